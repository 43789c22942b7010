package resumes

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"muster/internal/hiring"
)

// Text is what was read out of a resume.
type Text struct {
	State hiring.ResumeState `json:"state"`
	Body  string             `json:"body"`
}

// longestBody is how many bytes of a text are kept.
const longestBody = 100_000

// TextOf is the text of what a reader found on the pages.
func TextOf(found string) Text {
	body := Normal(found)
	if len(hiring.ResumeWords(body)) == 0 {
		return Text{State: hiring.ResumeEmpty}
	}
	return Text{hiring.ResumeRead, body}
}

// Normal returns a text in one way of writing: ligatures and full-width letters are taken apart, as people type them.
// Blanks are single, and lines stay lines.
func Normal(text string) string {
	text = norm.NFKC.String(strings.ToValidUTF8(text, ""))
	var lines []string
	for line := range strings.Lines(text) {
		line = strings.Map(func(c rune) rune {
			if unicode.IsSpace(c) {
				return ' '
			}
			if unicode.IsControl(c) || c == unicode.ReplacementChar || unicode.In(c, unicode.Co) {
				return -1
			}
			return c
		}, line)
		if line = strings.Join(strings.Fields(line), " "); line != "" {
			lines = append(lines, line)
		}
	}
	body := strings.Join(lines, "\n")
	if len(body) > longestBody {
		body = strings.ToValidUTF8(body[:longestBody], "")
	}
	return body
}
