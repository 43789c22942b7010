package hiring

import (
	"testing"
	"time"
)

func TestAnInvitationIsAnsweredUntilItBegins(t *testing.T) {
	start := time.Date(2026, 3, 20, 15, 30, 0, 0, time.UTC)
	before := start.Add(-time.Second)
	for name, c := range map[string]struct {
		facts InvitationFacts
		now   time.Time
		want  string
	}{
		"ahead":                   {InvitationFacts{Stands: true, Start: start}, before, ""},
		"begun":                   {InvitationFacts{Stands: true, Start: start}, start, ReplyBegun},
		"cancelled":               {InvitationFacts{Start: start}, before, ReplyCancelled},
		"moved":                   {InvitationFacts{Moved: true, Start: start}, before, ReplyMoved},
		"moved, and long ago":     {InvitationFacts{Moved: true, Start: start}, start.Add(time.Hour), ReplyMoved},
		"cancelled, and long ago": {InvitationFacts{Start: start}, start.Add(time.Hour), ReplyBegun},
	} {
		if got := c.facts.WhyNoReply(c.now); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
	if CheckReply(WillCome) != nil || CheckReply(AnotherTime) != nil || CheckReply("perhaps") == nil ||
		CheckReply("") == nil {
		t.Error("which answers there are")
	}
}
