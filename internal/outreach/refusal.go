package outreach

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	gomail "github.com/wneessen/go-mail"
)

// Refusal is a mail that the server refused for good: its answer, and the recipients that it refused. If there are
// none, it refused the mail itself.
type Refusal struct {
	Answer     string
	Recipients []string
}

func (r *Refusal) Error() string {
	if len(r.Recipients) == 0 {
		return fmt.Sprintf("%v: %s", ErrRefused, r.Answer)
	}
	return fmt.Sprintf("%v: %s (%s)", ErrRefused, r.Answer, strings.Join(r.Recipients, ", "))
}

// Unwrap makes a refusal an ErrRefused.
func (r *Refusal) Unwrap() error { return ErrRefused }

var (
	// affected are the parts of the mail library's sentence: what the server answered, and about whom.
	affected = regexp.MustCompile(`(?s)^(.*?)(?:, affected recipient\(s\): ([^"]*?))?(?:, affected message ID: [^"]*)?$`)
	quoted   = regexp.MustCompile(`"(?:[^"\\]|\\.)*"`)
)

// refusalOf takes the mail library's error apart, which has answer and recipients in its text only.
func refusalOf(err *gomail.SendError) *Refusal {
	parts := affected.FindStringSubmatch(strings.TrimPrefix(err.Error(), err.Reason.String()+": "))
	refusal := &Refusal{Answer: quoted.ReplaceAllStringFunc(parts[1], answerLine)}
	if parts[2] != "" && err.Reason == gomail.ErrSMTPRcptTo {
		for address := range strings.SplitSeq(parts[2], ", ") {
			refusal.Recipients = append(refusal.Recipients, strings.Trim(address, "<>"))
		}
	}
	return refusal
}

// answerLine reads a quoted answer of the server, whose lines become one.
func answerLine(quoted string) string {
	text, err := strconv.Unquote(quoted)
	if err != nil {
		return quoted
	}
	return strings.Join(strings.Fields(strings.ToValidUTF8(text, "?")), " ")
}
