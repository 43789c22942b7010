package requisitions

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/app/waits"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/store"
)

// Waiting is whom a requisition waits on, and whether the caller may remind them.
type Waiting struct {
	waits.RequisitionWait
	State    hiring.WaitState
	Remind   bool
	Reminded string
}

// RequisitionWaiting returns whom the requisition waits on.
func (s *Service) RequisitionWaiting(ctx context.Context, by core.Caller, key string) (Waiting, error) {
	_, isSerial := hiring.ParseSerial(key)
	seen, _, err := s.Store.Requisition(ctx, key, isSerial, by.Viewer().Scope)
	if store.IsNone(err) {
		return Waiting{}, hiring.Missing()
	}
	if err != nil {
		return Waiting{}, fmt.Errorf("app: requisition: %w", err)
	}
	q := s.Store.Read()
	is := Waiting{RequisitionWait: waits.RequisitionWait{Wait: hiring.Wait{Party: hiring.WaitsOnNobody}}}
	// Who was taken off sees nothing later.
	if hiring.Status(seen.Status) == hiring.StatusHrRevoke && by.Viewer().AsRecruiter() {
		return is, nil
	}
	if is.RequisitionWait, err = s.waits.OneRequisition(ctx, q, seen.ID); err != nil {
		return Waiting{}, err
	}
	settings, err := s.ReadSettings(ctx, q)
	if err != nil {
		return Waiting{}, err
	}
	reminders, err := s.waits.Reminders(ctx, q, seen.ID)
	if err != nil {
		return Waiting{}, err
	}
	is.State = is.Wait.State(s.Now(), settings.Waits())
	is.Remind = hiring.CheckRequisitionRemind(by.User, is.Wait) == nil
	if len(reminders) > 0 {
		is.Reminded = reminders[0].Words(settings.Zone)
	}
	return is, nil
}

// Remind reminds whom the requisition waits on: the approver by mail, with the links once more; a recruiter by bell.
func (s *Service) Remind(ctx context.Context, by core.Caller, key string) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		r, err := s.Load(ctx, q, key)
		if err != nil {
			return err
		}
		w, err := s.waits.OneRequisition(ctx, q, r.Row.ID)
		if err != nil {
			return err
		}
		if err := hiring.CheckRequisitionRemind(by.User, w.Wait); err != nil {
			return err
		}
		if err := s.waits.AddReminder(ctx, q, by, r.Row.ID); err != nil {
			return err
		}
		if w.Party == hiring.WaitsOnApprover {
			err = s.mailApprover(ctx, q, by, r.Row.ID)
		} else {
			err = s.ringRecruiter(ctx, q, by, w)
		}
		if err != nil {
			return err
		}
		if err := s.Record(ctx, q, by, "Remind", "requisition", r.Row.ID, nil, map[string]string{
			"party": string(w.Party), "person": w.PersonID, "what": w.What}); err != nil {
			return err
		}
		return q.MarkChange(ctx, core.TopicRequisition)
	})
}

// mailApprover mails whoever approves today the question and its links once more.
func (s *Service) mailApprover(ctx context.Context, q *store.Queries, by core.Caller, requisitionID string) error {
	about, err := s.approval(ctx, q, by, requisitionID)
	if err != nil {
		return err
	}
	return s.messages.Queue(ctx, q, by.User.ID, letter.ApprovalRequest(about))
}

// ringRecruiter tells the recruiter by the bell, of the last that happened to the requisition.
func (s *Service) ringRecruiter(ctx context.Context, q *store.Queries, by core.Caller, w waits.RequisitionWait) error {
	last, err := q.LastRequisitionEvent(ctx, w.ID)
	if err != nil {
		return fmt.Errorf("app: last event of a requisition: %w", err)
	}
	return s.Notify(ctx, q, by.User.ID, core.Told{Kind: hiring.NotifyReminder, RequisitionID: w.ID,
		RequisitionEvent: last.ID, To: []string{w.PersonID}, Detail: w.What})
}
