package hiring

import (
	"strings"
	"unicode"
)

// isUnseen says whether the character shows nothing by itself: a joiner, a mark of direction, a filler that counts as
// a letter.
func isUnseen(c rune) bool {
	return unicode.In(c, unicode.Cf, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector)
}

// isBlank says whether nobody can read anything in the text, which then is no answer to a question.
func isBlank(text string) bool {
	return !strings.ContainsFunc(text, func(c rune) bool {
		return unicode.IsGraphic(c) && !unicode.IsSpace(c) &&
			!isUnseen(c)
	})
}
