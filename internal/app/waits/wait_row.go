package waits

import (
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// Of returns the row that the facts make.
func Of(f store.WaitFactsRow, settings hiring.WaitSettings) store.Wait {
	return rowOf(factsOf(f), settings)
}

func factsOf(f store.WaitFactsRow) hiring.WaitFacts {
	facts := hiring.WaitFacts{Events: core.StageEvents(f.Events), Application: hiring.Application{
		ID: f.ID, OwnerID: core.Text(f.OwnerID), OwnerRow: hiring.Status(f.OwnerRow),
		Requisition: hiring.OpeningFacts{
			ID: f.RequisitionID, Status: hiring.Status(f.RequisitionStatus),
			EmploymentType: hiring.EmploymentType(f.EmploymentType), ESA: f.ESA, Positions: int(f.Positions),
			Accepted: int(f.Accepted), Outstanding: int(f.Outstanding),
		},
	}}
	facts.Progress = hiring.Replay(facts.Events)
	facts.Owner = hiring.WaitPerson{User: core.HiringUser(facts.OwnerID, f.OwnerRole, f.OwnerGrants),
		Active: f.OwnerActive}
	facts.Interviewer = hiring.WaitPerson{User: hiring.User{ID: facts.InterviewerID},
		Active: f.ActiveConductors[facts.InterviewerID]}
	if f.MobileChangedAt != nil {
		facts.MobileChanged = f.MobileChangedAt.Time
	}
	return facts
}

func rowOf(f hiring.WaitFacts, settings hiring.WaitSettings) store.Wait {
	w := hiring.WaitOf(f, settings)
	row := store.Wait{
		ApplicationID: f.ID, RequisitionID: f.Requisition.ID, OwnerID: core.TextOrNil(f.OwnerID),
		Party: string(w.Party), PersonID: core.TextOrNil(w.PersonID), What: w.What,
		SinceAt: instant(w.Since), DueAt: instant(w.Due),
		Sleeps: w.Sleeps, Tries: int64(hiring.TriesOf(f.Events).Calls),
		Promised: hiring.PromisesCall(w.What, f.Status),
	}
	if w.JoinsOn != 0 {
		row.JoinsOn = new(store.Date(w.JoinsOn.String()))
	}
	return row
}

func instant(t time.Time) *store.Instant {
	if t.IsZero() {
		return nil
	}
	return new(store.At(t))
}

// Same reports whether two rows say the same.
func Same(a, b store.Wait) bool {
	sameTime := func(a, b *store.Instant) bool { return a == nil && b == nil || a != nil && b != nil && a.Equal(b.Time) }
	day := func(d *store.Date) store.Date {
		if d == nil {
			return ""
		}
		return *d
	}
	return a.ApplicationID == b.ApplicationID && a.RequisitionID == b.RequisitionID && a.Party == b.Party &&
		core.Text(a.OwnerID) == core.Text(b.OwnerID) && core.Text(a.PersonID) == core.Text(b.PersonID) &&
		a.What == b.What && sameTime(a.SinceAt, b.SinceAt) && sameTime(a.DueAt, b.DueAt) &&
		a.Sleeps == b.Sleeps && a.Tries == b.Tries && a.Promised == b.Promised &&
		day(a.JoinsOn) == day(b.JoinsOn)
}

// Rule returns the row as the rules know it.
func Rule(row store.Wait) hiring.Wait {
	w := hiring.Wait{Party: hiring.Party(row.Party), PersonID: core.Text(row.PersonID), What: row.What, Sleeps: row.Sleeps,
		JoinsOn: core.DayOrNone(row.JoinsOn)}
	if row.SinceAt != nil {
		w.Since = row.SinceAt.Time
	}
	if row.DueAt != nil {
		w.Due = row.DueAt.Time
	}
	return w
}
