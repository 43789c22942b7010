package app_test

import (
	"slices"
	"testing"

	"muster/internal/app"
	"muster/internal/app/core"
	"muster/internal/app/figures"
	"muster/internal/hiring"
	"muster/internal/store/storetest"
)

// naiveReached reports whether an event brings its application into a block of the funnel.
func naiveReached(e naiveEvent, block string) bool {
	switch block {
	case "Calls":
		return e.stage == "CALL" && e.status != "Blacklisted"
	case "Shortlisted", "Selected":
		return e.stage == "CALL" && e.status == block
	case "Offer Sent", "Offer Accepted":
		return e.stage == "OFFER" && e.status == block
	case "Onboarded":
		return e.stage == "JOINING" && e.status == "Joined"
	}
	return e.stage == block[:len(block)-6]+"_ROUND" && slices.Contains([]string{"Selected", "On-Hold", "Skip"}, e.status)
}

// funnelsAgree recounts the blocks of every fifth requisition, opens them, and compares the results of its rounds.
func funnelsAgree(t *testing.T, muster *app.App, database string, n *naive) {
	t.Helper()
	today, blocks := hiring.DayOf(muster.Now().In(kolkata)), 0
	ids := storetest.Column(t, database, "SELECT id FROM requisition WHERE approved_on IS NOT NULL ORDER BY id")
	for i, id := range ids {
		if i%5 > 0 {
			continue
		}
		funnel, err := muster.Figures.Funnel(t.Context(), n.requisitions[id].department, id)
		must(t, err)
		for _, block := range funnel.Blocks {
			reached := map[string]bool{}
			for _, e := range n.events {
				if e.requisition == id && naiveReached(e, block.Label) {
					reached[e.application] = true
				}
			}
			cards, total, err := muster.Figures.FunnelCandidates(t.Context(), id, block.Key, core.ListAsk{})
			must(t, err)
			if blocks++; block.Count != len(reached) || len(cards) != block.Count || total != int64(block.Count) {
				t.Errorf("%s: %s is %d, want %d, and has %d of %d cards", funnel.Serial, block.Label, block.Count, len(reached),
					len(cards), total)
			}
		}
		feedbackAgrees(t, muster, n, id, today)
	}
	if blocks < 100 {
		t.Errorf("only %d blocks", blocks)
	}
}

// feedbackAgrees compares the results of a requisition's rounds with the events and with the Huddle.
func feedbackAgrees(t *testing.T, muster *app.App, n *naive, id string, today hiring.Day) {
	t.Helper()
	from, to := "2025-12-01", (today + 60).String()
	for stage, label := range map[string]string{"": "All Stage", "TL_ROUND": "TL Round", "CEO_ROUND": "CEO_ROUND"} {
		for status, asked := range map[string]string{"": "All", "Selected": "Selected", "Rejected": "Rejected"} {
			want := 0
			for _, e := range n.events {
				if e.requisition == id && (e.stage == "TL_ROUND" || e.stage == "PL_ROUND" || e.stage == "CEO_ROUND") &&
					(e.status == "Selected" || e.status == "Rejected") && (stage == "" || e.stage == stage) &&
					(status == "" || e.status == status) && e.on >= naiveDay(t, from) && e.on <= today {
					want++
				}
			}
			cards, total, err := muster.Figures.FeedbackCards(t.Context(), figures.FeedbackAsk{RequisitionID: id, Stage: label,
				Status: asked, Days: figures.Days{From: from, To: to}})
			must(t, err)
			if len(cards) != want || total != int64(want) {
				t.Errorf("%s: %d of %d results are %s %s, want %d", id, len(cards), total, label, asked, want)
			}
			if stage != "" || status != "" {
				continue
			}
			worked, _, err := muster.Figures.HuddleByRequisition(t.Context(), figures.Days{From: from, To: to}, "")
			must(t, err)
			for _, w := range worked {
				if w.RequisitionID == id && w.Sum(hiring.TechRound) != want {
					t.Errorf("%s: the Huddle has %d results, want %d", id, w.Sum(hiring.TechRound), want)
				}
			}
		}
	}
}
