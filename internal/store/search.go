package store

import (
	"math"
	"strings"
)

// search limits the rows to those that a search index, message_search or candidate_search, finds by part of their text.
// The index searches for a few letters only: it reads more with every trigram, and most of them, such as a common
// word's, would exclude nothing. Its hits are then compared with the whole part.
func (l *list) search(id, index, typed string) {
	text := LikeText(typed)
	l.filter(id+" IN (SELECT s.id FROM "+index+" AS s WHERE s.search_text LIKE ? AND s.search_text || ''"+likeExactly+")",
		"%"+rarest(text)+"%", Exactly(typed))
	l.searched = true
}

// LikeText turns what a user typed into the inside of a LIKE pattern for a search index: lower case, with wildcards
// replaced by one that stands for any letter. An ESCAPE clause would be exact, but SQLite then drops the index; what the
// index finds is compared with Exactly.
func LikeText(typed string) string {
	return strings.NewReplacer("%", "_", `\`, "_").Replace(strings.ToLower(typed))
}

// likeExactly compares a text in lower case with a pattern of Exactly.
const likeExactly = " LIKE ? ESCAPE '!'"

// Exactly turns what a user typed into a LIKE pattern with ESCAPE '!' that finds it anywhere in a text: every sign,
// blanks too, stands for itself.
func Exactly(typed string) string {
	return "%" + strings.NewReplacer("!", "!!", "%", "!%", "_", "!_").Replace(strings.ToLower(typed)) + "%"
}

const (
	// searchedLetters is how many letters the index searches for: two trigrams.
	searchedLetters = 4
	// common are the characters of names, addresses and English, the most common first. All others, digits included,
	// are rarer.
	common = " .@_-eaitnorslhdcmuykpgbvfwjzxq"
)

// rarest returns the consecutive letters that the fewest texts are likely to contain.
func rarest(text string) string {
	letters := []rune(text)
	best, bestAt := math.MinInt, 0
	for at := range max(1, len(letters)-searchedLetters+1) {
		score := 0
		for _, letter := range letters[at:min(len(letters), at+searchedLetters)] {
			rank := strings.IndexRune(common, letter)
			switch {
			case letter == '_':
				// A wildcard matches any letter, so it has no trigram.
				score -= len(common)
			case rank < 0:
				score += len(common)
			default:
				score += rank
			}
		}
		if score > best {
			best, bestAt = score, at
		}
	}
	return string(letters[bestAt:min(len(letters), bestAt+searchedLetters)])
}
