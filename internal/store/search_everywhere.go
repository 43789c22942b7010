package store

import (
	"context"
	"database/sql"
	"fmt"
	"strings"

	"muster/internal/hiring"
)

// PersonHit is a candidate whom one of the ways of searching found. The texts are as the way has them, perhaps in lower
// case or without accents; Mobile and Email are empty where the name alone decides.
type PersonHit struct {
	ID, Name, Mobile, Email string
	// Own: the user works on their live application.
	Own bool
}

// ownRead is how many of their own applications are compared with what a user typed.
const ownRead = 250

// ownedAtWork is the condition of the index application_at_work.
const ownedAtWork = "n.live AND NOT n.joined AND n.status NOT IN ('Rejected', 'Backed Out')"

// PeopleHits returns the candidates that a user may be searching for, hiring.MostHits at most by each way: they are a
// few too many, and the rules choose. Who does not find everybody finds those in their scope.
func (s *Store) PeopleHits(
	ctx context.Context, sought hiring.Sought, everybody bool, scope Scope,
) ([]PersonHit, error) {
	text, args := peopleHits(s.engine, sought, everybody, scope)
	hits := []PersonHit{}
	_, err := s.each(ctx, text, args, func(found *sql.Rows) error {
		var h PersonHit
		var searched string
		err := found.Scan(&h.ID, &searched, &h.Own)
		h.Name, searched, _ = strings.Cut(searched, "\n")
		h.Mobile, h.Email, _ = strings.Cut(searched, "\n")
		if last := len(hits) - 1; last < 0 || hits[last].ID != h.ID {
			hits = append(hits, h)
		} else if h.Mobile != "" {
			hits[last] = h
		}
		return err
	})
	return hits, err
}

// searchedText is what a candidate AS c is searched by, as the column search_text has it but for the case.
const searchedText = "c.name || '\n' || c.mobile || '\n' || c.email"

func peopleHits(engine Engine, sought hiring.Sought, everybody bool, scope Scope) (string, []any) {
	l := list{}
	newest, ways := l.waysToPeople(engine, sought, scope)
	if !everybody {
		seen := list{args: l.args[:0], from: "application AS a"}
		scope.filterApplications(&seen)
		l.args, newest = seen.args, ""
		ways = []string{"SELECT c.id, " + searchedText + " AS text FROM candidate AS c WHERE c.id IN (SELECT a.candidate_id" +
			seen.tail("") + ")"}
	}
	// Each way is a SELECT of its own, so that its order and its limit are its own, too.
	for i, way := range ways {
		ways[i] = fmt.Sprintf("SELECT w%d.id, w%d.text FROM (%s) AS w%d", i, i, way, i)
	}
	// For an EXISTS, PostgreSQL would collect all that the user owns.
	own := "COALESCE((SELECT TRUE FROM application AS n WHERE n.owner_id = " + l.arg(scope.UserID) +
		" AND n.candidate_id = h.id AND " + ownedAtWork + " LIMIT 1), FALSE)"
	return newest + "SELECT h.id, h.text, " + own + " FROM (" + strings.Join(ways, " UNION ALL ") +
		") AS h ORDER BY h.id DESC", l.args
}

// LiveStatuses returns the status of the live application of each of these candidates who has one, by id.
func (s *Store) LiveStatuses(ctx context.Context, ids []string) (map[string]string, error) {
	var l list
	text := "SELECT a.candidate_id, a.status FROM application AS a WHERE a.live AND a.candidate_id IN (" +
		l.idList(s.engine, ids) + ")"
	statuses := map[string]string{}
	_, err := s.each(ctx, text, l.args, func(found *sql.Rows) error {
		var id, status string
		err := found.Scan(&id, &status)
		statuses[id] = status
		return err
	})
	return statuses, err
}

// hasWord is the condition under which candidate AS c has a word in the name or the address. SQLite works out what is
// folded for each row, which takes longer than to read it; it compares plain letters without regard to their case
// anyway.
var hasWord = map[Engine]string{
	Postgres: "(c.name_fold LIKE %[1]s OR c.search_text LIKE %[1]s)",
	SQLite: "CASE WHEN c.name || c.email GLOB '*[^ -~]*' THEN " +
		"c.name_fold LIKE %[1]s OR lower(c.mobile || ' ' || c.email) LIKE %[1]s " +
		"ELSE c.name || ' ' || c.mobile || ' ' || c.email LIKE %[1]s END",
}

// waysToPeople returns the SELECTs of ids and texts by which a candidate is found, each by an index of its own, and the
// WITH clause that they need.
func (l *list) waysToPeople(engine Engine, sought hiring.Sought, scope Scope) (newest string, ways []string) {
	limit := fmt.Sprintf(" LIMIT %d", hiring.MostHits)
	who := "SELECT c.id, " + searchedText + " AS text FROM candidate AS c WHERE "
	if sought.Mobile != "" {
		ways = append(ways, who+"c.mobile10 = "+l.arg(sought.Mobile))
	}
	if sought.Email != "" {
		ways = append(ways, who+"c.email_key <> '' AND c.email_key = "+l.arg(sought.Email)+limit)
	}
	begins := func(who, beginning string) {
		ways = append(ways, who+"c.name_fold >= "+l.arg(beginning)+" AND c.name_fold < "+l.arg(beginning+lastLetter)+
			" ORDER BY c.name_fold, c.id"+limit)
	}
	whole, longest := strings.Join(sought.Words, " "), sought.Longest()
	if sought.ByName() {
		// The index has the name, and a name that begins with all that was typed fits.
		begins("SELECT c.id, c.name_fold AS text FROM candidate AS c WHERE ", whole)
	} else {
		begins(who, whole)
	}
	if whole != longest {
		begins(who, longest)
	}
	with, parts, indexed := "", "", false
	for _, word := range sought.Words {
		exactly := l.arg(Exactly(word)) + " ESCAPE '!'"
		with += " AND " + fmt.Sprintf(hasWord[engine], exactly)
		parts += " AND s.search_text || '' LIKE " + exactly
		indexed = indexed || !isShort(word)
	}
	// A subquery looks each of them up; a join might read all candidates instead.
	ways = append(ways, fmt.Sprintf("SELECT o.id, o.text FROM (SELECT n.candidate_id AS id, (SELECT %s FROM"+
		" candidate AS c WHERE c.id = n.candidate_id%s) AS text FROM application AS n WHERE n.owner_id = %s AND %s"+
		" ORDER BY n.candidate_id DESC LIMIT %d) AS o WHERE o.text IS NOT NULL%s",
		searchedText, with, l.arg(scope.UserID), ownedAtWork, ownRead, limit))
	if !indexed {
		return "", ways
	}
	trigrams := "SELECT s.id, s.search_text AS text FROM candidate_search AS s WHERE TRUE"
	for _, part := range rareParts(LikeText(whole)) {
		trigrams += " AND s.search_text LIKE " + l.arg("%"+part+"%")
	}
	trigrams += parts
	if engine == SQLite {
		return "", append(ways, trigrams+" ORDER BY s.rowid DESC"+limit)
	}
	// PostgreSQL collects all hits of its index before it takes the newest. What is so common that many of the newest
	// candidates have it, such as the host of most addresses, is found among those alone.
	newest = fmt.Sprintf("WITH newest AS MATERIALIZED (SELECT s.id, s.search_text AS text FROM (SELECT n.id,"+
		" n.search_text FROM candidate AS n ORDER BY n.id DESC LIMIT %d) AS s WHERE TRUE%s%s) ", newestRead, parts, limit)
	return newest, append(ways, "SELECT f.id, f.text FROM newest AS f",
		trigrams+fmt.Sprintf(" AND (SELECT COUNT(*) FROM newest) < %d ORDER BY s.id DESC%s", commonHits, limit))
}

const (
	// newestRead is how many of the newest candidates are compared one by one.
	newestRead = 500
	// commonHits is how many hits among them make a word a common one: one candidate in fifty.
	commonHits = newestRead / 50
)

// lastLetter comes after every other.
const lastLetter = "\U0010FFFF"
