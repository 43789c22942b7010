package check

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"muster/internal/app/core"
	"muster/internal/app/requisitions"
	"muster/internal/hiring"
	"muster/internal/store"
)

// mostSentences is how many faults of one kind are listed; a database with more of them needs no longer list.
const mostSentences = 100

// faults collects sentences about one invariant.
type faults struct {
	sentences []string
	more      int
}

func (f *faults) add(format string, parts ...any) {
	if len(f.sentences) == mostSentences {
		f.more++
		return
	}
	f.sentences = append(f.sentences, fmt.Sprintf(format, parts...))
}

func (f *faults) told(name string) []string {
	if f.more > 0 {
		return append(f.sentences, fmt.Sprintf("%s: there are %d more faults of this kind", name, f.more))
	}
	return f.sentences
}

// checkRequisitionEvents replays the history of every requisition: it must be possible, lead to the stored requisition,
// and be made by users who may.
func checkRequisitionEvents(ctx context.Context, d *core.Core, found *faults) error {
	people, err := actors(ctx, d.Store.Read())
	if err != nil {
		return err
	}
	answered, err := approvalAnswers(ctx, d.Store.Read())
	if err != nil {
		return err
	}
	return d.Store.EachRequisitionHistory(ctx, func(h store.RequisitionHistory) error {
		events := make([]hiring.ReqEvent, len(h.Events))
		for i, e := range h.Events {
			events[i] = hiring.ReqEvent{
				Action: hiring.ReqAction(e.Action), Status: hiring.Status(e.Status), After: hiring.Status(e.After),
				Positions: int(e.Positions),
				HR:        core.Text(e.HrID), FromHR: core.Text(e.FromHrID),
			}
			actor := core.Text(e.ActorID)
			approves := actor == h.ApproverID || answered[store.ApprovalAnswersRow{SubjectID: h.ID, ActorID: actor}]
			if !people[actor].mayHave(events[i].Action, approves) {
				found.add("the requisition %s has the event %d, %s, by somebody who may not", h.Serial, e.ID, e.Action)
			}
		}
		r, err := hiring.ReplayRequisition(events)
		slices.Sort(r.Working)
		switch working := strings.Join(r.Working, ","); {
		case err != nil:
			found.add("the events of the requisition %s cannot have happened: %v", h.Serial, err)
		case string(r.Status) != h.Status:
			found.add("the requisition %s is %s, but its events make it %s", h.Serial, h.Status, r.Status)
		case string(r.BeforeHold) != h.BeforeHold || string(r.BeforeUnapproved) != h.BeforeUnapproved:
			found.add("the requisition %s remembers another status than its events tell of", h.Serial)
		case int64(r.Positions) != h.Positions:
			found.add("the requisition %s has %d positions, but its events leave it %d", h.Serial, h.Positions,
				r.Positions)
		case working != h.Working:
			found.add("the requisition %s has other recruiters at work than its events tell of", h.Serial)
		}
		return nil
	})
}

// checkRequisitionNumbers checks that the statuses of requisitions and assignments match their counts.
func checkRequisitionNumbers(ctx context.Context, d *core.Core, found *faults) error {
	return d.Store.EachRequisition(ctx, func(row store.Requisition, rows []store.Assignment) error {
		r := requisitions.RequisitionOf(row, rows)
		change := r.Recount()
		if change.Requisition.Status != r.Status {
			found.add("the requisition %s is %s, but its numbers make it %s", row.Serial, r.Status,
				change.Requisition.Status)
		}
		for i, a := range change.Requisition.Assignments {
			if a != r.Assignments[i] {
				found.add("the assignment %d of the requisition %s is %s with %d positions, but its numbers make it %s with %d",
					a.Made, row.Serial, r.Assignments[i].Status, r.Assignments[i].Positions, a.Status, a.Positions)
			}
		}
		return nil
	})
}

// actor is a user, as far as it matters for what they may have done in the past.
type actor struct {
	hiring.User
	// managed is true if the user was a manager once.
	managed bool
	// hadOtherRole is true if the user's role was changed: what they did under the former one is not judged by this one.
	hadOtherRole bool
}

func actors(ctx context.Context, q *store.Queries) (map[string]actor, error) {
	rows, err := q.ActorsToCheck(ctx)
	if err != nil {
		return nil, fmt.Errorf("app: who may act: %w", err)
	}
	all := map[string]actor{}
	for _, row := range rows {
		all[row.ID] = actor{core.HiringUser(row.ID, row.Role, row.Grants), row.Managed, row.OtherRole}
	}
	return all, nil
}

func (a actor) manages() bool { return a.managed || a.Has(hiring.GrantManager) }

// approvalAnswers are who answered for which requisition by a link, and who approved it before somebody else did. They
// were its approvers then, whoever is now.
func approvalAnswers(ctx context.Context, q *store.Queries) (map[store.ApprovalAnswersRow]bool, error) {
	rows, err := q.ApprovalAnswers(ctx)
	if err != nil {
		return nil, fmt.Errorf("app: who answered an approval: %w", err)
	}
	answered := map[store.ApprovalAnswersRow]bool{}
	for _, row := range rows {
		answered[row] = true
	}
	changes, err := q.ApproverChanges(ctx)
	if err != nil {
		return nil, fmt.Errorf("app: who approved before: %w", err)
	}
	for _, change := range changes {
		var former requisitions.ApproverChange
		if err := json.Unmarshal([]byte(change.Before), &former); err != nil {
			return nil, fmt.Errorf("app: who approved before: %w", err)
		}
		answered[store.ApprovalAnswersRow{SubjectID: change.SubjectID, ActorID: former.ApproverID}] = true
	}
	return answered, nil
}

// mayHave reports whether the user may have done this to a requisition. What follows from a candidate's step may be
// done by whoever made that step.
func (a actor) mayHave(done hiring.ReqAction, approves bool) bool {
	switch done {
	case hiring.Approve, hiring.Unapprove:
		return approves
	case hiring.WorkStarted, hiring.Recount, hiring.PositionFilled:
		return a.ID != ""
	}
	return a.manages()
}

// mayHaveMoved reports whether the user may have made this step of an application: as its owner or a manager, by taking
// the pending interview, or, for a candidate mapped to another requisition, as the user who takes them over there.
func (a actor) mayHaveMoved(e hiring.Event, before hiring.Progress, esa bool) bool {
	switch {
	case a.ID == "":
		mappedAway := e.Stage == hiring.Aside && e.Status == hiring.StatusRemap
		return mappedAway || esa && e.Stage == hiring.StageNew && e.OwnerID == ""
	case e.Status == hiring.StatusReopened:
		return a.manages()
	case a.manages(), a.ID == e.OwnerID:
		return true
	case e.Stage == hiring.Aside && e.Status == hiring.StatusRemap:
		return true
	}
	return before.InterviewPending() && before.InterviewerID == a.ID && e.Stage == before.Stage
}

// mayHaveConducted reports whether the user may have been named to conduct the interview of this round.
func (a actor) mayHaveConducted(round hiring.Stage) bool {
	return a.manages() || a.hadOtherRole || round.MayConduct(a.User)
}
