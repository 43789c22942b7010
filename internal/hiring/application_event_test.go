package hiring

import "testing"

func TestReplay(t *testing.T) {
	scheduled := Event{Stage: StageHR, Status: StatusScheduled, Interview: Interview{Online, "link", "hr"}}
	rescheduled := Event{Stage: StageHR, Status: StatusRescheduled, Interview: Interview{Online, "link", "another"}}
	for name, c := range map[string]struct {
		events []Event
		holds  func(Progress) bool
	}{
		"nothing yet": {nil, func(p Progress) bool { return p == Progress{} }},
		"an interview": {[]Event{scheduled}, func(p Progress) bool {
			return p.InterviewerID == "hr" &&
				p.InterviewPending()
		}},
		"the person changed": {[]Event{scheduled, rescheduled},
			func(p Progress) bool { return p.InterviewerID == "another" }},
		"the interview has a result": {[]Event{scheduled, {Stage: StageHR, Status: StatusSelected}},
			func(p Progress) bool { return p.InterviewerID == "" && !p.InterviewPending() }},
		"documents beside a stage": {[]Event{scheduled, {Status: StatusDocumentsSent}}, func(p Progress) bool {
			return p.Documents && p.Stage == StageHR && p.Status == StatusScheduled && p.InterviewerID == "hr"
		}},
		"pushed beside a stage": {[]Event{{Stage: StageOffer, Status: StatusOfferSent}, {Status: StatusPushToOffer}},
			func(p Progress) bool {
				return p.Pushed && p.Status == StatusOfferSent && p.LastIn(StageOffer) == StatusOfferSent
			}},
		"pushed into OFFER": {[]Event{{Stage: StageOffer, Status: StatusPushToOffer}},
			func(p Progress) bool { return p.Pushed && p.Stage == StageOffer }},
		"mapped away": {[]Event{scheduled, {Status: StatusRemap, By: "m"}}, func(p Progress) bool {
			return p.RemappedBy == "m" && p.Stage == StageHR && !p.Live() && p.Closed()
		}},
		"mapped here": {[]Event{{Stage: StageNew, Status: StatusRemap, By: "m"}},
			func(p Progress) bool { return p.RemappedBy == "" && p.Live() && !p.Closed() }},
		"blacklisted": {[]Event{scheduled, {Stage: StageHR, Status: StatusBlacklisted}}, func(p Progress) bool {
			return p.Blacklisted && p.Stage == StageHR && p.Status == StatusBlacklisted &&
				p.LastIn(StageHR) == StatusScheduled && p.Closed() && !p.Live()
		}},
		"joined": {[]Event{{Stage: StageJoining, Status: StatusJoined}},
			func(p Progress) bool { return p.Closed() && p.Live() }},
		"rejected by ESA": {[]Event{{Stage: StageCall, Status: StatusRejected}},
			func(p Progress) bool { return p.EsaRejected() && p.Closed() && p.Live() }},
		"rejected in a round": {[]Event{{Stage: StageHR, Status: StatusRejected}},
			func(p Progress) bool { return !p.EsaRejected() && p.Closed() }},
		"KYC": {[]Event{{Stage: StageOffer, Status: StatusKYCSubmitted},
			{Stage: StageOffer, Status: StatusOfferNotSent}},
			func(p Progress) bool { return p.KYC == StatusKYCSubmitted }},
		"what is no stage": {[]Event{{Stage: "MD_ROUND", Status: StatusSelected}},
			func(p Progress) bool { return p.Last == [stageCount]Status{} && p.LastIn("MD_ROUND") == "" }},
		"not interested so far": {[]Event{{Stage: StageCall, Status: StatusNotInterested}},
			func(p Progress) bool { return !p.Closed() && p.Unfinished() }},
	} {
		t.Run(name, func(t *testing.T) {
			if p := Replay(c.events); !c.holds(p) {
				t.Errorf("got %+v", p)
			}
		})
	}
}
