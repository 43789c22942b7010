package hiring

import (
	"strings"
	"testing"
)

func TestJoiningMailByRole(t *testing.T) {
	for role, c := range map[Role]struct {
		copies bool
		says   string
	}{
		PL: {false, "in your process"}, TL: {true, "your team"}, ATL: {true, "your team"}, CEO: {false, "joins on"},
	} {
		m := JoiningMailOf(role)
		if m.CopiesLead != c.copies || !strings.Contains(m.Says, c.says) || strings.Count(m.Says, "%s") != 3 {
			t.Errorf("%s: %+v", role, m)
		}
	}
	for role, want := range map[Role]bool{PL: true, Admin: true, CEO: false, TL: false, "": false} {
		if LeadsProcess(role) != want {
			t.Errorf("%s: %v", role, !want)
		}
	}
}
