package hiring

import (
	"html"
	"regexp"
	"strings"
	"unicode/utf8"
)

// Placeholder is a word of a template that is replaced when the template is used.
type Placeholder struct {
	Name string
	// Meaning is its label for people.
	Meaning string
	// Sample replaces it in a preview.
	Sample string
	// Kind is what is typed for it where the record has no value.
	Kind PlaceholderKind
}

// PlaceholderKind is the kind of value that a placeholder stands for.
type PlaceholderKind string

const (
	WordsKind PlaceholderKind = "words"
	DayKind   PlaceholderKind = "day"
	ClockKind PlaceholderKind = "clock"
	// OnlineKind is Online or Offline.
	OnlineKind PlaceholderKind = "online"
)

// Placeholders lists every placeholder.
var Placeholders = []Placeholder{
	{"candidate.name", "Candidate's name", "Priya Sharma", WordsKind},
	{"candidate.mobile", "Candidate's mobile", "9876543210", WordsKind},
	{"candidate.email", "Candidate's e-mail", "priya.sharma@mail.example", WordsKind},
	{"position", "Position", "Backend Developer", WordsKind},
	{"department", "Department", "Engineering", WordsKind},
	{"location", "City of the job", "Pune", WordsKind},
	{"employment.type", "Employment type", "Full Time", WordsKind},
	{"interview.date", "Interview date", "18 Mar 2026", DayKind},
	{"interview.time", "Interview time", "03:30 PM", ClockKind},
	{"interview.type", "Interview type", "Online", OnlineKind},
	{"interview.place", "Interview link or address", "https://meet.example/muster", WordsKind},
	{"interviewer.name", "Interviewer's name", "Nandini Rao", WordsKind},
	{"joining.date", "Joining date", "01 Apr 2026", DayKind},
	{"recruiter.name", "Recruiter's name", "Asha Kulkarni", WordsKind},
	{"recruiter.mobile", "Recruiter's mobile", "9823100007", WordsKind},
	{"recruiter.email", "Recruiter's e-mail", "asha.kulkarni@demo.muster.example", WordsKind},
}

const (
	openingBraces      = "{{"
	shownOfPlaceholder = 60
	PlaceholderInLink  = "A placeholder cannot stand in the address of a link"
)

var (
	placeholderIn = regexp.MustCompile(`(?s)\{\{(.*?)\}\}`)
	tagIn         = regexp.MustCompile(`<[^>]*>`)
)

// checkPlaceholders refuses the first placeholder of a text, which may be HTML, that could not be replaced.
func checkPlaceholders(field, text string) error {
	if strings.Contains(strings.ToLower(text), "%7b%7b") {
		return invalid(field, PlaceholderInLink)
	}
	for _, found := range placeholderIn.FindAllStringSubmatch(text, -1) {
		inner := found[1]
		switch {
		case strings.ContainsAny(inner, "<>"):
			return invalid(field, "The placeholder "+shown(found[0])+" is formatted in part; please format all of it or nothing")
		case sampleOf(inner) == "":
			return invalid(field, "There is no placeholder "+shown(found[0]))
		}
	}
	if rest := placeholderIn.ReplaceAllString(text, ""); strings.Contains(rest, openingBraces) {
		return invalid(field, "A placeholder is not closed: "+shown(rest[strings.Index(rest, openingBraces):]))
	}
	return nil
}

// shown returns a placeholder for a sentence: without tags, and shortened.
func shown(text string) string {
	text = squeeze(html.UnescapeString(tagIn.ReplaceAllString(text, " ")))
	if utf8.RuneCountInString(text) > shownOfPlaceholder {
		return string([]rune(text)[:shownOfPlaceholder]) + "…"
	}
	return text
}

func nameOf(inner string) string { return strings.TrimSpace(html.UnescapeString(inner)) }

func sampleOf(inner string) string {
	p, _ := placeholderNamed(nameOf(inner))
	return p.Sample
}

// FillSample returns a checked text with sample values for its placeholders.
func FillSample(text string) string {
	return placeholderIn.ReplaceAllStringFunc(text, func(found string) string {
		return sampleOf(strings.Trim(found, "{}"))
	})
}
