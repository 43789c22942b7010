package store

import (
	"fmt"
	"strings"
)

// databaseList finds the newest candidates of the filter, this many at most. Each part of the filter is a SELECT of ids
// that an index answers alone, so that the candidates themselves are read for one page only.
func databaseList(engine Engine, f DatabaseFilter, most int) list {
	l := list{
		columns: "f.id, (SELECT COUNT(*) FROM f)", from: "f", sorts: DatabaseSorts, joins: databaseJoins, tie: "c.id",
		nullable: []string{"stage", "status", "hrName"}, inside: map[string]string{"createdOn": "f.id"},
	}
	newest := fmt.Sprintf(" DESC LIMIT %d", most)
	// What is looked up in a city may have somebody twice.
	each := "SELECT DISTINCT "
	if engine == SQLite && f.City != "" {
		each = "SELECT "
	}
	parts := l.chosen(f, each)
	switch alone := len(parts) == 0 && f.City == ""; {
	case f.Text == "":
	case alone:
		// Hits beyond the newest need not be read at all.
		parts = append(parts, l.typed(engine, f, newest))
	default:
		parts = append(parts, "SELECT u.id FROM ("+l.typed(engine, f, "")+") AS u")
	}
	found, kept := strings.Join(parts, " INTERSECT "), "MATERIALIZED"
	switch {
	case f.City == "":
	case len(parts) == 0:
		// To read the index of the cities twice takes less than to keep what it finds.
		kept = "NOT MATERIALIZED"
		found = "SELECT h.id FROM candidate AS h WHERE h.city = " + l.arg(f.City)
	case engine == SQLite:
		// A city has very many candidates, so the others are looked up in its part of the index, the newest first.
		found = "SELECT h.id FROM candidate AS h WHERE h.city = " + l.arg(f.City) + " AND h.id IN (" + found + ")"
	default:
		found = "SELECT h.id FROM (" + found + ") AS h WHERE (SELECT n.city FROM candidate AS n WHERE n.id = h.id) = " +
			l.arg(f.City)
	}
	l.with = "WITH f AS " + kept + " (" + found + " ORDER BY 1" + newest + ") "
	return l
}

// chosen returns the SELECTs for what was chosen beside the city, and for those whom the viewer finds.
func (l *list) chosen(f DatabaseFilter, each string) (parts []string) {
	if f.Position != "" {
		named := l.arg(f.Position)
		parts = append(parts, each+`n.candidate_id AS id FROM application AS n WHERE n.requisition_id IN
			(SELECT w.id FROM requisition AS w JOIN position AS p ON p.id = w.position_id
				WHERE p.name = `+named+` OR p.id = `+named+`)`)
	}
	if f.ReferencePosition != "" {
		named := l.arg(f.ReferencePosition)
		parts = append(parts, each+`n.candidate_id AS id FROM reference_position AS n
			JOIN position AS p ON p.id = n.position_id WHERE p.name = `+named+` OR p.id = `+named)
	}
	if !f.Everybody {
		seen := list{args: l.args, from: "application AS a"}
		f.Scope.filterApplications(&seen)
		l.args = seen.args
		parts = append(parts, each+"a.candidate_id AS id"+seen.tail(""))
	}
	return parts
}

// typed returns the SELECT for a text: part of a name, mobile or e-mail address, or the words of a resume. The search
// indexes of SQLite number their entries as they come, so the newest are at the end.
func (l *list) typed(engine Engine, f DatabaseFilter, newest string) string {
	ordered := func(column string) string {
		if newest == "" {
			return ""
		}
		return " ORDER BY " + column + newest
	}
	named := "SELECT s.id FROM candidate_search AS s WHERE "
	for _, part := range rareParts(LikeText(f.Text)) {
		named += "s.search_text LIKE " + l.arg("%"+part+"%") + " AND "
	}
	named += "s.search_text || '' LIKE " + l.arg(Exactly(f.Text)) + " ESCAPE '!'"
	worded := "SELECT t.candidate_id AS id FROM "
	if engine == SQLite {
		named += ordered("s.rowid")
		worded += "resume_search AS s JOIN resume_text AS t INDEXED BY resume_text_number ON t.number = s.rowid " +
			"WHERE s.resume_search MATCH "
	} else {
		named += ordered("s.id")
		worded += "resume_text AS t WHERE string_to_array(t.words, ' ') @> "
	}
	switch {
	case len(f.Words) == 0:
		return "SELECT k.id FROM (" + named + ") AS k"
	case engine == SQLite:
		worded += l.arg(`"`+strings.Join(f.Words, `" "`)+`"`) + ordered("s.rowid")
	default:
		worded += "string_to_array(" + l.arg(strings.Join(f.Words, " ")) + ", ' ')" + ordered("t.number")
	}
	return "SELECT k.id FROM (" + named + ") AS k UNION SELECT v.id FROM (" + worded + ") AS v"
}
