package hiring

import (
	"regexp"
	"strings"
	"unicode"
)

// NoIdentityNumbers refuses a comment that carries the number of an identity paper: Muster keeps none.
const NoIdentityNumbers = "Please do not write identity numbers here"

// aadhaarDigits is how many digits an Aadhaar number has; people write it in groups of four, or of any one length.
const aadhaarDigits = 12

var (
	// digitGroups are groups of digits with at most one separator between them.
	digitGroups = regexp.MustCompile(`\+?[0-9]+(?:[ .\-/][0-9]+)*`)
	digitGroup  = regexp.MustCompile(`[0-9]+`)
	// pan is the number of the income tax card; with gaps only in capitals, because "since 2019 I" is none.
	pan = regexp.MustCompile(`(?i)\b[A-Z]{5}[0-9]{4}[A-Z]\b`)
	// namedPan is one that the text calls a PAN, however it is written.
	namedPan  = regexp.MustCompile(`(?i)\bpan\b(?:[ :.\-#]|card|number|no|is)*[A-Z]{5}[ .\-/]*[0-9]{4}[ .\-/]*[A-Z]\b`)
	spacedPan = regexp.MustCompile(`\b[A-Z]{3}[ABCFGHJLPTK][A-Z][ \-]?[0-9]{4}[ \-]?[A-Z]\b`)
)

// HasIdentityNumber reports whether the text carries what looks like an Aadhaar or PAN number, in any digits.
func HasIdentityNumber(text string) bool {
	text = plainDigits(text)
	if pan.MatchString(text) || spacedPan.MatchString(text) || namedPan.MatchString(text) {
		return true
	}
	for _, run := range digitGroups.FindAllString(text, -1) {
		// A number with the sign of a country code is a telephone's.
		if !strings.HasPrefix(run, "+") && groupsToAadhaar(digitGroup.FindAllString(run, -1)) {
			return true
		}
	}
	return false
}

// groupsToAadhaar reports whether neighbouring groups together have the digits and the shape of an Aadhaar number.
func groupsToAadhaar(groups []string) bool {
	for from := range groups {
		digits, fours, equal := 0, true, true
		for _, group := range groups[from:] {
			digits += len(group)
			fours, equal = fours && len(group)%4 == 0, equal && len(group) == len(groups[from])
			if digits == aadhaarDigits && (fours || equal) {
				return true
			}
		}
	}
	return false
}

// plainDigits writes the digits of every script in ASCII, and every space as one plain character.
func plainDigits(text string) string {
	return strings.Map(func(c rune) rune {
		switch {
		case isUnseen(c):
			return -1
		case c > unicode.MaxASCII && unicode.Is(unicode.Nd, c):
			return '0' + digitValue(c)
		case unicode.IsSpace(c):
			return ' '
		case unicode.Is(unicode.Pd, c):
			return '-'
		}
		return c
	}, text)
}

// digitValue returns the value of a decimal digit: each script has its ten in a row, zero first.
func digitValue(c rune) rune {
	for value := rune(9); value > 0; value-- {
		if zero := c - value; unicode.Is(unicode.Nd, zero) && !unicode.Is(unicode.Nd, zero-1) {
			return value
		}
	}
	return 0
}
