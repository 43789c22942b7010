package store

import (
	"context"
	"database/sql"
	"fmt"
	"strings"

	"muster/internal/hiring"
)

// DatabaseFilter selects candidates of the database. What is empty selects nobody out.
type DatabaseFilter struct {
	// Scope is the viewer's; Everybody means that they find candidates outside it, too.
	Scope     Scope
	Everybody bool
	hiring.DatabaseSearch
	// Words are those of the text, as resumes have them.
	Words []string
}

// DatabaseRow is a candidate of the database with their live application, else the latest.
type DatabaseRow struct {
	CandidateID, Name, Mobile, Email, Address, City string
	Experience, NoticePeriod                        string
	Blacklisted                                     bool
	CreatedAt                                       Instant
	// RequisitionID is empty for a candidate who never applied, and so is the rest up to Seen.
	RequisitionID, Stage, Status, Esa, Serial, Position, OwnerName string
	// Restored is the status in which a reopened application stands.
	Restored                        string
	Live, Outstanding, Raised, Seen bool
	// EsaRejected is that of any application.
	EsaRejected bool
	// AppliedFor is what the candidate wrote, else the position of the first application; LatestMapped is the position
	// of the latest mapping.
	AppliedFor, LatestMapped      string
	Reference                     bool
	ReferenceEducation            string
	ReferencePositions            []string
	ResumeID, ResumeState, Resume string
	ToldYears                     string
	FormSteps                     int64
	Studies                       []hiring.Study
	Jobs                          []hiring.Employment
}

// DatabaseSorts are the sort keys of the candidate database. Ids sort by the time at which they were made.
var DatabaseSorts = map[string]string{
	"createdOn": "c.id", "name": "c.name", "mobile": "c.mobile", "email": "c.email", "address": "c.address",
	"city": "c.city", "exp": "c.experience", "noticePeriod": "c.notice_period", "stage": "a.stage",
	"status": "a.status", "hrName": "o.first_name, o.last_name",
}

const (
	// shownApplication is the application that the database shows of a candidate.
	shownApplication = ` LEFT JOIN application AS a ON a.id = (SELECT x.id FROM application AS x
		WHERE x.candidate_id = c.id ORDER BY x.live DESC, x.latest_at DESC, x.id DESC LIMIT 1)`
	ownerOfShown = " LEFT JOIN app_user AS o ON o.id = a.owner_id"
	foundPerson  = " JOIN candidate AS c ON c.id = f.id"
)

var databaseJoins = func() map[string]string {
	joins := map[string]string{}
	for key, by := range DatabaseSorts {
		switch {
		case key == "createdOn":
		case strings.HasPrefix(by, "c."):
			joins[key] = foundPerson
		case strings.HasPrefix(by, "a."):
			joins[key] = foundPerson + shownApplication
		default:
			joins[key] = foundPerson + shownApplication + ownerOfShown
		}
	}
	return joins
}()

const (
	// databaseWhole takes the condition under which the viewer sees application AS a, the text of the resume, and the
	// SELECT of the ids.
	databaseWhole = `SELECT c.id, c.name, c.mobile, c.email, c.address, c.city, c.experience, c.notice_period,
	c.blacklisted, c.created_at, COALESCE(a.requisition_id, ''), COALESCE(a.stage, ''), COALESCE(a.status, ''),
	COALESCE(a.restored, ''), COALESCE(r.esa, ''), COALESCE(r.serial, ''), COALESCE(p.name, ''),
	COALESCE(o.first_name || ' ' || o.last_name, ''), COALESCE(a.live, FALSE), COALESCE(a.outstanding, FALSE),
	COALESCE(r.suffix > 0, FALSE), COALESCE(a.id IS NOT NULL AND %s, FALSE),
	EXISTS (SELECT 1 FROM application AS n WHERE n.candidate_id = c.id AND n.esa_rejected),
	COALESCE((SELECT b.position FROM profile_basic AS b WHERE b.candidate_id = c.id AND b.position <> ''),
		(SELECT fp.name FROM application AS fa JOIN requisition AS fr ON fr.id = fa.requisition_id
			JOIN position AS fp ON fp.id = fr.position_id
			WHERE fa.candidate_id = c.id ORDER BY fa.created_at, fa.id LIMIT 1), ''),
	COALESCE((SELECT mp.name FROM application AS ma JOIN requisition AS mr ON mr.id = ma.requisition_id
		JOIN position AS mp ON mp.id = mr.position_id
		WHERE ma.candidate_id = c.id AND ma.remapped ORDER BY ma.created_at DESC, ma.id DESC LIMIT 1), ''),
	EXISTS (SELECT 1 FROM reference_candidate AS rc WHERE rc.candidate_id = c.id),
	COALESCE((SELECT rc.education FROM reference_candidate AS rc WHERE rc.candidate_id = c.id), ''),
	COALESCE((SELECT string_agg(rn.name, '` + commentEnd + `' ORDER BY rn.name)
		FROM reference_position AS rp JOIN position AS rn ON rn.id = rp.position_id WHERE rp.candidate_id = c.id), ''),
	COALESCE(cv.id, ''), COALESCE(t.state, ''), %s,
	COALESCE((SELECT po.total_experience FROM profile_other AS po WHERE po.candidate_id = c.id), ''),
	(SELECT COUNT(*) FROM profile_step AS ps WHERE ps.candidate_id = c.id),
	COALESCE((SELECT string_agg(pe.level || '` + partEnd + `' || pe.from_month || '` + partEnd + `' ||
		pe.to_month || '` + partEnd + `' ||
		CASE WHEN pe.pursuing THEN '1' ELSE '' END, '` + commentEnd + `' ORDER BY pe.id)
		FROM profile_education AS pe WHERE pe.candidate_id = c.id), ''),
	COALESCE((SELECT string_agg(px.from_month || '` + partEnd + `' || px.to_month, '` + commentEnd + `' ORDER BY px.id)
		FROM profile_experience AS px WHERE px.candidate_id = c.id), '')
	FROM (%s) AS page
	JOIN candidate AS c ON c.id = page.id` + shownApplication + `
	LEFT JOIN requisition AS r ON r.id = a.requisition_id
	LEFT JOIN position AS p ON p.id = r.position_id` + ownerOfShown + `
	LEFT JOIN resume AS cv ON cv.candidate_id = c.id
	LEFT JOIN resume_text AS t ON t.candidate_id = c.id AND t.resume_id = cv.id`
)

// SearchCandidates returns a page of the candidates that the filter finds, and how many there are, hiring.MostFound at
// most; more means that others were left out.
func (s *Store) SearchCandidates(ctx context.Context, f DatabaseFilter, page Page) (
	rows []DatabaseRow, total int64, more bool, err error,
) {
	// One more than is shown tells whether there are more.
	found := databaseList(s.engine, f, hiring.MostFound+1)
	text, args, err := found.finding(page)
	if err != nil {
		return nil, 0, false, err
	}
	ids := []string{}
	n, err := s.each(ctx, text, args, func(scanned *sql.Rows) error {
		ids = append(ids, "")
		return scanned.Scan(&ids[len(ids)-1], &total)
	})
	if err == nil && n == 0 && page.Number > 1 {
		total, err = s.count(ctx, found)
	}
	if err != nil {
		return nil, 0, false, err
	}
	if total > hiring.MostFound {
		total, more = hiring.MostFound, true
	}
	left := max(0, hiring.MostFound-(page.Number-1)*page.Size)
	rows, err = s.databaseRows(ctx, ids[:min(len(ids), left)], f.Scope, len(f.Words) > 0)
	return rows, total, more, err
}

// databaseRows reads candidates for a viewer with this scope, in the order of ids. It is a statement of its own because
// PostgreSQL plans a search anew for each text, and planning all these columns takes longer than reading them.
func (s *Store) databaseRows(ctx context.Context, ids []string, scope Scope, text bool) ([]DatabaseRow, error) {
	rows := make([]DatabaseRow, len(ids))
	if len(ids) == 0 {
		return rows, nil
	}
	place := make(map[string]int, len(ids))
	for i, id := range ids {
		place[id] = i
	}
	var seen list
	page := seen.idList(s.engine, ids)
	scope.filterOneApplication(&seen)
	sees, body := "TRUE", "''"
	if len(seen.where) > 0 {
		sees = "(" + strings.Join(seen.where, " AND ") + ")"
	}
	if text {
		body = "COALESCE(t.body, '')"
	}
	_, err := s.each(ctx, fmt.Sprintf(databaseWhole, sees, body, page), seen.args, func(scanned *sql.Rows) error {
		var r DatabaseRow
		err := r.scan(scanned)
		rows[place[r.CandidateID]] = r
		return err
	})
	return rows, err
}

func (r *DatabaseRow) scan(found row) error {
	var suitable, studies, jobs string
	err := found.Scan(&r.CandidateID, &r.Name, &r.Mobile, &r.Email, &r.Address, &r.City, &r.Experience,
		&r.NoticePeriod, &r.Blacklisted, &r.CreatedAt,
		&r.RequisitionID, &r.Stage, &r.Status, &r.Restored, &r.Esa, &r.Serial, &r.Position, &r.OwnerName, &r.Live,
		&r.Outstanding, &r.Raised, &r.Seen, &r.EsaRejected, &r.AppliedFor, &r.LatestMapped, &r.Reference,
		&r.ReferenceEducation, &suitable, &r.ResumeID, &r.ResumeState, &r.Resume, &r.ToldYears, &r.FormSteps,
		&studies, &jobs)
	r.ReferencePositions = split(suitable, commentEnd)
	for _, study := range split(studies, commentEnd) {
		parts := strings.Split(study, partEnd)
		r.Studies = append(r.Studies, hiring.Study{Level: parts[0], From: parts[1], To: parts[2],
			Pursuing: parts[3] != ""})
	}
	for _, job := range split(jobs, commentEnd) {
		from, to, _ := strings.Cut(job, partEnd)
		r.Jobs = append(r.Jobs, hiring.Employment{From: from, To: to})
	}
	return err
}

// split is strings.Split, with nothing in an empty text.
func split(text, separator string) []string {
	if text == "" {
		return nil
	}
	return strings.Split(text, separator)
}
