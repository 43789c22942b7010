package store

import (
	"context"
	"database/sql"
	"fmt"
	"strings"

	"muster/internal/hiring"
)

// ApplicationFilter selects applications of the directory. Rows and counts both use it, so that they cannot differ.
type ApplicationFilter struct {
	Scope Scope
	// RequisitionID is empty for all requisitions of the ESA programme.
	RequisitionID string
	// ESA is set if the requisition is one of the programme's.
	ESA bool
	Tab hiring.DirectoryTab
	// On is the day in the tab's date column, 0 for all.
	On hiring.Day
	// AtWork is the cell of the pipeline whose applications are selected; empty for all, closed ones too.
	AtWork hiring.PipelineCell
	// WaitsOn is the party that must act next; empty for all.
	WaitsOn hiring.Party
	// WithWaits is set if the rows carry whom they wait on.
	WithWaits bool
	// Part is part of a name, a mobile or an e-mail address.
	Part string
}

// ApplicationRow is a candidate as the directory shows it.
type ApplicationRow struct {
	CandidateID, RequisitionID   string
	Name, Mobile, Email, Address string
	Experience, NoticePeriod     string
	Position, Serial             string
	Raised                       bool
	Stage, Status, Tab           string
	OwnerName, Source            string
	// ByLink is set if the application came through the ESA programme's link, and Unverified until a call then reached
	// the candidate.
	ByLink, Unverified bool
	// RemappedTo is the serial of the requisition to which the candidate was mapped away; empty if they were not.
	RemappedTo string
	// Comments are those of all steps, oldest first.
	Comments            []string
	CreatedAt, LatestAt Instant
	CalledAt            *Instant
	FollowUpAt          *Instant
	// Wait and its person's name are read only if they are asked for.
	Wait       Wait
	WaitPerson string
}

// ApplicationSorts are the sort keys of the directory. A requisition has a few hundred applications, so sorting without
// an index is fast too.
var ApplicationSorts = map[string]string{
	"name": "c.name", "mobile": "c.mobile", "email": "c.email", "address": "c.address", "exp": "c.experience",
	"noticePeriod": "c.notice_period",
	"createdOn":    "a.created_at", "dialedOn": "a.called_at", "latestDate": "a.latest_at", "status": "a.status",
	"addedBy": "CASE WHEN a.by_link THEN '" + hiring.EsaLink + "' ELSE o.first_name END, o.last_name",
	"source":  "s.name",
}

var applicationJoins = func() map[string]string {
	const candidate = " JOIN candidate AS c ON c.id = a.candidate_id"
	joins := map[string]string{
		"addedBy": " LEFT JOIN app_user AS o ON o.id = a.owner_id",
		"source":  candidate + " LEFT JOIN source AS s ON s.id = c.source_id",
	}
	for key, by := range ApplicationSorts {
		if strings.HasPrefix(by, "c.") {
			joins[key] = candidate
		}
	}
	return joins
}()

// unverified is the condition under which no call has reached the candidate of an application that came by the link.
var unverified = `a.by_link AND NOT EXISTS (SELECT 1 FROM stage_event AS v WHERE v.application_id = a.id
	AND v.stage = 'CALL' AND v.status IN (` + quoted(hiring.ConnectedStatuses()) + `) AND v.voided_at IS NULL)`

var applicationWhole = `SELECT c.id, a.requisition_id, c.name, c.mobile, c.email, c.address, c.experience,
	c.notice_period, p.name, r.serial, r.suffix > 0, a.stage, a.status, a.tab,
	COALESCE(o.first_name || ' ' || o.last_name, ''), COALESCE(s.name, ''), a.by_link, ` +
	unverified + `,
	CASE WHEN a.live THEN '' ELSE COALESCE((SELECT t.serial FROM stage_event AS away
		JOIN application AS n ON n.candidate_id = c.id AND n.id <> a.id
		JOIN stage_event AS arrived ON arrived.application_id = n.id AND arrived.id > away.id
			AND (arrived.status = 'Re-map' AND arrived.stage = 'New' OR arrived.status = 'Reopened')
			AND arrived.voided_at IS NULL
		JOIN requisition AS t ON t.id = n.requisition_id
		WHERE away.application_id = a.id AND away.stage = '' AND away.status = 'Re-map' AND away.voided_at IS NULL
		ORDER BY away.id DESC, arrived.id LIMIT 1), '') END,
	COALESCE((SELECT string_agg(e.comment, '` + commentEnd + `' ORDER BY e.id) FROM stage_event AS e
		WHERE e.application_id = a.id AND e.voided_at IS NULL AND e.comment <> ''), ''),
	a.created_at, a.latest_at, a.called_at, a.follow_up_at
	FROM (%s) AS a
	JOIN candidate AS c ON c.id = a.candidate_id
	JOIN requisition AS r ON r.id = a.requisition_id
	JOIN position AS p ON p.id = r.position_id
	LEFT JOIN app_user AS o ON o.id = a.owner_id
	LEFT JOIN source AS s ON s.id = c.source_id`

// waitingWhole is applicationWhole with whom each row waits on.
var waitingWhole = strings.Replace(applicationWhole, "\n\tFROM (%s) AS a", `,
	COALESCE(w.party, 'nobody'), w.person_id, COALESCE(w.what, ''), w.since_at, w.due_at, COALESCE(w.sleeps, FALSE),
	w.joins_on, COALESCE((SELECT u.first_name || ' ' || u.last_name FROM app_user AS u WHERE u.id = w.person_id), '')
	FROM (%s) AS a`, 1) + `
	LEFT JOIN wait AS w ON w.application_id = a.id`

// applicationColumns are all the columns that a page shows. Looking its rows up again would take longer than carrying
// these through the sort of one requisition's applications.
const applicationColumns = "a.id, a.candidate_id, a.requisition_id, a.owner_id, a.stage, a.status, a.tab, a.live, " +
	"a.by_link, a.created_at, a.latest_at, a.called_at, a.follow_up_at"

// Applications returns a page of the directory.
func (s *Store) Applications(ctx context.Context, f ApplicationFilter, page Page) ([]ApplicationRow, int64, error) {
	l := applicationList(f)
	rows := []ApplicationRow{}
	total, err := s.rows(ctx, l, page, func(found row) error {
		r, comments := ApplicationRow{Comments: []string{}}, ""
		columns := []any{&r.CandidateID, &r.RequisitionID, &r.Name, &r.Mobile, &r.Email, &r.Address, &r.Experience,
			&r.NoticePeriod, &r.Position,
			&r.Serial, &r.Raised, &r.Stage, &r.Status, &r.Tab, &r.OwnerName, &r.Source, &r.ByLink, &r.Unverified,
			&r.RemappedTo, &comments, &r.CreatedAt, &r.LatestAt, &r.CalledAt, &r.FollowUpAt}
		if f.WithWaits {
			w := &r.Wait
			columns = append(columns, &w.Party, &w.PersonID, &w.What, &w.SinceAt, &w.DueAt, &w.Sleeps, &w.JoinsOn, &r.WaitPerson)
		}
		err := found.Scan(columns...)
		if comments != "" {
			r.Comments = strings.Split(comments, commentEnd)
		}
		rows = append(rows, r)
		return err
	})
	return rows, total, err
}

// atWorkHere is the condition under which somebody still works on an application AS a.
var atWorkHere = "(a.live AND NOT a.joined AND a.status NOT IN (" + quoted(hiring.EndStatuses()) + "))"

// CountApplications counts the applications of all tabs by tab, stage, status and being at work, ignoring the filter's
// tab, and those with its day in each date column.
func (s *Store) CountApplications(ctx context.Context, f ApplicationFilter) ([]hiring.DirectoryFact, error) {
	day := Date(f.On.String())
	f.Tab, f.On = hiring.TabAll, 0
	l := applicationList(f)
	on := func(column string) string {
		return "CAST(SUM(CASE WHEN a." + column + " = " + l.arg(day) + " THEN 1 ELSE 0 END) AS bigint)"
	}
	queued := "0"
	if f.ESA {
		queued = "CAST(SUM(CASE WHEN a.stage = 'New' AND a.live AND " + inQueue + " THEN 1 ELSE 0 END) AS bigint)"
	}
	columns := "a.tab, a.stage, a.status, " + atWorkHere + ", COUNT(*), " + on("created_on") + ", " +
		on("called_on") + ", " + on("latest_on") + ", " + queued
	facts := []hiring.DirectoryFact{}
	_, err := s.each(ctx, "SELECT "+columns+l.tail("")+" GROUP BY a.tab, a.stage, a.status, "+atWorkHere, l.args,
		func(found *sql.Rows) error {
			var fact hiring.DirectoryFact
			err := found.Scan(&fact.Tab, &fact.Stage, &fact.Status, &fact.AtWork, &fact.All, &fact.Created, &fact.Called,
				&fact.Latest, &fact.Queued)
			facts = append(facts, fact)
			return err
		})
	return facts, err
}

var dateColumns = map[hiring.DateColumn]string{
	hiring.CreatedOn: "a.created_on", hiring.RemapDate: "a.created_on", hiring.DialedOn: "a.called_on",
	hiring.LatestDate: "a.latest_on",
}

func applicationList(f ApplicationFilter) list {
	l := directoryList(f)
	l.narrow(f)
	return l
}

// directoryList selects all that the filter's user sees of its requisition.
func directoryList(f ApplicationFilter) list {
	l := list{
		columns: applicationColumns, from: "application AS a", sorts: ApplicationSorts, joins: applicationJoins,
		nullable: []string{"dialedOn", "addedBy", "source"},
		tie:      "a.id", whole: applicationWhole,
	}
	if f.WithWaits {
		l.whole = waitingWhole
	}
	if f.RequisitionID == "" {
		l.filter("a.requisition_id IN (" + ofProgramme + ")")
	} else {
		l.filter("a.requisition_id = ?", f.RequisitionID)
	}
	f.Scope.filterDirectory(&l)
	return l
}

// narrow adds the filter's tab, cell, party, day and text.
func (l *list) narrow(f ApplicationFilter) {
	switch beside, across := f.Tab.Beside(f.ESA); {
	case f.Tab == hiring.TabAll:
	case !across:
		l.filter("a.tab = ?", string(f.Tab))
	default:
		if beside.Stages != nil {
			l.filter("a.stage IN (" + quoted(beside.Stages) + ")")
		}
		if beside.Statuses != nil {
			l.filter("a.status IN (" + quoted(beside.Statuses) + ")")
		}
	}
	switch {
	case f.AtWork == hiring.PipelineJoined:
		l.filter("a.joined")
	case f.AtWork != "":
		l.filter(inCells + " AND NOT a.joined AND a.stage IN (" + quoted(f.AtWork.Stages()) + ")")
	}
	switch {
	case f.WaitsOn == hiring.WaitsOnNobody:
		// One whose job has not come to it yet waits on nobody, too.
		l.filter("NOT EXISTS (SELECT 1 FROM wait AS w WHERE w.application_id = a.id AND w.party <> ?)", string(f.WaitsOn))
	case f.WaitsOn != "":
		l.filter("EXISTS (SELECT 1 FROM wait AS w WHERE w.application_id = a.id AND w.party = ?)", string(f.WaitsOn))
	}
	if f.On != 0 {
		l.filter(dateColumns[f.Tab.DateColumn()]+" = ?", Date(f.On.String()))
	}
	if f.Part != "" {
		like := Exactly(f.Part)
		l.filter(`EXISTS (SELECT 1 FROM candidate AS f WHERE f.id = a.candidate_id AND (lower(f.name) LIKE ? ESCAPE '!'
			OR f.mobile LIKE ? ESCAPE '!' OR lower(f.email) LIKE ? ESCAPE '!'))`, like, like, like)
	}
}

const (
	// inQueue are the programme's applications that nobody works on: those without an owner, and new ones that a
	// manager brought in.
	inQueue = `(a.requisition_id IN (` + ofProgramme + `) AND (a.owner_id IS NULL OR a.stage = 'New' AND a.owner_id IN
		(SELECT g.user_id FROM user_grant AS g WHERE g.grant_name = 'manager')))`
	// conducted are the applications in which a user conducts an interview.
	conducted = "a.id IN (SELECT e.application_id FROM stage_event AS e WHERE e.conducted_by = ? AND e.voided_at IS NULL)"
	// conductedThis is the same for one application: the concatenation keeps the engines from reading all that the user
	// ever conducted instead of the application's few events. PostgreSQL cannot know how many there are, and would not
	// keep its plan either.
	conductedThis = "EXISTS (SELECT 1 FROM stage_event AS e WHERE e.application_id = a.id" +
		" AND e.conducted_by || '' = ? AND e.voided_at IS NULL)"
)

// filterApplications limits application AS a to the scope: a recruiter sees the applications they own.
func (s Scope) filterApplications(l *list) {
	condition, args := s.applications()
	if condition != "" {
		l.filter(condition, args...)
	}
}

// filterDirectory limits application AS a to what the scope's directories show: to who only interviews, those who wait
// for their result. Whose interview is over stands in no tab, which would tell what became of them.
func (s Scope) filterDirectory(l *list) {
	if s.Sight == hiring.SeesInterviewed {
		l.filter("a.id IN (SELECT i.application_id FROM interview AS i WHERE i.conducted_by = ? AND i.pending)", s.UserID)
		return
	}
	s.filterApplications(l)
}

func (s Scope) applications() (condition string, args []any) {
	switch s.Sight {
	case hiring.SeesAll:
		return "", nil
	case hiring.SeesAssigned:
		return "a.owner_id = ?", []any{s.UserID}
	case hiring.SeesAssignedAndESA:
		return "(a.owner_id = ? OR " + inQueue + ")", []any{s.UserID}
	case hiring.SeesESA:
		return "(a.owner_id = ? AND a.requisition_id IN (" + ofProgramme + ") OR " + inQueue + ")", []any{s.UserID}
	case hiring.SeesInterviewed:
		return conducted, []any{s.UserID}
	}
	return "1 = 0", nil
}

// filterOneApplication is wider: an interviewer sees the candidate too.
func (s Scope) filterOneApplication(l *list) {
	condition, args := s.applications()
	switch {
	case s.Sight == hiring.SeesNothing:
		l.filter(condition)
	case s.Sight == hiring.SeesInterviewed:
		l.filter(conductedThis, s.UserID)
	case condition != "":
		l.filter("("+condition+" OR "+conductedThis+")", append(args, s.UserID)...)
	}
}

// OpeningRow is what the directory needs to know of its requisition.
type OpeningRow struct {
	ID, Esa, State, City  string
	Status                string
	Outstanding, Accepted int64
}

// Opening returns the requisition with this id; sql.ErrNoRows if it is not in the scope.
func (s *Store) Opening(ctx context.Context, id string, scope Scope) (OpeningRow, error) {
	l, row := list{from: "requisition AS r"}, OpeningRow{}
	l.filter("r.id = ?", id)
	scope.look(&l)
	err := s.one(ctx, "SELECT r.id, r.esa, r.state, r.city, r.status, r.outstanding, r.accepted"+l.tail(""), l.args,
		func(found *sql.Rows) error {
			return found.Scan(&row.ID, &row.Esa, &row.State, &row.City, &row.Status, &row.Outstanding, &row.Accepted)
		})
	return row, err
}

// RequisitionOption is a requisition in a dropdown.
type RequisitionOption struct{ ID, Serial, Position string }

// RequisitionOptions returns the requisitions in the scope that are seen with one of the statuses, newest first.
func (s *Store) RequisitionOptions(ctx context.Context, scope Scope, statuses []hiring.Status,
	most int) ([]RequisitionOption, error) {
	l, options := list{from: "requisition AS r JOIN position AS p ON p.id = r.position_id"}, []RequisitionOption{}
	as := scope.look(&l)
	l.filter(as.status + " IN (" + quoted(statuses) + ")")
	text := fmt.Sprintf("SELECT r.id, r.serial, p.name%s ORDER BY r.added_at DESC, r.id DESC LIMIT %d", l.tail(""),
		most)
	_, err := s.each(ctx, text, l.args, func(found *sql.Rows) error {
		var o RequisitionOption
		err := found.Scan(&o.ID, &o.Serial, &o.Position)
		options = append(options, o)
		return err
	})
	return options, err
}
