package hiring

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"
)

const (
	// FoundPeople and FoundRequisitions are how many of each a search everywhere shows.
	FoundPeople, FoundRequisitions = 6, 4
	// MostHits is how many hits each way of searching reads; beyond it the candidate database is the place to search.
	MostHits = 200
	// leastLetters and leastDigits are how many of them a search needs.
	leastLetters, leastDigits = 2, 4
)

// Sought is what somebody typed to find a person or a requisition anywhere.
type Sought struct {
	// Words are in lower case and without accents; each of them must be found. A telephone number is one word of digits.
	Words []string
	// Serial is the text as a serial would be written.
	Serial string
	// Mobile and Email are those of exactly one person; empty if the text is no whole one.
	Mobile, Email string
}

// Seek reads what was typed; ok is false while it is too short to search for.
func Seek(typed string) (sought Sought, ok bool) {
	text := strings.Join(strings.Fields(strings.ToValidUTF8(typed, "")), " ")
	if letters := []rune(text); len(letters) > longestSearched {
		text = strings.TrimSpace(string(letters[:longestSearched]))
	}
	sought.Serial = text
	if number := searchedNumber(text); isDigits(number) {
		sought.Words, sought.Mobile = []string{number}, MobileKey(number)
		return sought, len(number) >= leastDigits
	}
	if strings.Contains(text, "@") && !strings.Contains(text, " ") {
		sought.Email = EmailKey(text)
	}
	for word := range strings.FieldsSeq(Fold(text)) {
		if !slices.Contains(sought.Words, word) {
			sought.Words = append(sought.Words, word)
		}
	}
	return sought, utf8.RuneCountInString(text) >= leastLetters
}

func isDigits(text string) bool {
	return text != "" && strings.Trim(text, "0123456789") == ""
}

// Longest returns the word that the fewest texts are likely to have.
func (s Sought) Longest() string {
	return slices.MaxFunc(s.Words, func(a, b string) int { return cmp.Compare(len(a), len(b)) })
}

// ByName reports whether each word may be found in a name, which then decides how well a person fits.
func (s Sought) ByName() bool {
	return !slices.ContainsFunc(s.Words, func(word string) bool { return isDigits(word) || strings.Contains(word, "@") })
}

// Fit is how well something fits what was typed, the better the greater. Rank orders by it.
type Fit struct {
	// Exact: the mobile, the e-mail address or the serial itself was typed.
	Exact bool
	// Own and Live: the user's, and still at work.
	Own, Live bool
	// Begins: every word that was typed begins a word of it.
	Begins bool
}

// Compare puts the better one first.
func (f Fit) Compare(other Fit) int {
	return cmp.Or(
		isFirst(f.Exact, other.Exact), isFirst(f.Own && f.Live, other.Own && other.Live), isFirst(f.Live, other.Live),
		isFirst(f.Begins, other.Begins))
}

func isFirst(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return -1
	}
	return 1
}

// Person returns how well a candidate fits; ok is false if a word is nowhere. An address is searched by words with an @
// and, like the name, by plain ones, and a mobile by digits.
func (s Sought) Person(name, mobile, email string) (fit Fit, ok bool) {
	name, email = Fold(name), Fold(email)
	fit = Fit{Begins: true, Exact: s.Mobile != "" && MobileKey(mobile) == s.Mobile ||
		s.Email != "" && EmailKey(email) == s.Email}
	for _, word := range s.Words {
		switch {
		case isDigits(word):
			ok = strings.Contains(mobile, word) || strings.Contains(email, word)
			fit.Begins = fit.Begins && strings.HasPrefix(mobile, word)
		case strings.Contains(word, "@"):
			ok = strings.Contains(email, word)
			fit.Begins = fit.Begins && strings.HasPrefix(email, word)
		default:
			ok = strings.Contains(name, word) || strings.Contains(email, word)
			fit.Begins = fit.Begins && beginsWord(name, word)
		}
		if !ok && !fit.Exact {
			return fit, false
		}
	}
	return fit, true
}

// Requisition returns how well a requisition fits that the store found for every word.
func (s Sought) Requisition(serial, position string) Fit {
	fit := Fit{Exact: serial == s.Serial, Begins: true}
	for _, word := range s.Words {
		fit.Begins = fit.Begins && (beginsWord(Fold(position), word) || strings.HasPrefix(serial, word))
	}
	return fit
}

// AtWork reports whether a live application with this status is still worked on.
func AtWork(live bool, status Status) bool {
	info, _ := InfoOf(status)
	return live && !info.Ends && status != StatusJoined
}

// StillHires reports whether a requisition with this status is neither filled nor revoked.
func StillHires(seen Status) bool {
	return !slices.Contains([]Status{StatusCompleted, StatusOnboarded, StatusRevoke, StatusHrRevoke}, seen)
}

func beginsWord(text, word string) bool {
	return strings.HasPrefix(text, word) || strings.Contains(text, " "+word)
}

// folds has each letter with an accent, and the letter without. The index of names folds the same ones.
var folds = strings.NewReplacer(
	"á", "a", "à", "a", "â", "a", "ä", "a", "ã", "a", "ā", "a", "é", "e", "è", "e", "ê", "e", "ë", "e", "í", "i",
	"ī", "i", "ó", "o", "ö", "o", "ō", "o", "ú", "u", "ü", "u", "ū", "u", "ñ", "n", "ç", "c")

// Fold returns a text in lower case and without accents, as it is compared in a search.
func Fold(text string) string { return folds.Replace(strings.ToLower(text)) }

// Way is where a search leads from a person.
type Way string

const (
	// WayDetails is the details of the application.
	WayDetails Way = "details"
	// WayCard shows who works with the candidate, and nothing else: their application is out of the user's sight.
	WayCard Way = "card"
	// WayDatabase is the candidate database: there is no application.
	WayDatabase Way = "database"
)

// WayTo returns where a search leads from a person: applied if there is an application, seen if the user sees it.
// Nobody opens a blacklisted candidate.
func WayTo(applied, seen, blacklisted bool) Way {
	switch {
	case !applied:
		return WayDatabase
	case seen && !blacklisted:
		return WayDetails
	}
	return WayCard
}
