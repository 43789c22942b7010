package httpapi_test

import "testing"

// An acceptance dated 2019 once gave an Average TTF of -2751 days.
func TestOfferDatesFollowTheStepTheyAnswer(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		d.clears(d.recruiter, req, can)
		for _, step := range []struct{ stage, status, early, day, why string }{
			{"OFFER", "Offer Sent", "2026-03-15", "2026-03-16", "the candidate was cleared for the offer"},
			{"OFFER", "Offer Accepted", "2019-01-01", "2026-03-16", "the offer was sent"},
			{"JOINING", "Expected DOJ", "2026-03-15", "2026-03-16", "the offer was accepted"},
			{"JOINING", "Joined", "2025-12-31", "2026-03-16", "the offer was accepted"},
		} {
			for _, o := range d.next(d.manager, req, can).stage(step.stage).Options {
				if o.Status == step.status && o.FirstDate != "2026-03-16" {
					t.Errorf("the picker of %s starts on %q", step.status, o.FirstDate)
				}
			}
			a := d.move(d.manager, req, can, step.stage, step.status, body{"CALLBACK_DATE": step.early})
			if a.Status != 400 || a.field() != "CALLBACK_DATE" ||
				a.message() != "The date cannot be before 16 Mar 2026, when "+step.why {
				t.Errorf("%s on %s: %s", step.status, step.early, a.Raw)
			}
			d.does(d.manager, req, can, step.stage, step.status, body{"CALLBACK_DATE": step.day})
		}
		for _, row := range d.manager.get(averageTTF + "2026").Data {
			if days, closed := row["FT_TTF"].(float64); closed && days < 0 {
				t.Errorf("%s: an average of %v days", row["Slot"], days)
			}
		}
	})
}
