package store

import (
	"math"
	"slices"
	"strings"
	"unicode/utf8"
)

// search limits the rows to those that a search index, message_search or candidate_search, finds by part of their text.
// The index searches for a few letters only: it reads more with every trigram, and most of them, such as a common
// word's, would exclude nothing. Its hits are then compared with the whole part.
func (l *list) search(id, index, typed string) {
	text := LikeText(typed)
	l.filter(id+" IN (SELECT s.id FROM "+index+" AS s WHERE s.search_text LIKE ? AND s.search_text || ''"+likeExactly+")",
		"%"+rarest(text, searchedLetters)+"%", Exactly(typed))
	l.searched = true
}

// LikeText turns what a user typed into the inside of a LIKE pattern for a search index: lower case, with wildcards
// replaced by one that stands for any letter. An ESCAPE clause would be exact, but SQLite then drops the index; what
// the index finds is compared with Exactly.
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

// rarest returns that many consecutive letters, those that the fewest texts are likely to contain.
func rarest(text string, count int) string {
	letters := []rune(text)
	best, bestAt := math.MinInt, 0
	for at := range max(1, len(letters)-count+1) {
		score := 0
		for _, letter := range letters[at:min(len(letters), at+count)] {
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
	return string(letters[bestAt:min(len(letters), bestAt+count)])
}

const (
	// mostParts is how many parts of a text an index searches for at once; shortestPart has one trigram.
	mostParts    = 3
	shortestPart = 3
)

// rareParts returns the letters by which a long index finds a text: the rarest of each word, and of both halves of a
// single long one. Among a million rows, two trigrams alone are in thousands of others, each of which would be read.
// Two words exclude so many that one trigram of each is enough, and a second one may be a very common one.
func rareParts(text string) []string {
	words := strings.Fields(text)
	letters, count := []rune(text), searchedLetters
	switch indexed := slices.DeleteFunc(slices.Clone(words), isShort); {
	case len(indexed) > 1:
		count = shortestPart
	case len(words) != 1:
	case len(letters) >= 2*shortestPart+1:
		words = []string{string(letters[:len(letters)/2]), string(letters[len(letters)/2:])}
	case len(letters) > searchedLetters && strings.Trim(text, "0123456789") == "":
		// Each further digit excludes nine in ten.
		return []string{text[:searchedLetters+1]}
	}
	var parts []string
	for _, word := range words {
		if !isShort(word) && len(parts) < mostParts {
			parts = append(parts, rarest(word, count))
		}
	}
	if len(parts) == 0 {
		return []string{rarest(text, count)}
	}
	return parts
}

// isShort: a word has no trigram.
func isShort(word string) bool { return utf8.RuneCountInString(word) < shortestPart }
