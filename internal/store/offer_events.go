package store

import (
	"context"
	"strings"

	"muster/internal/hiring"
)

// OfferEventRow is an offer that was sent or accepted.
type OfferEventRow struct {
	CountedEventRow
	Department, City string
	// SentOn is when the application's last offer was sent, AcceptedOn when it was accepted, Calls how often the
	// candidate was called for it.
	SentOn, AcceptedOn *Date
	Calls              int64
}

// OfferEventSorts are the sort keys of offers.
var OfferEventSorts = map[string]string{
	"at": "e.on_day, e.id", "name": "c.name, e.id", "position": "p.name, e.id", "department": "d.name, e.id",
	"location": "r.city, e.id", "calls": "calls, e.id",
	"hr": "u.first_name, u.last_name, e.id",
}

const (
	offerDepartment = " JOIN requisition AS r ON r.id = e.requisition_id JOIN department AS d ON d.id = r.department_id"
	latestOf        = `(SELECT MAX(x.on_day) FROM stage_event AS x WHERE x.application_id = e.application_id
		AND x.stage = 'OFFER' AND x.status = '(status)' AND x.voided_at IS NULL)`
)

var (
	callsOf = `(SELECT COUNT(*) FROM stage_event AS x WHERE x.application_id = e.application_id AND x.voided_at IS NULL
		AND x.stage = '` + string(hiring.StageCall) + `' AND x.status IN (` + quoted(hiring.CallOutcomes()) + `))`
	sentOn     = strings.ReplaceAll(latestOf, "(status)", string(hiring.StatusOfferSent))
	acceptedOn = strings.ReplaceAll(latestOf, "(status)", string(hiring.StatusOfferAccepted))
	offerWhole = `SELECT c.id, r.id, r.serial, c.name, c.mobile, c.email, p.name, e.stage, e.status,
	COALESCE(u.first_name || ' ' || u.last_name, ''), e.on_day, e.on_hour, e.at, d.name, r.city, ` + sentOn + `, ` +
		acceptedOn + `, ` + callsOf + ` AS calls
	FROM (%s) AS page
	JOIN stage_event AS e ON e.id = page.id` + countedCandidate + countedPosition +
		" JOIN department AS d ON d.id = r.department_id" + countedOwner
)

// OfferEvents returns a page of the offers that a number counts. An acceptance has its own day.
func (s *Store) OfferEvents(ctx context.Context, f CountedEventFilter, page Page) ([]OfferEventRow, int64, error) {
	l := countedList(f)
	l.sorts, l.whole = OfferEventSorts, offerWhole
	l.joins = map[string]string{"name": countedCandidate, "position": countedPosition, "hr": countedOwner,
		"department": offerDepartment, "location": " JOIN requisition AS r ON r.id = e.requisition_id"}
	if page.Sort == "calls" {
		l.columns = "e.id, " + callsOf + " AS calls"
	}
	rows := []OfferEventRow{}
	total, err := s.rows(ctx, l, page, func(found row) error {
		var r OfferEventRow
		err := found.Scan(&r.CandidateID, &r.RequisitionID, &r.Serial, &r.Name, &r.Mobile, &r.Email, &r.Position,
			&r.Stage, &r.Status, &r.HRName, &r.OnDay, &r.Hour, &r.At, &r.Department, &r.City, &r.SentOn, &r.AcceptedOn,
			&r.Calls)
		if r.Status == string(hiring.StatusOfferAccepted) {
			r.AcceptedOn = &r.OnDay
		} else {
			r.SentOn = &r.OnDay
		}
		rows = append(rows, r)
		return err
	})
	return rows, total, err
}

// AddedCandidateRow is a candidate whose record was made in a month.
type AddedCandidateRow struct {
	ID, Name, Mobile, Email string
	AddedAt                 Instant
	AddedBy                 string
	// RequisitionID, Serial, Position and Status are those of the last application, if there is one.
	RequisitionID, Serial, Position, Status string
}

// AddedCandidateSorts are the sort keys of added candidates.
var AddedCandidateSorts = map[string]string{"addedAt": "c.created_at", "name": "c.name"}

const addedWhole = `SELECT c.id, c.name, c.mobile, c.email, c.created_at,
	COALESCE(u.first_name || ' ' || u.last_name, ''),
	COALESCE(r.id, ''), COALESCE(r.serial, ''), COALESCE(p.name, ''), COALESCE(a.status, '')
	FROM (%s) AS page
	JOIN candidate AS c ON c.id = page.id
	LEFT JOIN app_user AS u ON u.id = c.created_by
	LEFT JOIN application AS a ON a.id = (SELECT x.id FROM application AS x WHERE x.candidate_id = c.id
		ORDER BY x.created_at DESC, x.id DESC LIMIT 1)
	LEFT JOIN requisition AS r ON r.id = a.requisition_id
	LEFT JOIN position AS p ON p.id = r.position_id`

// AddedCandidates returns a page of the candidates who were added from one time to another, from any source if it is
// nil, and without one if it is empty.
func (s *Store) AddedCandidates(
	ctx context.Context, from, before Instant, source *string, part string, page Page,
) ([]AddedCandidateRow, int64, error) {
	l := list{columns: "c.id", from: "candidate AS c", sorts: AddedCandidateSorts, tie: "c.id", whole: addedWhole}
	l.filter("c.created_at >= ? AND c.created_at < ?", from, before)
	if source != nil {
		l.filter("COALESCE(c.source_id, '') = ?", *source)
	}
	if part != "" {
		like := Exactly(part)
		l.filter("(lower(c.name) LIKE ? ESCAPE '!' OR lower(c.mobile) LIKE ? ESCAPE '!' OR lower(c.email) LIKE ? ESCAPE '!')",
			like, like, like)
	}
	rows := []AddedCandidateRow{}
	total, err := s.rows(ctx, l, page, func(found row) error {
		var r AddedCandidateRow
		err := found.Scan(&r.ID, &r.Name, &r.Mobile, &r.Email, &r.AddedAt, &r.AddedBy, &r.RequisitionID, &r.Serial,
			&r.Position, &r.Status)
		rows = append(rows, r)
		return err
	})
	return rows, total, err
}
