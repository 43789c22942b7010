package httpapi_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"muster/internal/app/core"
	"muster/internal/app/messages"
)

// Mails are composed after the move, so a late worker finds a candidate who has moved on.
func TestDelayedMailsDescribeTheirOwnMove(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		first, later := d.idOf("interviewer"), d.arranged(d.conductor)
		later["CALLBACK_DATE"] = "2026-03-23"
		for _, m := range []struct {
			stage, status string
			with          body
		}{{"CALL", "Shortlisted", d.arranged(first)}, {"HR_ROUND", "Rescheduled", later}, {"HR_ROUND", "Skip", nil}} {
			if a := d.move(d.recruiter, req, can, m.stage, m.status, m.with); a.code() != "200" {
				t.Fatal(a.Raw)
			}
		}
		if rows, _, err := d.app.Messages.Messages(t.Context(), messages.OutboxAsk{State: "queued",
			ListAsk: core.ListAsk{Size: 100}}); err != nil ||
			len(rows) != 0 {
			t.Errorf("the moves composed %d mails themselves, which delays other writes: %v", len(rows),
				err)
		}
		// Both days of the interview have passed when the worker runs, but were in the future when it was cancelled.
		d.pass(30 * 24 * time.Hour)
		d.mails = nil
		d.work()
		var told []string
		for _, m := range d.mails {
			told = append(told, strings.Join(m.To, ", ")+" "+entry(m.Calendar, "METHOD")+" "+entry(m.Calendar,
				"SEQUENCE")+" "+entry(m.Calendar, "DTSTART"))
		}
		slices.Sort(told)
		candidate, was, is := candidatesMail, d.emailOf(first), d.emailOf(d.conductor)
		want := []string{
			candidate + " REQUEST 0 TZID=Asia/Kolkata:20260320T153000", was +
				" REQUEST 0 TZID=Asia/Kolkata:20260320T153000",
			candidate + " REQUEST 2 TZID=Asia/Kolkata:20260323T153000", is +
				" REQUEST 2 TZID=Asia/Kolkata:20260323T153000", was + " CANCEL 1 TZID=Asia/Kolkata:20260320T153000",
			candidate + " CANCEL 3 TZID=Asia/Kolkata:20260323T153000", is +
				" CANCEL 3 TZID=Asia/Kolkata:20260323T153000",
		}
		slices.Sort(want)
		if !slices.Equal(told, want) {
			t.Errorf("got\n%s\nwant\n%s", strings.Join(told, "\n"), strings.Join(want, "\n"))
		}
	})
}
