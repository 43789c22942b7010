package hiring

import (
	"slices"
	"testing"
)

var allMessageStates = []MessageState{MessageQueued, MessageLeaving, MessageSent, MessageDelivered, MessageRead,
	MessageFailed, MessageKept, MessageOpened, MessageCancelled}

func TestRaiseMessage(t *testing.T) {
	const (
		q, l, s, d, r = MessageQueued, MessageLeaving, MessageSent, MessageDelivered, MessageRead
		f, k, o, c    = MessageFailed, MessageKept, MessageOpened, MessageCancelled
	)
	raised := map[MessageState][]MessageState{
		s: {l},
		f: {l, s},
		d: {q, l, s, f, k, c},
		r: {q, l, s, d, f, k, c},
		// What a service never reports.
		q: {}, l: {}, k: {}, o: {}, c: {},
	}
	for _, to := range allMessageStates {
		for _, from := range allMessageStates {
			if got, want := RaiseMessage(from, to), slices.Contains(raised[to], from); got != want {
				t.Errorf("from %s to %s: %v, want %v", from, to, got, want)
			}
		}
	}
}

func TestUnheard(t *testing.T) {
	for _, state := range allMessageStates {
		if got := Unheard(state, "The number is not on WhatsApp"); got != state {
			t.Errorf("%s with another reason is taken for %s", state, got)
		}
		want := state
		if state == MessageFailed {
			want = MessageLeaving
		}
		if got := Unheard(state, NoAnswerMayHaveArrived); got != want {
			t.Errorf("%s without an answer is taken for %s", state, got)
		}
	}
}

func TestMayRetryAndCancelMessage(t *testing.T) {
	for _, c := range []struct {
		channel           string
		state             MessageState
		reason            string
		may, twice, stops bool
	}{
		{"mail", MessageQueued, "", false, false, true},
		{"mail", MessageSent, "", false, false, false},
		{"mail", MessageFailed, "No such mailbox", true, false, false},
		{"mail", MessageFailed, NoAnswerMayHaveArrived, true, false, false},
		{"mail", MessageKept, "No mail server", true, false, true},
		{"mail", MessageCancelled, "Undone", false, false, false},
		{"whatsapp", MessageQueued, "429", false, false, true},
		{"whatsapp", MessageLeaving, "", false, false, false},
		{"whatsapp", MessageSent, "", false, false, false},
		{"whatsapp", MessageDelivered, "", false, false, false},
		{"whatsapp", MessageRead, "", false, false, false},
		{"whatsapp", MessageOpened, "", false, false, false},
		{"whatsapp", MessageFailed, "No such template", true, false, false},
		{"whatsapp", MessageFailed, NoAnswerMayHaveArrived, true, true, false},
		{"whatsapp", MessageKept, "Nothing is set up", true, false, true},
		{"whatsapp", MessageCancelled, CandidateOptedOut, false, false, false},
	} {
		may, twice := MayRetryMessage(c.channel, c.state, c.reason)
		if may != c.may || twice != c.twice || MayCancelMessage(c.state) != c.stops {
			t.Errorf("%s %s %q: again %v, twice %v, cancel %v", c.channel, c.state, c.reason, may, twice,
				MayCancelMessage(c.state))
		}
	}
}

func TestMayOpenMessage(t *testing.T) {
	for _, state := range []MessageState{MessageQueued, MessageLeaving, MessageSent, MessageDelivered, MessageRead,
		MessageFailed, MessageKept, MessageOpened, MessageCancelled} {
		if got := MayOpenMessage("whatsapp", state); got != (state == MessageKept) {
			t.Errorf("a WhatsApp message that is %s: %v", state, got)
		}
		if MayOpenMessage("mail", state) {
			t.Errorf("a mail that is %s opens in WhatsApp", state)
		}
	}
	checkNo(t, CheckOpen("whatsapp", MessageKept), no{})
	checkNo(t, CheckOpen("whatsapp", MessageSent), no{Refused, "",
		"Only a WhatsApp message that was kept can be opened; this one is sent."})
}

func TestWhatsappNumbers(t *testing.T) {
	for mobile, want := range map[string]string{
		"9823012345": "919823012345", "6000000000": "916000000000", "": "", "982301234": "", "98230123456": "",
		"0501234567": "", "5551234567": "", "98230-2345": "", "+919823012": "",
	} {
		if got, ok := WhatsappNumber(mobile); got != want || ok != (want != "") {
			t.Errorf("%q: %q, %v", mobile, got, ok)
		}
	}
	for number, want := range map[string]string{
		"919823012345": "9823012345", "971501234567": "", "9823012345": "", "449823012345": "", "+919823012345": "",
		"91982301234x": "", "": "",
	} {
		if got := MobileOfWhatsapp(number); got != want {
			t.Errorf("%q: %q", number, got)
		}
	}
}
