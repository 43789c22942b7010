package hiring

import (
	"strings"
	"unicode"
)

// isUnseen reports whether the character is invisible on its own: a joiner, a direction mark, a filler that counts as a
// letter.
func isUnseen(c rune) bool {
	return unicode.In(c, unicode.Cf, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector)
}

// isBlank reports whether the text has nothing to read, so that it answers no question.
func isBlank(text string) bool {
	return !strings.ContainsFunc(text, func(c rune) bool {
		return unicode.IsGraphic(c) && !unicode.IsSpace(c) &&
			!isUnseen(c)
	})
}
