package hiring

import "testing"

func TestParseConversationTab(t *testing.T) {
	for text, want := range map[string]ConversationTab{"": WholeConversation, "all": WholeConversation,
		"whatsapp": WhatsappTab, "mail": MailTab, "calls": CallsTab, "failed": FailedTab} {
		if got, err := ParseConversationTab(text); got != want || err != nil {
			t.Errorf("%q: %q, %v", text, got, err)
		}
	}
	_, err := ParseConversationTab("pigeons")
	expectProblem(t, err, Invalid, "tab", ChooseTab)
}

func TestCheckRetry(t *testing.T) {
	for name, c := range map[string]struct {
		channel string
		state   MessageState
		reason  string
		agreed  bool
		want    string
	}{
		"a failed mail":               {"mail", MessageFailed, "No such mailbox", false, ""},
		"a kept mail":                 {"mail", MessageKept, "No mail server", false, ""},
		"unheard":                     {"whatsapp", MessageFailed, NoAnswerMayHaveArrived, false, MayArriveTwice},
		"unheard, and they agree":     {"whatsapp", MessageFailed, NoAnswerMayHaveArrived, true, ""},
		"the service said no":         {"whatsapp", MessageFailed, "No such template", false, ""},
		"sent, and they agree anyway": {"whatsapp", MessageSent, "", true, onlyAgain + "sent."},
		"cancelled":                   {"mail", MessageCancelled, "Undone", false, onlyAgain + "cancelled."},
	} {
		if err := CheckRetry(c.channel, c.state, c.reason, c.agreed); saidOf(err) != c.want {
			t.Errorf("%s: %v", name, err)
		}
	}
}

const onlyAgain = "Only a message that failed or was kept can be sent again; this one is "

func TestCheckCancel(t *testing.T) {
	for state, want := range map[MessageState]string{
		MessageQueued: "", MessageKept: "",
		MessageLeaving: "Only a message that has not left can be cancelled; this one is leaving.",
		MessageSent:    "Only a message that has not left can be cancelled; this one is sent.",
		MessageFailed:  "Only a message that has not left can be cancelled; this one is failed.",
	} {
		if got := saidOf(CheckCancel(state)); got != want {
			t.Errorf("%s: %q", state, got)
		}
	}
}

func TestPresentReceiver(t *testing.T) {
	const old, now = "sidhi@inbox.example", "siddhi@inbox.example"
	for name, c := range map[string]struct {
		to, now   string
		colleague bool
		want      string
	}{
		"the same":            {now, now, false, now},
		"corrected":           {old, now, false, now},
		"no address any more": {old, "", false, old},
		"to a colleague":      {"boss@company.example", now, true, "boss@company.example"},
		"two receivers":       {old + ", boss@company.example", now, false, old + ", boss@company.example"},
	} {
		if got := PresentReceiver(c.to, c.now, c.colleague); got != c.want {
			t.Errorf("%s: %q", name, got)
		}
	}
}

func saidOf(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}
