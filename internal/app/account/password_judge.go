package account

import (
	"context"
	"strings"

	"github.com/ccojocar/zxcvbn-go"
	"github.com/ccojocar/zxcvbn-go/matching"

	"muster/internal/hiring"
)

// judged is how many characters are judged: the work grows with their square, and a strong beginning is enough.
const judged = 64

// asLetters undo the usual substitutions. The library tries all combinations of them instead, which takes a minute for
// a long text made for that; so it is told not to.
var asLetters = []*strings.Replacer{
	strings.NewReplacer("@", "a", "4", "a", "8", "b", "(", "c", "3", "e", "6", "g", "9", "g", "!", "i", "1", "i",
		"|", "i", "0", "o", "$", "s", "5", "s", "7", "t", "+", "t", "%", "x", "2", "z"),
	strings.NewReplacer("@", "a", "4", "a", "8", "b", "(", "c", "3", "e", "6", "g", "9", "g", "!", "l", "1", "l",
		"|", "l", "0", "o", "$", "s", "5", "s", "7", "t", "+", "t", "%", "x", "2", "z"),
}

// strength is the judge of passwords.
func strength(password string, known []string) int {
	runes := []rune(password)
	text := string(runes[:min(len(runes), judged)])
	score := zxcvbn.PasswordStrength(text, known, matching.FilterL33tMatcher).Score
	for _, letters := range asLetters {
		score = min(score, zxcvbn.PasswordStrength(letters.Replace(text), known, matching.FilterL33tMatcher).Score)
	}
	return score
}

// CheckNewPassword checks whether its owner may use this password; field is the name for the error.
func (s *Service) CheckNewPassword(ctx context.Context, field, password string, owner hiring.PasswordOwner) error {
	owner.Company = []string{s.PublicURL}
	for _, key := range []hiring.Setting{hiring.MailName, hiring.MailSender} {
		value, err := s.Setting(ctx, s.Store.Read(), key)
		if err != nil {
			return err
		}
		owner.Company = append(owner.Company, value)
	}
	return hiring.CheckNewPassword(field, password, owner, strength)
}

// HashNewPassword hashes a password that was checked, unless it is the current one, whose hash is given.
func HashNewPassword(ctx context.Context, field, password, current string) (string, error) {
	if current != "" {
		same, err := passwordFits(ctx, password, current)
		if err != nil {
			return "", err
		}
		if same {
			return "", unchanged(field)
		}
	}
	return HashPassword(ctx, password)
}

func unchanged(field string) error {
	return &hiring.Problem{Kind: hiring.Invalid, Field: field, Message: hiring.PasswordUnchanged}
}
