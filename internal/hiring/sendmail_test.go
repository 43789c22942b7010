package hiring

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

func TestReceiversOfAWrittenMail(t *testing.T) {
	good := WrittenMail{To: " Asha@company.example; b@company.example ", CC: "", Subject: "Hello", Body: "<p>Hi</p>"}
	to, cc, err := good.Receivers()
	if err != nil || !slices.Equal(to, []string{"asha@company.example", "b@company.example"}) || cc != nil {
		t.Errorf("got %v %v %v", to, cc, err)
	}
	for field, change := range map[string]func(*WrittenMail){
		"To":       func(m *WrittenMail) { m.To = " ; " },
		"CC":       func(m *WrittenMail) { m.CC = "not an address" },
		"Subject":  func(m *WrittenMail) { m.Subject = "two\nlines" },
		"MailBody": func(m *WrittenMail) { m.Body = strings.Repeat("x", 50_001) },
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

func TestWhoWritesToEveryCandidate(t *testing.T) {
	for role, all := range map[Role]bool{Recruiter: false, Interviewer: false, ESAHR: false, SeniorHR: true, Admin: true, TL: true, CEO: true} {
		if SeesEveryCandidate(User{Role: role}) != all {
			t.Errorf("%s: want %v", role, all)
		}
	}
	if !SeesEveryCandidate(User{Role: Recruiter, Grants: []Grant{GrantManager}}) {
		t.Error("a manager writes to everybody")
	}
}
