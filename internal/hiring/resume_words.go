package hiring

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// longestWord is how many letters of a word count.
const longestWord = 40

// textWord is a word of a text, in lower case, and where it is.
type textWord struct {
	word     string
	from, to int
}

// wordsOf returns the words of a text, which are letters, digits and the marks on them. C++ and C# are words of their
// own.
func wordsOf(text string) []textWord {
	var words []textWord
	var word strings.Builder
	from, letters := 0, 0
	end := func(to int) {
		if word.Len() > 0 {
			words = append(words, textWord{word.String(), from, to})
		}
		word.Reset()
		letters = 0
	}
	for at, c := range text {
		switch {
		case isUnseen(c):
		case unicode.IsLetter(c) || unicode.IsDigit(c) || unicode.IsMark(c) && letters > 0:
			if letters == 0 {
				from = at
			}
			if letters++; letters <= longestWord {
				word.WriteRune(unicode.ToLower(c))
			}
		case c == '+' && letters > 0:
			word.WriteString("plus")
		case c == '#' && letters > 0:
			word.WriteString("sharp")
		default:
			end(at)
		}
	}
	end(len(text))
	return words
}

// ResumeWords returns the words by which a text is found, each once. They consist of letters and digits alone.
func ResumeWords(text string) []string {
	found := wordsOf(text)
	words := make([]string, len(found))
	for i, w := range found {
		words[i] = w.word
	}
	slices.Sort(words)
	return slices.Compact(words)
}

const (
	// passageBefore and passageLength are the bytes of a passage, as far as words allow.
	passageBefore = 50
	passageLength = 180
	// passageReach is how far apart words may be to stand in one passage.
	passageReach = 120
)

// Passage returns the part of a text in which most of the words are, on one line; empty unless all words are in the
// text.
func Passage(text string, words []string) string {
	var hits []textWord
	seen := map[string]bool{}
	for _, w := range wordsOf(text) {
		if slices.Contains(words, w.word) {
			hits, seen[w.word] = append(hits, w), true
		}
	}
	if len(words) == 0 || len(seen) < len(words) {
		return ""
	}
	best, most := 0, 0
	for i, first := range hits {
		near := map[string]bool{}
		for _, hit := range hits[i:] {
			if hit.to-first.from > passageReach {
				break
			}
			near[hit.word] = true
		}
		if len(near) > most {
			best, most = i, len(near)
		}
	}
	return cutOut(text, hits[best].from)
}

// cutOut returns the text around a place, cut between words.
func cutOut(text string, at int) string {
	from := max(0, at-passageBefore)
	if from > 0 {
		if blank := strings.IndexFunc(text[from:at], unicode.IsSpace); blank >= 0 {
			from += blank
		} else {
			from = at
		}
	}
	to := min(len(text), from+passageLength)
	if to < len(text) {
		if blank := strings.LastIndexFunc(text[at:to], unicode.IsSpace); blank > 0 {
			to = at + blank
		}
		for to < len(text) && !utf8.RuneStart(text[to]) {
			to++
		}
	}
	passage := strings.Join(strings.Fields(text[from:to]), " ")
	if from > 0 {
		passage = "… " + passage
	}
	if to < len(text) {
		passage += " …"
	}
	return passage
}
