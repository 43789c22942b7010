package app

import (
	"context"
	"fmt"
	"time"

	"muster/internal/hiring"
	"muster/internal/store"
)

// CandidateDetails is a candidate with one application, as somebody sees them.
type CandidateDetails struct {
	store.DetailsRow
	// SeesSource says whether the source is shown to them.
	SeesSource bool
	// WantsResume says whether candidates for the position need a resume.
	WantsResume bool
}

// GetCandidateDetails is a candidate with the application to a requisition, as the caller sees them. One who was mapped to
// another requisition is given too: RemappedBy names who did it.
func (d *Desk) GetCandidateDetails(ctx context.Context, by Caller, candidateID, reqID string) (CandidateDetails, error) {
	return d.candidateDetails(ctx, by.Viewer(), candidateID, reqID)
}

// GetCandidateDetailsOf is GetCandidateDetails as seen by the user whose id stands in the path.
func (d *Desk) GetCandidateDetailsOf(ctx context.Context, by Caller, candidateID, reqID, userID string) (CandidateDetails, error) {
	of, err := d.viewerOf(ctx, by, userID)
	if err != nil {
		return CandidateDetails{}, err
	}
	return d.candidateDetails(ctx, of, candidateID, reqID)
}

func (d *Desk) candidateDetails(ctx context.Context, of Viewer, candidateID, reqID string) (CandidateDetails, error) {
	id, err := requisitionID(ctx, d.Store.Read(), reqID)
	if err != nil {
		return CandidateDetails{}, err
	}
	row, err := d.Store.CandidateDetails(ctx, candidateID, id, of.Scope)
	if store.IsNone(err) {
		return CandidateDetails{}, hiring.Missing()
	}
	if err != nil {
		return CandidateDetails{}, fmt.Errorf("app: candidate details: %w", err)
	}
	shown, err := d.ShowsSource(ctx, d.Store.Read(), row.DepartmentID)
	if err != nil {
		return CandidateDetails{}, err
	}
	exempt, err := d.ResumeIsOptional(ctx, d.Store.Read(), row.PositionID)
	return CandidateDetails{row, hiring.SeesSource(of.User, shown), hiring.NeedsResume(row.Position, row.Esa != "", exempt)}, err
}

// queueKeeps is how long the queue keeps a candidate for somebody.
const queueKeeps = 15 * time.Minute

// NextEsaCandidate is whom the user is to call next on a requisition of the programme: whom they are to call back, else the
// oldest new one that nobody has, who is then kept for them for a while. Asking again within it gives the same candidate. The
// word live stands for the requisition into which the programme takes people in.
func (d *Desk) NextEsaCandidate(ctx context.Context, by Caller, reqID, userID string) (CandidateDetails, error) {
	of, err := d.viewerOf(ctx, by, userID)
	if err != nil {
		return CandidateDetails{}, err
	}
	if reqID == string(hiring.MarkLive) {
		programme, err := d.EsaRequisitions(ctx, d.Store.Read())
		if err != nil {
			return CandidateDetails{}, err
		}
		if reqID = programme.Live; reqID == "" {
			return CandidateDetails{}, hiring.Refuse(hiring.NoCandidateLeft)
		}
	}
	r, err := d.opening(ctx, of, reqID)
	if err != nil {
		return CandidateDetails{}, err
	}
	candidateID := ""
	if r.Esa != "" && hiring.WorksOnQueue(of.User) {
		err = d.Store.InTx(ctx, func(q *store.Queries) error {
			candidateID, err = d.takeFromQueue(ctx, q, of.User.ID, r.ID)
			return err
		})
	}
	if err != nil {
		return CandidateDetails{}, err
	}
	if candidateID == "" {
		return CandidateDetails{}, hiring.Refuse(hiring.NoCandidateLeft)
	}
	return d.candidateDetails(ctx, of, candidateID, r.ID)
}

// takeFromQueue gives the id of the candidate, empty when there is none.
func (d *Desk) takeFromQueue(ctx context.Context, q *store.Queries, userID, reqID string) (string, error) {
	now := store.At(d.Now())
	due, err := q.EsaFollowUpDue(ctx, store.EsaFollowUpDueParams{OwnerID: &userID, RequisitionID: reqID, Now: &now})
	if err == nil {
		return due, nil
	}
	if !store.IsNone(err) {
		return "", fmt.Errorf("app: follow-up due: %w", err)
	}
	held, err := q.EsaHeld(ctx, store.EsaHeldParams{UserID: userID, Now: now, RequisitionID: reqID})
	if err == nil {
		return held, nil
	}
	if !store.IsNone(err) {
		return "", fmt.Errorf("app: kept by the queue: %w", err)
	}
	next, err := q.EsaNext(ctx, store.EsaNextParams{RequisitionID: reqID, Now: now})
	if store.IsNone(err) {
		return "", nil
	}
	if err != nil {
		return "", fmt.Errorf("app: next of the queue: %w", err)
	}
	err = q.HoldForUser(ctx, store.HoldForUserParams{ApplicationID: next.ID, UserID: userID, Until: store.At(d.Now().Add(queueKeeps))})
	if err != nil {
		return "", fmt.Errorf("app: keep for a user: %w", err)
	}
	return next.CandidateID, nil
}

// heldBy is for whom the queue keeps an application at the moment, empty for nobody.
func (d *Desk) heldBy(ctx context.Context, q *store.Queries, applicationID string) (string, error) {
	userID, err := q.EsaHolder(ctx, store.EsaHolderParams{ApplicationID: applicationID, Now: store.At(d.Now())})
	if err != nil && !store.IsNone(err) {
		return "", fmt.Errorf("app: who holds an application: %w", err)
	}
	return userID, nil
}

// CandidateTimeline is what happened to the candidate's application to a requisition, oldest first.
func (d *Desk) CandidateTimeline(ctx context.Context, by Caller, candidateID, reqID string) ([]CandidateStep, error) {
	q := d.Store.Read()
	req, err := requisitionID(ctx, q, reqID)
	if err != nil {
		return nil, err
	}
	id, err := d.Store.ApplicationSeen(ctx, candidateID, req, by.Viewer().Scope)
	if store.IsNone(err) {
		return nil, hiring.Missing()
	}
	if err != nil {
		return nil, fmt.Errorf("app: application of a timeline: %w", err)
	}
	return candidateSteps(ctx, q, id)
}

// CandidateStep is a step of an application, with the scores that an interviewer gave.
type CandidateStep struct {
	store.StageTimelineRow
	Scores []hiring.Score
}

// candidateSteps are the steps of an application, oldest first.
func candidateSteps(ctx context.Context, q *store.Queries, applicationID string) ([]CandidateStep, error) {
	rows, err := q.StageTimeline(ctx, applicationID)
	if err != nil {
		return nil, fmt.Errorf("app: timeline: %w", err)
	}
	scored, err := q.StageScores(ctx, applicationID)
	if err != nil {
		return nil, fmt.Errorf("app: scores of a timeline: %w", err)
	}
	scores := map[int64][]hiring.Score{}
	for _, s := range scored {
		scores[s.EventID] = append(scores[s.EventID], hiring.Score{Factor: s.Factor, Value: int(s.Score)})
	}
	steps := make([]CandidateStep, len(rows))
	for i, row := range rows {
		steps[i] = CandidateStep{row, scores[row.ID]}
	}
	return steps, nil
}

// AppliedTimeline is a candidate's application with what happened to it.
type AppliedTimeline struct {
	store.ApplicationsOfCandidateRow
	Steps []CandidateStep
}

// CandidateTimelines is what happened to a candidate, application by application, oldest first.
func (d *Desk) CandidateTimelines(ctx context.Context, by Caller, candidateID string) ([]AppliedTimeline, error) {
	applied, err := d.PositionsApplied(ctx, by, candidateID)
	if err != nil {
		return nil, err
	}
	timelines := make([]AppliedTimeline, len(applied))
	for i, a := range applied {
		steps, err := candidateSteps(ctx, d.Store.Read(), a.ID)
		if err != nil {
			return nil, err
		}
		timelines[i] = AppliedTimeline{a, steps}
	}
	return timelines, nil
}

// PositionsApplied are the applications of a candidate whom the caller may see, oldest first.
func (d *Desk) PositionsApplied(ctx context.Context, by Caller, candidateID string) ([]store.ApplicationsOfCandidateRow, error) {
	if err := d.seesCandidate(ctx, by, candidateID); err != nil {
		return nil, err
	}
	rows, err := d.Store.Read().ApplicationsOfCandidate(ctx, candidateID)
	if err != nil {
		return nil, fmt.Errorf("app: positions applied for: %w", err)
	}
	return rows, nil
}

// seesCandidate says whether the caller may see the candidate; somebody they may not see does not exist for them.
func (d *Desk) seesCandidate(ctx context.Context, by Caller, candidateID string) error {
	seen, err := d.Store.CandidateSeen(ctx, candidateID, by.Viewer().Scope)
	if err != nil {
		return fmt.Errorf("app: who sees a candidate: %w", err)
	}
	if !seen {
		return hiring.Missing()
	}
	return nil
}

// RequisitionAsker is who asked for a requisition, and to whom they report.
func (d *Desk) RequisitionAsker(ctx context.Context, by Caller, reqID string) (store.RequisitionAskerRow, error) {
	r, err := d.opening(ctx, by.Viewer(), reqID)
	if err != nil {
		return store.RequisitionAskerRow{}, err
	}
	row, err := d.Store.Read().RequisitionAsker(ctx, r.ID)
	if err != nil {
		return row, fmt.Errorf("app: who asked for a requisition: %w", err)
	}
	return row, nil
}
