package store_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"muster/internal/hiring"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

// person is a candidate of the database in a test.
type person struct {
	id, name, mobile, email, city string
	// applied are the numbers of requisitions, the last of them live; resume is the text of the resume.
	applied  []int
	resume   string
	suitable string
}

func addPeople(t *testing.T, s *store.Store, people []person) {
	t.Helper()
	ctx, owner := t.Context(), "u3"
	err := s.InTx(ctx, func(q *store.Queries) error {
		for i, p := range people {
			at := store.At(noon.Add(time.Duration(i) * time.Minute))
			if err := q.AddCandidate(ctx, store.AddCandidateParams{ID: p.id, Name: p.name, Mobile: p.mobile,
				Mobile10: p.mobile, Email: p.email, EmailKey: p.email, City: p.city, CreatedBy: new("u1"),
				CreatedAt: at}); err != nil {
				return err
			}
			for n, requisition := range p.applied {
				id := fmt.Sprint("a", p.id, n)
				if err := q.AddApplication(ctx, store.AddApplicationParams{ID: id, CandidateID: p.id,
					RequisitionID: fmt.Sprintf("q%05d", requisition), OwnerID: &owner, Stage: "New", Status: "New", Tab: "New",
					Remapped: n > 0, CreatedAt: at, CreatedOn: store.DateOf(at.Time)}); err != nil {
					return err
				}
				if n == len(p.applied)-1 {
					continue
				}
				if err := q.SaveApplication(ctx, store.SaveApplicationParams{ID: id, OwnerID: &owner, Stage: "New",
					Status: "New", Tab: "New", LatestAt: at, LatestOn: store.DateOf(at.Time)}); err != nil {
					return err
				}
			}
			if p.suitable != "" {
				if err := q.AddReferenceCandidate(ctx, store.AddReferenceCandidateParams{CandidateID: p.id,
					Education: "Diploma", AddedBy: "u1", AddedAt: at}); err != nil {
					return err
				}
				if err := q.AddReferencePosition(ctx, store.AddReferencePositionParams{CandidateID: p.id,
					PositionID: p.suitable}); err != nil {
					return err
				}
			}
			if p.resume == "" {
				continue
			}
			if err := q.PutResume(ctx, store.PutResumeParams{CandidateID: p.id, ID: "f" + p.id, UploadedAt: at,
				Content: []byte{1}}); err != nil {
				return err
			}
			if err := q.AddResumeText(ctx, store.AddResumeTextParams{Number: int64(i + 1), CandidateID: p.id,
				ResumeID: "f" + p.id, State: "read", ReadAt: at, Body: p.resume,
				Words: strings.Join(hiring.ResumeWords(p.resume), " ")}); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

var everybody = store.DatabaseFilter{Scope: store.Scope{Sight: hiring.SeesAll}, Everybody: true}

// finds returns the names that a search finds, in order.
func finds(t *testing.T, s *store.Store, f store.DatabaseFilter, sort string) string {
	t.Helper()
	f.Words = hiring.ResumeWords(f.Text)
	key, descending := strings.CutPrefix(sort, "-")
	rows, total, more, err := s.SearchCandidates(t.Context(), f, store.Page{Number: 1, Size: 100, Sort: key,
		Desc: descending})
	if err != nil || int(total) != len(rows) || more {
		t.Fatalf("%+v: %d rows of %d, more %v: %v", f, len(rows), total, more, err)
	}
	names := make([]string, len(rows))
	for i, row := range rows {
		names[i] = row.Name
	}
	return strings.Join(names, ", ")
}

func TestSearchCandidates(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s := storetest.Open(t, database)
		manyRequisitions(t, s, 12)
		addPeople(t, s, []person{
			{id: "c1", name: "Asha Verma", mobile: "9876543210", email: "asha@mail.test", city: "Pune",
				applied: []int{0, 10, 1}, resume: "Java developer, knows C++"},
			{id: "c2", name: "Ravi Java", mobile: "9876500000", email: "ravi@mail.test", city: "Pune", applied: []int{10}},
			{id: "c3", name: "प्रिया शर्मा", mobile: "9123456780", city: "Delhi", resume: "Python and Java in Pune"},
			{id: "c4", name: "Meena Rao", mobile: "9000000001", email: "100%_sure!@mail.test", city: "Delhi",
				applied: []int{2}, suitable: "p0"},
		})
		search := func(text, position, city, suitable string) store.DatabaseFilter {
			f := everybody
			f.DatabaseSearch = hiring.DatabaseSearch{Text: text, Position: position, City: city, ReferencePosition: suitable}
			return f
		}
		for _, c := range []struct {
			filter store.DatabaseFilter
			want   string
		}{
			{search("asha", "", "", ""), "Asha Verma"},
			{search("VERMA", "", "", ""), "Asha Verma"},
			{search("98765", "", "", ""), "Ravi Java, Asha Verma"},
			{search("@mail.test", "", "", ""), "Meena Rao, Ravi Java, Asha Verma"},
			{search("100%_sure!", "", "", ""), "Meena Rao"},
			{search("10000sure!", "", "", ""), ""},
			{search("java", "", "", ""), "प्रिया शर्मा, Ravi Java, Asha Verma"},
			{search("java python", "", "", ""), "प्रिया शर्मा"},
			{search("c++", "", "", ""), "Asha Verma"},
			{search("jav", "", "", ""), "Ravi Java"},
			{search("शर्मा", "", "", ""), "प्रिया शर्मा"},
			{search("", "", "Pune", ""), "Ravi Java, Asha Verma"},
			{search("java", "", "Pune", ""), "Ravi Java, Asha Verma"},
			{search("", "Position 0", "", ""), "Ravi Java, Asha Verma"},
			{search("", "p1", "", ""), "Asha Verma"},
			{search("", "Position 0", "Pune", ""), "Ravi Java, Asha Verma"},
			{search("java", "Position 0", "Pune", ""), "Ravi Java, Asha Verma"},
			{search("", "Position 0", "Delhi", ""), ""},
			{search("", "", "", "Position 0"), "Meena Rao"},
			{search("rao", "Position 2", "Delhi", "p0"), "Meena Rao"},
			{search(`"'`+"`", "", "", ""), ""},
		} {
			if got := finds(t, s, c.filter, "-createdOn"); got != c.want {
				t.Errorf("%+v: %q, want %q", c.filter.DatabaseSearch, got, c.want)
			}
		}
		for key := range store.DatabaseSorts {
			if got := finds(t, s, search("", "", "Pune", ""), key); len(strings.Split(got, ", ")) != 2 {
				t.Errorf("by %s: %q", key, got)
			}
		}
		if got := finds(t, s, search("", "", "Pune", ""), "name"); got != "Asha Verma, Ravi Java" {
			t.Errorf("by name: %s", got)
		}
		own := search("", "", "Pune", "")
		own.Everybody, own.Scope = false, store.Scope{Sight: hiring.SeesInterviewed, UserID: "u9"}
		if got := finds(t, s, own, "name"); got != "" {
			t.Errorf("an interviewer of nobody finds %s", got)
		}
		storetest.Exec(t, database, `INSERT INTO stage_event (id, application_id, requisition_id, stage, status, counts,
			comment, given_time, interview_type, meeting, conducted_by, at, on_day, on_hour)
			SELECT 1, 'ac20', 'q00010', 'HR_ROUND', 'Scheduled', counts, '', '', '', '', 'u9', at, on_day, 0
			FROM (SELECT TRUE AS counts, created_at AS at, created_on AS on_day FROM application WHERE id = 'ac20') AS x`)
		if got := finds(t, s, own, "name"); got != "Ravi Java" {
			t.Errorf("an interviewer of one finds %s", got)
		}
	})
}

// A row shows the live application and what is known besides.
func TestSearchedCandidate(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s := storetest.Open(t, database)
		manyRequisitions(t, s, 3)
		addPeople(t, s, []person{{id: "c1", name: "Asha Verma", mobile: "9876543210", city: "Pune", applied: []int{0, 1},
			resume: "Java", suitable: "p2"}, {id: "c2", name: "Nobody Yet", mobile: "9876543211", city: "Pune"}})
		for sight, seen := range map[hiring.Sight]bool{hiring.SeesAll: true, hiring.SeesAssigned: false} {
			f := everybody
			f.Scope, f.City, f.Text, f.Words = store.Scope{Sight: sight, UserID: "u5"}, "Pune", "java", []string{"java"}
			rows, _, _, err := s.SearchCandidates(t.Context(), f, store.Page{Number: 1, Size: 5, Sort: "name"})
			if err != nil || len(rows) != 1 {
				t.Fatalf("%d rows: %v", len(rows), err)
			}
			r := rows[0]
			if r.RequisitionID != "q00001" || r.Position != "Position 1" || !r.Live || r.OwnerName != "First3 Last" ||
				r.AppliedFor != "Position 0" || r.LatestMapped != "Position 1" || !r.Reference ||
				r.ReferenceEducation != "Diploma" || strings.Join(r.ReferencePositions, "") != "Position 2" ||
				r.ResumeID != "fc1" || r.ResumeState != "read" || r.Resume != "Java" || r.Seen != seen {
				t.Errorf("with sight %d: %+v", sight, r)
			}
		}
		f := everybody
		f.Text = "nobody"
		rows, _, _, err := s.SearchCandidates(t.Context(), f, store.Page{Number: 1, Size: 5, Sort: "status"})
		if err != nil || len(rows) != 1 || rows[0].RequisitionID != "" || rows[0].Live || rows[0].Seen ||
			rows[0].Reference || rows[0].ResumeID != "" || rows[0].Studies != nil {
			t.Errorf("who never applied: %+v, %v", rows, err)
		}
	})
}

// What the candidate wrote in the form comes before what is known otherwise.
func TestSearchedCandidateWithAForm(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s := storetest.Open(t, database)
		manyRequisitions(t, s, 1)
		addPeople(t, s, []person{{id: "c1", name: "Asha Verma", mobile: "9876543210", applied: []int{0}}})
		const of = " FROM candidate WHERE id = 'c1';"
		storetest.Exec(t, database, `INSERT INTO profile_basic (candidate_id, position, reference, email, first_name,
			middle_name, last_name, date_of_birth, home_town, address, state, city, pin, marital_status, blood_group,
			gender, family_name, relation, occupation, saved_at, version)
			SELECT id, 'Chief Cook', '', '', '', '', '', '1990-01-01', '', '', '', '', '', '', '', '', '', '', '',
			created_at, 1`+of+`
			INSERT INTO profile_other (candidate_id, id, notice_period, current_salary, total_experience, expected_salary,
			skills, strength, weakness, has_relative, relative_name, relative_designation, relative_relation, interviewed,
			interview_location, interviewer_name, interview_position, self_introduction, saved_at, version)
			SELECT id, 'o1', '', '', '7', '', '', '', '', FALSE, '', '', '', FALSE, '', '', '', '', created_at, 1`+of+`
			INSERT INTO profile_education (id, candidate_id, level, college, city, study_type, from_month, to_month,
			pursuing, saved_at, version)
			SELECT 'e1', id, 'Bachelor', '', '', '', '2015-06', '2018-05', FALSE, created_at, 1`+of+`
			INSERT INTO profile_education (id, candidate_id, level, college, city, study_type, from_month, to_month,
			pursuing, saved_at, version)
			SELECT 'e2', id, 'Master', '', '', '', '2024-06', '', TRUE, created_at, 1`+of+`
			INSERT INTO profile_experience (id, candidate_id, organization, city, position, supervisor, reason_for_leaving,
			from_month, to_month, working, saved_at, version)
			SELECT 'x1', id, '', '', '', '', '', '2018-06', '', TRUE, created_at, 1`+of+`
			INSERT INTO profile_step (candidate_id, step, done_at) SELECT id, 'basic', created_at`+of)
		f := everybody
		f.Text = "asha"
		rows, _, _, err := s.SearchCandidates(t.Context(), f, store.Page{Number: 1, Size: 5, Sort: "name"})
		if err != nil || len(rows) != 1 {
			t.Fatalf("%d rows: %v", len(rows), err)
		}
		studies := []hiring.Study{{Level: "Bachelor", From: "2015-06", To: "2018-05"},
			{Level: "Master", From: "2024-06", Pursuing: true}}
		if r := rows[0]; r.AppliedFor != "Chief Cook" || r.ToldYears != "7" || r.FormSteps != 1 ||
			!slices.Equal(r.Studies, studies) || !slices.Equal(r.Jobs, []hiring.Employment{{From: "2018-06"}}) {
			t.Errorf("%+v", r)
		}
	})
}

func TestSearchFindsThousandAtMost(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s := storetest.Open(t, database)
		manyRequisitions(t, s, 1)
		people := make([]person, hiring.MostFound)
		for i := range people {
			people[i] = person{id: fmt.Sprintf("c%05d", i), name: "Common Name", mobile: fmt.Sprint(9000000000 + i),
				city: "Pune"}
		}
		addPeople(t, s, people)
		f, page := everybody, store.Page{Number: 1, Size: 10, Sort: "createdOn", Desc: true}
		f.Text = "common"
		look := func(what string, page store.Page, n int, first string, total int64, more bool) {
			t.Helper()
			rows, all, others, err := s.SearchCandidates(t.Context(), f, page)
			if err != nil || len(rows) != n || n > 0 && rows[0].CandidateID != first || all != total || others != more {
				t.Errorf("%s: %d rows of %d, more %v: %v", what, len(rows), all, others, err)
			}
		}
		look("exactly a thousand", page, 10, "c00999", 1000, false)
		addPeople(t, s, []person{{id: "c99999", name: "Common Name", mobile: "9999999999", city: "Pune"}})
		look("one more", page, 10, "c99999", 1000, true)
		page.Number = 100
		look("the last page", page, 10, "c00010", 1000, true)
		page.Number = 101
		look("beyond", page, 0, "", 1000, true)
		f.Text, f.City, page.Number = "", "Pune", 1
		look("by city", page, 10, "c99999", 1000, true)
	})
}

// However many candidates a city has, SQLite looks up only those among them who were chosen.
func TestSearchByCityUsesItsIndex(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		if strings.HasPrefix(database, "postgres") {
			return
		}
		manyHires(t, storetest.Open(t, database), database, 3000)
		storetest.Exec(t, database, "UPDATE candidate SET city = 'Pune'; ANALYZE")
		f := everybody
		f.City, f.Position = "Pune", "Position 0"
		plan, err := storetest.Open(t, database).DatabasePlan(t.Context(), f, store.Page{Number: 1, Size: 10,
			Sort: "createdOn", Desc: true})
		if err != nil || !strings.Contains(plan, "candidate_city (city=? AND id=?)") {
			t.Errorf("%s %v", plan, err)
		}
	})
}
