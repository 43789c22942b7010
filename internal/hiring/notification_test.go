package hiring

import "testing"

func TestNotificationWeeks(t *testing.T) {
	for _, text := range []string{"2026-03-30", "2026-04-01", "2026-04-05"} {
		d, _ := ParseDay(text)
		weeks := NotificationWeeks(d)
		if len(weeks) != 12 {
			t.Fatalf("%d weeks, want 12", len(weeks))
		}
		if first := weeks[0]; first.Start.String() != "2026-01-12" || first.End.String() != "2026-01-18" {
			t.Errorf("%s: the oldest is %s to %s", text, first.Start, first.End)
		}
		if last := weeks[11]; last.Start.String() != "2026-03-30" || last.End.String() != "2026-04-05" {
			t.Errorf("%s: the newest is %s to %s", text, last.Start, last.End)
		}
		for i := 1; i < len(weeks); i++ {
			if weeks[i].Start != weeks[i-1].End+1 {
				t.Errorf("%s: a gap after %s", text, weeks[i-1].End)
			}
		}
	}
}
