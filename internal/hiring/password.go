package hiring

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// PasswordOwner is what an attacker can know about the user of a password, as far as it is known yet.
type PasswordOwner struct {
	FirstName, LastName, Mobile, Email string
	// Company are the company's names and addresses.
	Company []string
}

// Strength judges a password from 0, guessed at once, to 4. The known words count for nothing.
type Strength func(password string, known []string) int

const (
	// PasswordTooEasy and PasswordUnchanged are why a new password is refused.
	PasswordTooEasy = "The new password is too easy to guess. " +
		"A few words that have nothing to do with each other are better."
	PasswordUnchanged = "The new password must differ from the old one"

	enoughStrength = 3
	shortestWord   = 3
	// Years of birth, of joining and of today stand in many passwords.
	firstWordYear, lastWordYear = 1950, 2049
)

// CheckNewPassword checks whether its owner may use this password; field is the name for the error.
func CheckNewPassword(field, password string, owner PasswordOwner, strength Strength) error {
	switch {
	case utf8.RuneCountInString(password) < shortestPassword:
		return invalid(field, "The new password needs 10 characters or more")
	case utf8.RuneCountInString(password) > longestPassword:
		return invalid(field, "The new password may have 128 characters at most")
	case owner.Mobile != "" && strings.Contains(password, owner.Mobile):
		return invalid(field, "The new password must not contain the mobile number")
	case repeatsItself(password), strength(password, owner.knownWords()) < enoughStrength:
		return invalid(field, PasswordTooEasy)
	}
	return nil
}

// knownWords are the words that an attacker tries first.
func (o PasswordOwner) knownWords() []string {
	words := []string{o.FirstName + o.LastName, o.LastName + o.FirstName}
	for _, text := range append([]string{o.FirstName, o.LastName, o.Mobile, o.Email}, o.Company...) {
		words = append(words, strings.FieldsFunc(text, func(r rune) bool {
			return !unicode.IsLetter(r) && !unicode.IsDigit(r)
		})...)
	}
	known := []string{"muster"}
	for _, word := range words {
		if utf8.RuneCountInString(word) >= shortestWord {
			known = append(known, strings.ToLower(word))
		}
	}
	for year := lastWordYear; year >= firstWordYear; year-- {
		known = append(known, fmt.Sprint(year))
	}
	return known
}

// repeatsItself finds a short piece repeated ("abcabcabca"), in any alphabet.
func repeatsItself(password string) bool {
	runes := []rune(strings.ToLower(password))
	for size := 1; size <= len(runes)/2; size++ {
		repeats := true
		for i := size; i < len(runes); i++ {
			repeats = repeats && runes[i] == runes[i-size]
		}
		if repeats {
			return true
		}
	}
	return false
}
