package hiring

import (
	_ "embed"
	"strings"
	"sync"
	"unicode/utf8"
)

//go:embed common_passwords.txt
var commonPasswordList string

var commonPasswords = sync.OnceValue(func() map[string]bool {
	known := map[string]bool{}
	for line := range strings.Lines(commonPasswordList) {
		known[strings.TrimSpace(line)] = true
	}
	return known
})

// CheckNewPassword checks whether the user with this mobile (empty while unknown) may use this password; field is the
// name for the error.
func CheckNewPassword(field, password, mobile string) error {
	switch {
	case utf8.RuneCountInString(password) < shortestPassword:
		return invalid(field, "The new password needs 10 characters or more")
	case utf8.RuneCountInString(password) > longestPassword:
		return invalid(field, "The new password may have 128 characters at most")
	case mobile != "" && strings.Contains(password, mobile):
		return invalid(field, "The new password must not contain the mobile number")
	case commonPasswords()[strings.ToLower(password)], isPattern(password):
		return invalid(field, "The new password is too common; please choose another")
	}
	return nil
}

// isPattern finds what no list can cover: a short piece repeated ("abcabcabca"), or a run of neighbours ("3456789012").
func isPattern(password string) bool {
	runes := []rune(strings.ToLower(password))
	for size := 1; size <= 3; size++ {
		repeats := true
		for i := size; i < len(runes); i++ {
			repeats = repeats && runes[i] == runes[i-size]
		}
		if repeats {
			return true
		}
	}
	up, down := true, true
	for i := 1; i < len(runes); i++ {
		step := runes[i] - runes[i-1]
		up = up && (step == 1 || runes[i-1] == '9' && runes[i] == '0')
		down = down && (step == -1 || runes[i-1] == '0' && runes[i] == '9')
	}
	return up || down
}
