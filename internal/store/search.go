package store

import (
	"math"
	"strings"
)

// search leaves the rows whose id is among those that a search index, message_search or candidate_search, has with a
// part of their text. The index looks for a few letters only: what it reads grows with every trigram it is given, and
// most of them, such as those of a common word, would leave everything in. What it finds is compared with the whole
// part.
func (l *list) search(id, index, typed string) {
	text := LikeText(typed)
	l.filter(id+" IN (SELECT s.id FROM "+index+" AS s WHERE s.search_text LIKE ? AND s.search_text || '' LIKE ?)",
		"%"+rarest(text)+"%", "%"+text+"%")
	l.searched = true
}

// LikeText makes what a person typed into the inside of a LIKE pattern: lower case, and for the signs that mean
// something there one that stands for any letter. An ESCAPE clause would be exact, but it takes the index away on
// SQLite.
func LikeText(typed string) string {
	return strings.NewReplacer("%", "_", `\`, "_").Replace(strings.ToLower(typed))
}

const (
	// searchedLetters is how many letters the index looks for: two trigrams.
	searchedLetters = 4
	// common are signs of names, addresses and English, the most common first. Any other sign, digits among them, is
	// rarer.
	common = " .@_-eaitnorslhdcmuykpgbvfwjzxq"
)

// rarest is the few letters in a row that the fewest texts are likely to have.
func rarest(text string) string {
	letters := []rune(text)
	best, bestAt := math.MinInt, 0
	for at := range max(1, len(letters)-searchedLetters+1) {
		score := 0
		for _, letter := range letters[at:min(len(letters), at+searchedLetters)] {
			rank := strings.IndexRune(common, letter)
			switch {
			case letter == '_':
				// It stands for any letter, so there is no trigram with it.
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
