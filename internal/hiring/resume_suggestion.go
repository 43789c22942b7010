package hiring

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Sentences about the text of a resume.
const (
	ResumeWaits      = "The text of this resume is still being read"
	ResumeHasNoText  = "This resume has no text, so it cannot be searched"
	ResumeIsLocked   = "This resume is locked with a password, so it cannot be searched"
	ResumeUnreadable = "The text of this resume cannot be read, so it cannot be searched"
)

// ResumeState is what became of the text of a resume.
type ResumeState string

const (
	ResumeRead   ResumeState = "read"
	ResumeEmpty  ResumeState = "empty"
	ResumeLocked ResumeState = "locked"
	ResumeBroken ResumeState = "unreadable"
)

// Note returns what people are told of it; empty if the text can be searched.
func (s ResumeState) Note() string {
	switch s {
	case ResumeRead:
		return ""
	case ResumeEmpty:
		return ResumeHasNoText
	case ResumeLocked:
		return ResumeIsLocked
	case ResumeBroken:
		return ResumeUnreadable
	}
	return ResumeWaits
}

// ResumeSuggestion is what the text of a resume suggests about its candidate; what is empty is not to be found.
type ResumeSuggestion struct{ Name, Mobile, Email string }

var (
	emailInText  = regexp.MustCompile(`[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}`)
	mobileInText = regexp.MustCompile(`(?:(?:\+|00)?91[\s.()-]{0,3}|0)?[6-9](?:[\s.()-]{0,2}\d){9}`)
	nameBefore   = regexp.MustCompile(`(?i)^(?:full\s+)?name\s*[:\-–]\s*`)
)

// nameLines is how many lines at the top of a resume may be the name.
const nameLines = 10

// notNames are words of headings.
var notNames = []string{
	"resume", "résumé", "cv", "curriculum", "vitae", "biodata", "bio", "data", "profile", "summary", "objective",
	"career", "contact", "details", "address", "personal", "information", "education", "experience", "skills",
	"mobile", "phone", "email", "mail", "page", "confidential", "developer", "engineer", "manager", "executive",
	"analyst", "associate", "consultant", "designer", "officer", "assistant", "intern", "specialist", "accountant",
}

// SuggestFrom reads the name, the mobile and the e-mail address out of the text of a resume.
func SuggestFrom(text string) ResumeSuggestion {
	s := ResumeSuggestion{Name: nameIn(text)}
	for _, found := range emailInText.FindAllString(text, -1) {
		if key := EmailKey(found); candidateEmailFault(key) == "" {
			s.Email = key
			break
		}
	}
	for _, at := range mobileInText.FindAllStringIndex(text, -1) {
		if isDigitAt(text, at[0]-1) || isDigitAt(text, at[1]) {
			continue
		}
		if key := MobileKey(text[at[0]:at[1]]); IsMobile(key) {
			s.Mobile = key
			break
		}
	}
	return s
}

func isDigitAt(text string, at int) bool {
	return at >= 0 && at < len(text) && text[at] >= '0' && text[at] <= '9'
}

// nameIn returns the first line near the top that reads like a name.
func nameIn(text string) string {
	lines := 0
	for line := range strings.Lines(text) {
		line = strings.Join(strings.Fields(line), " ")
		if line == "" {
			continue
		}
		if lines++; lines > nameLines {
			break
		}
		given := nameBefore.ReplaceAllString(line, "")
		if isLikeAName(given, given != line) {
			return inTitleCase(CandidateName(given))
		}
	}
	return ""
}

// isLikeAName reports whether a line is a name: two to four words of letters and no heading. After the word Name a
// single one is enough.
func isLikeAName(line string, named bool) bool {
	words := strings.Fields(line)
	if len(words) > 4 || len(words) < 2 && !named || len(words) == 0 ||
		utf8.RuneCountInString(line) > longestName {
		return false
	}
	for _, word := range words {
		if slices.Contains(notNames, strings.ToLower(strings.Trim(word, ".:"))) {
			return false
		}
		if strings.ContainsFunc(word, func(c rune) bool {
			return !unicode.IsLetter(c) && !unicode.IsMark(c) && c != '.' && c != '\''
		}) {
			return false
		}
	}
	first, _ := utf8.DecodeRuneInString(line)
	return !unicode.IsLower(first)
}

// inTitleCase turns a name in capitals into one that people write; any other stays as it is.
func inTitleCase(name string) string {
	if strings.ContainsFunc(name, unicode.IsLower) {
		return name
	}
	words := strings.Fields(strings.ToLower(name))
	for i, word := range words {
		first, size := utf8.DecodeRuneInString(word)
		words[i] = string(unicode.ToUpper(first)) + word[size:]
	}
	return strings.Join(words, " ")
}
