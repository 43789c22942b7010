package hiring

import (
	"net/mail"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Sentences about an e-mail address.
const (
	ValidEmail  = "Please Enter Valid Email ID"
	UnseenEmail = "The e-mail address has a character that cannot be seen: please type it instead of copying it"
	MixedEmail  = "The e-mail address mixes letters of different alphabets that look alike: please type it instead of " +
		"copying it"
	LiteralEmail = "An e-mail address needs the name of a mail server after @, not its number"
)

const longestEmail = 254

// EmailKey returns the key that identifies an e-mail address: without what copying leaves at its ends, letters written
// in one way, in lower case.
func EmailKey(text string) string {
	return strings.ToLower(norm.NFKC.String(strings.TrimFunc(text, func(c rune) bool {
		return unicode.IsSpace(c) || isUnseen(c)
	})))
}

func isEmail(text string) bool { return emailFault(text) == "" }

// candidateEmailFault is stricter than emailFault: a candidate has no address on an internal host.
func candidateEmailFault(text string) string {
	if _, host, _ := strings.Cut(text, "@"); !strings.Contains(strings.Trim(host, "."), ".") {
		return ValidEmail
	}
	return emailFault(text)
}

// emailFault returns what is wrong with an address, or nothing. An address has to be what it looks like: with unseen
// characters or letters that look like others, a stranger could have one that reads as a colleague's.
func emailFault(text string) string {
	name, host, _ := strings.Cut(text, "@")
	if strings.ContainsFunc(text, func(c rune) bool { return isUnseen(c) || unicode.IsControl(c) }) {
		return UnseenEmail
	}
	if strings.HasPrefix(host, "[") || isNumbered(host) {
		return LiteralEmail
	}
	if at, err := mail.ParseAddress(text); err != nil || at.Address != text || len(text) > longestEmail ||
		!norm.NFKC.IsNormalString(text) || strings.ContainsFunc(text, isForeignSign) {
		return ValidEmail
	}
	for _, part := range append(strings.Split(host, "."), name) {
		if looksLikeAnother(part) {
			return MixedEmail
		}
	}
	return ""
}

// isNumbered reports whether a host is the number of a machine: no top-level domain has digits alone.
func isNumbered(host string) bool {
	last := host[strings.LastIndex(host, ".")+1:]
	return last != "" && !strings.ContainsFunc(last, func(c rune) bool { return c < '0' || c > '9' })
}

// isForeignSign reports whether a character is neither ASCII nor of a word: a dash or a quotation mark that looks like
// the one on the keyboard, a picture.
func isForeignSign(c rune) bool {
	return c > unicode.MaxASCII && !unicode.IsLetter(c) && !unicode.IsMark(c) && !unicode.IsDigit(c)
}

// japanese are scripts that are written together.
var japanese = []string{"Han", "Hiragana", "Katakana"}

// likeLatin are the letters of other alphabets that look like Latin ones. A word of nothing else reads as Latin.
var likeLatin = map[string]string{
	"Cyrillic": "абвеѕіјкмнорстухһԁԛԝӏьѵгп",
	"Greek":    "αβγεηικνορτυχωϲϳ",
}

// looksLikeAnother reports whether a part of an address has letters of several alphabets, or none but such as look like
// Latin ones.
func looksLikeAnother(part string) bool {
	var scripts []string
	for _, c := range part {
		if script := scriptOf(c); script != "" && !slices.Contains(scripts, script) {
			scripts = append(scripts, script)
		}
		// Of the Latin letters, those of phonetics are not used to write names.
		if unicode.Is(unicode.Latin, c) && (c == 'ı' || c == 'ĸ' || c >= 0x180 && c < 0x1E00 || c > 0x1EFF) {
			return true
		}
	}
	if len(scripts) > 1 {
		return slices.ContainsFunc(scripts, func(s string) bool { return !slices.Contains(japanese, s) })
	}
	return len(scripts) == 1 && likeLatin[scripts[0]] != "" && !strings.ContainsFunc(strings.ToLower(part),
		func(c rune) bool { return unicode.IsLetter(c) && !strings.ContainsRune(likeLatin[scripts[0]], c) })
}

// scriptOf returns the alphabet of a character; none for signs and digits that all of them share.
func scriptOf(c rune) string {
	for name, table := range unicode.Scripts {
		if name != "Common" && name != "Inherited" && unicode.Is(table, c) {
			return name
		}
	}
	return ""
}
