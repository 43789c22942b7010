package store_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"muster/internal/hiring"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

func TestPeopleHits(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s := storetest.Open(t, database)
		manyRequisitions(t, s, 12)
		people := []person{
			{id: "c1", name: "Asha Verma", mobile: "9876543210", email: "asha@mail.test", applied: []int{0, 1}},
			{id: "c2", name: "Ravi Vaidya", mobile: "9876500000", email: "ravi@mail.test", applied: []int{10}},
			{id: "c3", name: "प्रिया शर्मा", mobile: "9123456780"},
			{id: "c4", name: "José Rao", mobile: "9000000001", email: "100%_sure!@mail.test", applied: []int{2}},
			{id: "c5", name: "Neha Élan", mobile: "9000000002", email: "Neha@Other.test", applied: []int{3}},
			{id: "c6", name: "Neha ULHAS", mobile: "9000000003", email: "QX@Other.test", applied: []int{4}},
		}
		addPeople(t, s, people)
		name := map[string]string{}
		for _, p := range people {
			name[p.id] = p.name
		}
		hits := func(typed string, everybody bool, scope store.Scope) string {
			t.Helper()
			sought, ok := hiring.Seek(typed)
			if !ok {
				return "too short"
			}
			found, err := s.PeopleHits(t.Context(), sought, everybody, scope)
			if err != nil {
				t.Fatalf("%s: %v", typed, err)
			}
			names := []string{}
			for _, h := range found {
				if _, ok := sought.Person(h.Name, h.Mobile, h.Email); ok {
					names = append(names, name[h.ID])
				}
			}
			return strings.Join(names, ", ")
		}
		all, own := store.Scope{Sight: hiring.SeesAll, UserID: "u1"}, store.Scope{Sight: hiring.SeesAssigned, UserID: "u3"}
		for typed, want := range map[string]string{
			"as": "Asha Verma", "ver": "Asha Verma", "ra": "Ravi Vaidya", "verma asha": "Asha Verma",
			"asha ver": "Asha Verma", "9876": "Ravi Vaidya, Asha Verma", "+91 98765-43210": "Asha Verma",
			"@mail.te": "José Rao, Ravi Vaidya, Asha Verma", "RAVI@mail.test": "Ravi Vaidya", "jose": "José Rao",
			"José": "José Rao", "शर": "", "शर्मा": "प्रिया शर्मा", "प्": "प्रिया शर्मा", "%_": "", "100%_s": "José Rao",
			"zz": "", strings.Repeat("asha ", 60): "Asha Verma", `"'`: "", "!%": "",
		} {
			if got := hits(typed, true, all); got != want {
				t.Errorf("%q: %q, want %q", typed, got, want)
			}
		}
		for typed, want := range map[string]string{
			"va": "Ravi Vaidya", "el": "Neha Élan", "él": "Neha Élan", "ot": "Neha ULHAS, Neha Élan",
			"ul": "Neha ULHAS", "qx": "Neha ULHAS",
		} {
			if got := hits(typed, true, own); got != want {
				t.Errorf("own ones by the two letters %s: %q, want %q", typed, got, want)
			}
		}
		if got := hits("asha", false, store.Scope{Sight: hiring.SeesInterviewed, UserID: "u9"}); got != "" {
			t.Errorf("an interviewer of nobody finds %s", got)
		}
		found, err := s.FoundPeople(t.Context(), []string{"c1", "c3"}, store.Scope{Sight: hiring.SeesAssigned, UserID: "u5"})
		if err != nil || len(found) != 2 || found["c1"].RequisitionID != "q00001" || found["c1"].Seen ||
			found["c1"].OwnerID != "u3" || found["c3"].RequisitionID != "" || found["c3"].LatestOn != nil {
			t.Errorf("%+v, %v", found, err)
		}
	})
}

func TestRequisitionHits(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s := storetest.Open(t, database)
		manyRequisitions(t, s, 12)
		scope := store.Scope{Sight: hiring.SeesAll, UserID: "u1"}
		serials := storetest.Column(t, database, "SELECT serial FROM requisition ORDER BY number LIMIT 1")
		sought, _ := hiring.Seek(serials[0])
		hits, err := s.RequisitionHits(t.Context(), sought, scope)
		if err != nil || len(hits) != 1 || hits[0].Serial != serials[0] {
			t.Fatalf("by serial: %+v, %v", hits, err)
		}
		sought, _ = hiring.Seek("position 3")
		hits, err = s.RequisitionHits(t.Context(), sought, scope)
		ids := ""
		for _, h := range hits {
			ids += h.ID + " "
		}
		// The words may stand in the position and the department: these are the requisitions of Department 3.
		if err != nil || ids != "q00011 q00007 q00003 " {
			t.Fatalf("by position: %s, %v", ids, err)
		}
		rows, err := s.RequisitionsOf(t.Context(), []string{hits[0].ID}, scope)
		if err != nil || rows[hits[0].ID].Serial != hits[0].Serial {
			t.Errorf("%+v, %v", rows, err)
		}
		if rows, err := s.RequisitionsOf(t.Context(), []string{hits[0].ID}, store.Scope{}); err != nil || len(rows) > 0 {
			t.Errorf("out of sight: %+v, %v", rows, err)
		}
	})
}

// Who sees a few requisitions finds those of them that somebody who sees all finds.
func TestRequisitionHitsOfWhoSeesAFew(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s := storetest.Open(t, database)
		manyRequisitions(t, s, 60)
		own := storetest.Column(t, database, "SELECT DISTINCT requisition_id FROM assignment WHERE hr_id = 'u3'")
		names := storetest.Column(t, database, "SELECT first_name FROM app_user WHERE id IN ('u1', 'u3', 'u4')")
		cities := storetest.Column(t, database, "SELECT DISTINCT city FROM requisition")
		serials := storetest.Column(t, database, "SELECT serial FROM requisition WHERE id = '"+own[0]+"'")
		others := []string{"position 3", "department", "po", "100", "zz"}
		found := 0
		for _, typed := range slices.Concat(names, cities, serials, others) {
			sought, _ := hiring.Seek(typed)
			ids := func(sight hiring.Sight) (ids []string) {
				hits, err := s.RequisitionHits(t.Context(), sought, store.Scope{Sight: sight, UserID: "u3"})
				if err != nil {
					t.Fatal(err)
				}
				for _, h := range hits {
					if slices.Contains(own, h.ID) {
						ids = append(ids, h.ID)
					}
				}
				return ids
			}
			few, all := ids(hiring.SeesAssigned), ids(hiring.SeesAll)
			if !slices.Equal(slices.Sorted(slices.Values(few)), slices.Sorted(slices.Values(all))) {
				t.Errorf("%q finds %v, and %v for who sees all", typed, few, all)
			}
			found += len(few)
		}
		if found == 0 {
			t.Error("nothing was found")
		}
	})
}

// However many candidates there are, a search reads those that its indexes find.
func TestSearchEverywhereUsesIndexes(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s := storetest.Open(t, database)
		manyHires(t, s, database, 3000)
		storetest.Exec(t, database, "UPDATE candidate SET name = 'Name ' || id, mobile = id, email = id || '@mail.test'")
		if strings.HasPrefix(database, "postgres") {
			storetest.Exec(t, database, "VACUUM ANALYZE candidate")
		}
		storetest.Exec(t, database, "ANALYZE")
		s = storetest.Open(t, database)
		scope := store.Scope{Sight: hiring.SeesAssigned, UserID: "u3"}
		for _, typed := range []string{"na", "name q00", "q01234", "9876", "9876543210", "asha@mail.test", "zz yy"} {
			sought, _ := hiring.Seek(typed)
			people, _, err := s.HitPlans(t.Context(), sought, scope)
			if err != nil {
				t.Fatal(err)
			}
			for _, wrong := range []string{"Seq Scan on candidate c_", "Seq Scan on candidate s",
				"Seq Scan on application n", "SCAN c\n", "SCAN n\n", "SCAN a\n"} {
				if strings.Contains(people, wrong) {
					t.Errorf("%s has %s:\n%s", typed, strings.TrimSpace(wrong), people)
				}
			}
			if !strings.Contains(people, "candidate_name_fold") || !strings.Contains(people, "application_at_work") {
				t.Errorf("%s by other indexes:\n%s", typed, people)
			}
		}
		sought, _ := hiring.Seek("na")
		hits, err := s.PeopleHits(t.Context(), sought, true, scope)
		if err != nil || len(hits) < hiring.MostHits || len(hits) > 2*hiring.MostHits {
			t.Errorf("%d hits: %v", len(hits), err)
		}
	})
}

// The search takes from an index who of a user's own candidates is at work, and of others from the rule.
func TestTheIndexOfThoseAtWorkFollowsTheRule(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		for _, info := range hiring.StatusTable {
			joined := strings.ToUpper(strconv.FormatBool(info.Status == hiring.StatusJoined))
			is := storetest.Column(t, database, "SELECT n.status FROM (SELECT TRUE AS live, "+joined+" AS joined, '"+
				string(info.Status)+"' AS status) AS n WHERE "+store.OwnedAtWork)
			// Whoever is blacklisted has no live application.
			if want := hiring.AtWork(true, info.Status); len(is) == 1 != want && info.Status != hiring.StatusBlacklisted {
				t.Errorf("%s: the index has it: %t, at work: %t", info.Status, len(is) == 1, want)
			}
		}
	})
}
