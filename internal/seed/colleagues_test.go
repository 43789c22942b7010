package seed

import (
	"testing"

	"muster/internal/hiring"
)

func TestRecruitersGrowWithTheCandidates(t *testing.T) {
	for candidates, want := range map[int]int{0: 11, 100_000: 11, 150_000: 16, 1_000_000: 110} {
		all, names := peopleFor(candidates), map[string]bool{}
		recruiters := 0
		for _, p := range all {
			names[p.mailName()] = true
			if p.role == hiring.Recruiter && !p.left {
				recruiters++
			}
		}
		if recruiters != want || len(names) != len(all) {
			t.Errorf("%d candidates have %d recruiters, want %d; %d people with %d names", candidates, recruiters, want,
				len(all), len(names))
		}
		if staff := newStaff(all); len(staff.users) != len(all) {
			t.Errorf("%d of %d people are users", len(staff.users), len(all))
		}
	}
}
