package wire

import (
	"strconv"
	"strings"
	"time"
)

// What the WhatsApp service calls.
var (
	VerifyWhatsappHook = Operation{"VerifyWhatsappHook", "GET", "/api/whatsapp/webhook", "",
		"The Cloud API asks whether its reports are wanted; the answer is its challenge as plain text"}
	ReportWhatsapp = Operation{"ReportWhatsapp", "POST", "/api/whatsapp/webhook", "",
		"What the Cloud API reports about messages, and STOP from receivers; X-Hub-Signature-256 proves it"}
)

var whatsappHooks = []Operation{VerifyWhatsappHook, ReportWhatsapp}

// VerifyWhatsappHookQuery is the Cloud API's question.
type VerifyWhatsappHookQuery struct {
	Mode      string `query:"hub.mode"`
	Token     string `query:"hub.verify_token"`
	Challenge string `query:"hub.challenge"`
}

// ReportWhatsappInput is a report as it came: the signature is about its bytes.
type ReportWhatsappInput struct {
	Signature string `header:"X-Hub-Signature-256" doc:"sha256= and the HMAC-SHA256 of the body with the secret of --whatsapp-hook, in hex"`
	RawBody   []byte `contentType:"application/json"`
}

// ReportWhatsappBody is the part of a report that is read. The texts of receivers are not kept.
type ReportWhatsappBody struct {
	Entry []struct {
		Changes []struct {
			Value struct {
				Statuses []WhatsappStatus `json:"statuses"`
				Messages []struct {
					From Text                `json:"from"`
					Text struct{ Body Text } `json:"text"`
					// Button is the answer by a button of a template.
					Button struct{ Text Text } `json:"button"`
				} `json:"messages"`
			} `json:"value"`
		} `json:"changes"`
	} `json:"entry"`
}

// WhatsappStatus is what became of one message.
type WhatsappStatus struct {
	ID        Text `json:"id"`
	Status    Text `json:"status"`
	Timestamp Text `json:"timestamp"`
	Errors    []struct {
		Title     Text                   `json:"title"`
		Message   Text                   `json:"message"`
		ErrorData struct{ Details Text } `json:"error_data"`
	} `json:"errors"`
}

// At returns when it happened; zero if the report does not tell.
func (s WhatsappStatus) At() time.Time {
	seconds, err := strconv.ParseInt(string(s.Timestamp), 10, 64)
	if err != nil || seconds <= 0 {
		return time.Time{}
	}
	return time.Unix(seconds, 0)
}

// longestReason limits the service's own reason, in letters.
const longestReason = 300

// Reason returns why a message failed, in the service's words.
func (s WhatsappStatus) Reason() string {
	for _, e := range s.Errors {
		for _, text := range []Text{e.ErrorData.Details, e.Message, e.Title} {
			line := []rune(strings.Join(strings.Fields(string(text)), " "))
			if len(line) > 0 {
				return string(line[:min(len(line), longestReason)])
			}
		}
	}
	return "The WhatsApp service could not deliver it"
}

// Statuses returns what is reported about messages.
func (b ReportWhatsappBody) Statuses() (all []WhatsappStatus) {
	for _, entry := range b.Entry {
		for _, change := range entry.Changes {
			all = append(all, change.Value.Statuses...)
		}
	}
	return all
}

// Stops returns the numbers from which STOP came. Nothing else that people write is read.
func (b ReportWhatsappBody) Stops() (numbers []string) {
	for _, entry := range b.Entry {
		for _, change := range entry.Changes {
			for _, m := range change.Value.Messages {
				if isStop(m.Text.Body) || isStop(m.Button.Text) {
					numbers = append(numbers, string(m.From))
				}
			}
		}
	}
	return numbers
}

func isStop(text Text) bool { return strings.EqualFold(strings.TrimSpace(string(text)), "stop") }
