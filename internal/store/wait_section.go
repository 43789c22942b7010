package store

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strings"

	"muster/internal/hiring"
)

// WaitSection limits waits to those that a section of the home card takes.
type WaitSection struct {
	Card hiring.Card
	Key  hiring.SectionKey
	At   hiring.DeskTime
}

// from returns the applications that the section takes, as a table named w with these columns and the number of their
// group. Takes that find their rows in the same part of an index share a SELECT. A row belongs to the first take that
// it fits, so each SELECT asks all of them in order and leaves out what belongs to another.
func (s WaitSection) from(l *list, columns string) string {
	section, _ := s.Card.Section(s.Key)
	w := sectionText{s.At, l, map[any]string{}}
	takes, groups := []hiring.Take{}, []int{}
	for group, of := range section.Groups {
		for _, take := range of {
			if !take.Requisitions {
				takes, groups = append(takes, take), append(groups, group)
			}
		}
	}
	arms, done := []string{}, map[takePlace]bool{}
	for _, take := range takes {
		if place := placeOf(take); !done[place] {
			done[place] = true
			arms = append(arms, w.arm(columns, place, takes, groups, s.Card.Earlier(s.Key)))
		}
	}
	if len(arms) == 0 {
		arms = append(arms, "SELECT "+columns+", 0 AS grp FROM wait AS w WHERE 1 = 0")
	}
	return "(" + strings.Join(arms, " UNION ALL ") + ") AS w"
}

// takePlace is what tells in which part of which index the rows of a take are.
type takePlace struct {
	whose  hiring.Whose
	party  hiring.Party
	asleep bool
}

func placeOf(t hiring.Take) takePlace { return takePlace{t.Whose, t.Party, t.Asleep} }

// arm returns the SELECT of the takes of one place. Conditions that all of these share stand alone, so that an index
// can use them.
func (w sectionText) arm(
	columns string, place takePlace, takes []hiring.Take, groups []int, earlier []hiring.Take,
) string {
	here := slices.DeleteFunc(slices.Clone(takes), func(t hiring.Take) bool { return placeOf(t) != place })
	shared, whats := w.conditions(here[0]), []string{}
	for _, take := range here {
		conditions := w.conditions(take)
		shared = slices.DeleteFunc(shared, func(c string) bool { return !slices.Contains(conditions, c) })
		whats = append(whats, take.Whats...)
	}
	if !slices.ContainsFunc(here, func(t hiring.Take) bool { return t.Whats == nil }) {
		slices.Sort(whats)
		shared = append(shared, w.whats(slices.Compact(whats)))
	}
	// What is true of all rows of the arm need not be asked again of each.
	rest := func(t hiring.Take) string {
		left := slices.DeleteFunc(w.conditions(t), func(c string) bool { return slices.Contains(shared, c) })
		if len(left) == 0 {
			return "1 = 1"
		}
		return strings.Join(left, " AND ")
	}
	apart := slices.Clone(shared)
	for _, e := range earlier {
		if slices.ContainsFunc(here, func(t hiring.Take) bool { return overlaps(e, t) }) {
			apart = append(apart, "("+rest(e)+") IS NOT TRUE")
		}
	}
	where := " FROM wait AS w WHERE " + strings.Join(apart, " AND ")
	if len(takes) == 1 {
		return fmt.Sprintf("SELECT %s, %d AS grp", columns, groups[0]) + where
	}
	group := "CASE"
	for i, take := range takes {
		if placeOf(take) == place {
			group += fmt.Sprintf(" WHEN %s THEN %d", rest(take), groups[i])
		} else {
			group += " WHEN " + rest(take) + " THEN -1"
		}
	}
	return "SELECT * FROM (SELECT " + columns + ", " + group + " ELSE -1 END AS grp" + where + ") AS w WHERE w.grp >= 0"
}

// isOwn reports whether all that the section takes is in the scope of a recruiter because it is theirs or waits on
// them. The condition of the scope on top of it would keep the arms from reading their index alone.
func (s WaitSection) isOwn(scope Scope) bool {
	section, _ := s.Card.Section(s.Key)
	return scope.Sight == hiring.SeesAssigned && scope.UserID == s.At.UserID &&
		!slices.ContainsFunc(slices.Concat(section.Groups...), func(t hiring.Take) bool {
			return !t.Requisitions && t.Whose == hiring.Anybodys
		})
}

// overlaps reports whether a row may meet the conditions of both.
func overlaps(a, b hiring.Take) bool {
	sharesTask := a.Whats == nil || b.Whats == nil ||
		slices.ContainsFunc(a.Whats, func(what string) bool { return slices.Contains(b.Whats, what) })
	return a.Requisitions == b.Requisitions && a.Asleep == b.Asleep && sharesTask &&
		(a.Party == "" || b.Party == "" || a.Party == b.Party)
}

// sectionText writes the conditions of takes; each argument is passed once.
type sectionText struct {
	at    hiring.DeskTime
	l     *list
	named map[any]string
}

func (w sectionText) arg(value any) string {
	if w.named[value] == "" {
		w.named[value] = w.l.arg(value)
	}
	return w.named[value]
}

func (w sectionText) whats(of []string) string {
	whats := make([]string, len(of))
	for i, what := range of {
		whats[i] = w.arg(what)
	}
	return "w.what IN (" + strings.Join(whats, ", ") + ")"
}

// conditions are those of a take, as hiring.Take.Fits has them.
func (w sectionText) conditions(t hiring.Take) []string {
	now := func() string { return w.arg(At(w.at.Now)) }
	me := func() string { return w.arg(w.at.UserID) }
	asleep := "w.sleeps AND w.since_at < " + w.arg(At(w.at.AsleepBefore))
	conditions := []string{"w.due_at IS NOT NULL", "w.party <> 'nobody'"}
	add := func(condition string) { conditions = append(conditions, condition) }
	switch t.Whose {
	case hiring.Anybodys:
	case hiring.Owned:
		add("w.owner_id = " + me())
	case hiring.OnMe:
		add("w.person_id = " + me())
	case hiring.OwnedOnOthers:
		add("w.owner_id = " + me())
		add("(w.person_id IS NULL OR w.person_id <> " + me() + ")")
	}
	if t.Party != "" {
		add("w.party = " + w.arg(string(t.Party)))
	}
	if t.Whats != nil {
		add(w.whats(slices.Sorted(slices.Values(t.Whats))))
	}
	switch t.Begins {
	case hiring.Anytime:
	case hiring.ByNow:
		add("w.since_at <= " + now())
	case hiring.BeforeTomorrow:
		add("w.since_at < " + w.arg(At(w.at.Ends)))
	case hiring.Today:
		add("w.since_at >= " + w.arg(At(w.at.Begun)) + " AND w.since_at < " + w.arg(At(w.at.Ends)))
	}
	if t.Overdue {
		add("w.due_at < " + now() + " AND w.since_at <= " + now())
	}
	if t.Promised {
		add("w.promised")
	}
	switch {
	case t.JoinsThisWeek:
		add("w.joins_on <= " + w.arg(Date(w.at.WeekEnds.String())))
	case t.JoinsWithin != nil:
		add("w.joins_on <= " + w.arg(Date((w.at.Today + hiring.Day(*t.JoinsWithin)).String())))
	}
	switch {
	case t.Asleep:
		add(asleep)
	case t.FallsAsleep():
		// Nothing of it was due before others fell asleep; an index finds the rest.
		add("w.due_at >= " + w.arg(At(w.at.AsleepBefore)))
		add("(" + asleep + ") IS NOT TRUE")
	default:
		// An OR in its place, or a NOT of an AND, would lead PostgreSQL to two scans of the index and its rows.
		add("(" + asleep + ") IS NOT TRUE")
	}
	return conditions
}

// WaitSum is how many waits there are, and how many of them are overdue.
type WaitSum struct{ N, Late int64 }

// SumWaits counts the waits of the filter.
func (s *Store) SumWaits(ctx context.Context, f WaitFilter) (sum WaitSum, err error) {
	l := waitList(f)
	now := l.arg(f.Now)
	_, err = s.each(ctx, "SELECT COUNT(*), CAST(COALESCE(SUM(CASE WHEN w.due_at < "+now+" AND w.since_at <= "+now+
		" AND NOT (w.sleeps AND w.since_at < "+l.arg(f.AsleepBefore)+") THEN 1 ELSE 0 END), 0) AS bigint)"+l.tail(""), l.args,
		func(found *sql.Rows) error { return found.Scan(&sum.N, &sum.Late) })
	return sum, err
}

// WaitBlock is a person, and how many waits on them are overdue.
type WaitBlock struct {
	PersonID, Name string
	N              int64
}

// CountBlocks counts the overdue applications by the person on whom they wait.
func (s *Store) CountBlocks(ctx context.Context, f WaitFilter) ([]WaitBlock, error) {
	f.State = hiring.Overdue
	l, blocks := waitList(f), []WaitBlock{}
	l.filter("w.person_id IS NOT NULL")
	text := "SELECT b.person_id, u.first_name || ' ' || u.last_name, b.n FROM (SELECT w.person_id, COUNT(*) AS n" +
		l.tail("") + " GROUP BY w.person_id) AS b JOIN app_user AS u ON u.id = b.person_id"
	_, err := s.each(ctx, text, l.args, func(found *sql.Rows) error {
		var b WaitBlock
		err := found.Scan(&b.PersonID, &b.Name, &b.N)
		blocks = append(blocks, b)
		return err
	})
	return blocks, err
}
