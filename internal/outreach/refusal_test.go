package outreach

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"muster/internal/outreach/smtptest"
)

func TestRefusalNamesTheRecipients(t *testing.T) {
	for name, c := range map[string]struct {
		at    smtptest.Step
		times int
		want  Refusal
		text  string
	}{
		"the first recipient": {smtptest.Receiver, 1,
			Refusal{"550 5.0.0 no such user", []string{"asha@muster.test"}},
			"the mail server refuses the message: 550 5.0.0 no such user (asha@muster.test)"},
		"two recipients": {smtptest.Receiver, 2,
			Refusal{"550 5.0.0 no such user, 550 5.0.0 no such user", []string{"asha@muster.test", "ben@muster.test"}},
			"the mail server refuses the message: 550 5.0.0 no such user, 550 5.0.0 no such user " +
				"(asha@muster.test, ben@muster.test)"},
		"the mail itself": {smtptest.Content, 1, Refusal{Answer: "550 5.0.0 no such user"},
			"the mail server refuses the message: 550 5.0.0 no such user"},
	} {
		t.Run(name, func(t *testing.T) {
			server := smtptest.Start(t, smtptest.Refuse(c.at, 550, "no such user", c.times))
			err := sender(t, server, server.URL()).Send(t.Context(), letter)
			refusal, ok := errors.AsType[*Refusal](err)
			if !ok || !errors.Is(err, ErrRefused) {
				t.Fatalf("got %v", err)
			}
			if diff := cmp.Diff(c.want, *refusal); diff != "" {
				t.Error(diff)
			}
			if err.Error() != c.text {
				t.Errorf("it reads %q", err)
			}
		})
	}
}
