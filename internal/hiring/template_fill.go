package hiring

import (
	"html"
	"strings"
	"unicode/utf8"
)

// Sentences about filling a template.
const (
	ValueTooLong     = "What stands for a placeholder may have 200 characters at most, on one line"
	ChooseOnline     = "Please choose Online or Offline"
	NoGapOfThisName  = "The message has no placeholder of this name"
	OpenedInWhatsapp = "Opened in WhatsApp"
	NotTheirAddress  = "This is not the e-mail address of the candidate"
	longestValue     = 200
)

// TemplateKind is the channel that a template is for.
type TemplateKind string

const (
	WhatsappTemplate TemplateKind = "whatsapp"
	EmailTemplate    TemplateKind = "email"
)

// FilledPart is a stretch of a filled text: words as they were written, or what stands for Placeholder. A gap is a
// placeholder without a value, and its text is the placeholder itself.
type FilledPart struct {
	Text, Placeholder string
	Gap               bool
}

// Fill cuts a text into what was written and what stands for its placeholders. A value is never read again, whatever it
// looks like; what names no placeholder stays as it was written.
func Fill(text string, values map[string]string) []FilledPart {
	var parts []FilledPart
	at := 0
	for _, place := range placeholderIn.FindAllStringSubmatchIndex(text, -1) {
		name := nameOf(text[place[2]:place[3]])
		if !isPlaceholder(name) {
			continue
		}
		if place[0] > at {
			parts = append(parts, FilledPart{Text: text[at:place[0]]})
		}
		if value := values[name]; value != "" {
			parts = append(parts, FilledPart{Text: value, Placeholder: name})
		} else {
			parts = append(parts, FilledPart{Text: openingBraces + name + "}}", Placeholder: name, Gap: true})
		}
		at = place[1]
	}
	if at < len(text) {
		parts = append(parts, FilledPart{Text: text[at:]})
	}
	return parts
}

// FilledText joins the parts of a text.
func FilledText(parts []FilledPart) string {
	var text strings.Builder
	for _, p := range parts {
		text.WriteString(p.Text)
	}
	return text.String()
}

// FilledHTML joins the parts of safe HTML, in which a value is text and nothing else. mark may wrap a value; nil leaves
// it as it is.
func FilledHTML(parts []FilledPart, mark func(name, escaped string) string) string {
	var body strings.Builder
	for _, p := range parts {
		switch {
		case p.Placeholder == "":
			body.WriteString(p.Text)
		case p.Gap || mark == nil:
			body.WriteString(html.EscapeString(p.Text))
		default:
			body.WriteString(mark(p.Placeholder, html.EscapeString(p.Text)))
		}
	}
	return body.String()
}

// GapsOf lists the placeholders that have no value in any of the texts, each once, in the order of the texts.
func GapsOf(texts ...[]FilledPart) []Placeholder {
	var gaps []Placeholder
	seen := map[string]bool{}
	for _, parts := range texts {
		for _, p := range parts {
			if !p.Gap || seen[p.Placeholder] {
				continue
			}
			seen[p.Placeholder] = true
			found, _ := placeholderNamed(p.Placeholder)
			gaps = append(gaps, found)
		}
	}
	return gaps
}

// ReadGaps returns what was typed for gaps as a message writes it, or which of it cannot stand there.
func ReadGaps(typed map[string]string) (map[string]string, error) {
	values := make(map[string]string, len(typed))
	for name, text := range typed {
		p, known := placeholderNamed(name)
		if !known {
			return nil, invalid("values", NoGapOfThisName+": "+shown(name))
		}
		value, err := p.value(strings.TrimSpace(text))
		if err != nil {
			return nil, err
		}
		values[name] = value
	}
	return values, nil
}

// value returns a typed value as a message writes it; an empty one leaves the gap.
func (p Placeholder) value(text string) (string, error) {
	if text == "" {
		return "", nil
	}
	switch p.Kind {
	case DayKind:
		day, ok := ParseDay(text)
		if !ok {
			return "", invalid("values", p.Meaning+": "+SelectDate)
		}
		return day.Shown(), nil
	case ClockKind:
		clock, ok := ParseClock(text)
		if !ok {
			return "", invalid("values", p.Meaning+": "+SelectTime)
		}
		return clockShown(clock), nil
	case OnlineKind:
		if text != string(Online) && text != string(Offline) {
			return "", invalid("values", ChooseOnline)
		}
	case WordsKind:
		if utf8.RuneCountInString(text) > longestValue || !isOneLine(text) {
			return "", invalid("values", p.Meaning+": "+ValueTooLong)
		}
	}
	return text, nil
}

// CheckFilled returns why a text cannot be sent: it still has a placeholder, or what looks like one. The text is what
// its receiver reads.
func CheckFilled(field, text string) error {
	at := strings.Index(text, openingBraces)
	if at < 0 {
		return nil
	}
	if found := placeholderIn.FindStringSubmatch(text[at:]); found != nil {
		if p, known := placeholderNamed(nameOf(found[1])); known {
			return invalid(field, "Please fill in the gap first: "+p.Meaning)
		}
		return invalid(field, "The text still has "+shown(found[0])+"; please write what it stands for")
	}
	return invalid(field, "The text still has "+shown(text[at:])+"; please write what it stands for")
}

// CheckWhatsappMessage returns why a text cannot be sent by WhatsApp.
func CheckWhatsappMessage(text string) error {
	switch {
	case isBlank(text):
		return invalid("body", AllFieldsCompulsary)
	case utf8.RuneCountInString(text) > longestWhatsapp:
		return invalid("body", WhatsappTooLong)
	}
	return CheckFilled("body", text)
}

func placeholderNamed(name string) (Placeholder, bool) {
	for _, p := range Placeholders {
		if p.Name == name {
			return p, true
		}
	}
	return Placeholder{}, false
}

func isPlaceholder(name string) bool {
	_, known := placeholderNamed(name)
	return known
}
