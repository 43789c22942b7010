package hiring

import (
	"strings"
	"unicode"
)

// SubjectNotOneLine is the answer to a subject that could add lines to the head of a mail.
const SubjectNotOneLine = "A subject may not have line breaks or other control characters"

// isOneLine reports whether a text has no control characters and no line breaks of any alphabet.
func isOneLine(text string) bool {
	return !strings.ContainsFunc(text, func(c rune) bool { return unicode.In(c, unicode.Cc, unicode.Zl, unicode.Zp) })
}
