package hiring

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"
)

func TestReceiversOfAWrittenMail(t *testing.T) {
	good := WrittenMail{To: " Asha@company.example; b@company.example ", CC: "", Subject: "Hello", Body: "<p>Hi</p>"}
	to, cc, err := good.Receivers()
	if err != nil || !slices.Equal(to, []string{"asha@company.example", "b@company.example"}) || cc != nil {
		t.Errorf("got %v %v %v", to, cc, err)
	}
	for field, change := range map[string]func(*WrittenMail){
		"to":      func(m *WrittenMail) { m.To = " ; " },
		"cc":      func(m *WrittenMail) { m.CC = "not an address" },
		"subject": func(m *WrittenMail) { m.Subject = "two\nlines" },
		"body":    func(m *WrittenMail) { m.Body = strings.Repeat("x", 50_001) },
	} {
		m := good
		change(&m)
		_, _, err := m.Receivers()
		if p, ok := errors.AsType[*Problem](err); !ok || p.Field != field || p.Kind != Invalid {
			t.Errorf("%s: %v", field, err)
		}
	}
	m := good
	m.To = strings.Repeat("a@b.example,", 21)
	if _, _, err := m.Receivers(); err == nil || err.Error() != MailTooManyPersons {
		t.Errorf("21 receivers: %v", err)
	}
}

func TestWrittenMeeting(t *testing.T) {
	const want = "2026-03-20T15:30:00+05:30"
	for _, text := range []string{"2026-03-20T10:00:00Z", "2026-03-20 15:30", "2026-03-20T15:30",
		"2026-03-20 03:30 pm", " 2026-03-20 15:30:00 "} {
		at, place, err := WrittenMeeting{text, " Pune office "}.Read(morning)
		if err != nil || at.Format(time.RFC3339) != want || place != "Pune office" {
			t.Errorf("%q: %v, %q, %v", text, at, place, err)
		}
	}
	for text, sentence := range map[string]string{
		"": "Please Select Date!!", "2026-03-20": "Please Select Date!!", "tomorrow": "Please Select Date!!",
		"2026-03-20 25:00": "Please Select Date!!",
		"2026-03-10 01:29": "The date cannot be in the past",
	} {
		_, _, err := WrittenMeeting{text, ""}.Read(morning)
		expectProblem(t, err, Invalid, "at", sentence)
	}
	_, _, err := WrittenMeeting{"2026-03-20 15:30", strings.Repeat("x", 501)}.Read(morning)
	expectProblem(t, err, Invalid, "location", "A link or location may have 500 characters at most")
}
