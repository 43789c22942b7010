package hiring

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Sentences about searching the candidate database.
const (
	SearchNothing  = "Please enter any or all three parameter to see the search result."
	SearchTooShort = "Search Parameter Should be atleast 3 Characters"
	SearchTooMany  = "More than 1,000, please narrow the search"
)

const (
	// MostFound is how many candidates a search finds at most.
	MostFound = 1000
	// leastSearched is how many characters a search text needs.
	leastSearched = 3
	// longestSearched is how many of them count.
	longestSearched = 200
)

// DatabaseSearch is what was typed and chosen to find candidates in the database; what is empty filters nothing.
type DatabaseSearch struct {
	// Text is part of a name, a mobile or an e-mail address, or whole words of a resume.
	Text string
	// Position is that of any application; ReferencePosition is one for which a reference candidate is suitable.
	Position, City, ReferencePosition string
}

// Checked returns the search as it is made, or why it is not.
func (s DatabaseSearch) Checked() (DatabaseSearch, error) {
	for _, part := range []*string{&s.Text, &s.Position, &s.City, &s.ReferencePosition} {
		*part = strings.Join(strings.Fields(strings.ToValidUTF8(*part, "")), " ")
		if IsAll(*part) || strings.EqualFold(*part, "null") {
			*part = ""
		}
	}
	switch {
	case s == DatabaseSearch{}:
		return s, invalid("search", SearchNothing)
	case s.Text != "" && utf8.RuneCountInString(s.Text) < leastSearched:
		return s, invalid("search", SearchTooShort)
	}
	s.Text, s.City = searchedNumber(s.Text), listedCity(s.City)
	if letters := []rune(s.Text); len(letters) > longestSearched {
		s.Text = string(letters[:longestSearched])
	}
	return s, nil
}

// searchedNumber returns the digits of a text that is a telephone number, however it is written, and any other text as
// it is. Mobiles are stored as ten digits.
func searchedNumber(text string) string {
	digits := 0
	for _, c := range text {
		switch {
		case c >= '0' && c <= '9':
			digits++
		case !unicode.IsSpace(c) && !strings.ContainsRune("+-().", c):
			return text
		}
	}
	if digits < leastSearched {
		return text
	}
	if key := MobileKey(text); key != "" {
		return key
	}
	return strings.Map(func(c rune) rune {
		if c < '0' || c > '9' {
			return -1
		}
		return c
	}, strings.TrimPrefix(text, "+91"))
}
