package hiring

import (
	"html"
	"regexp"
	"strconv"
	"strings"
)

// whatsappMarks maps the tags allowed in a template to WhatsApp's formatting marks.
var whatsappMarks = map[string]string{
	"b": "*", "strong": "*", "i": "_", "em": "_", "s": "~", "code": "`", "pre": "```",
}

var (
	tagParts   = regexp.MustCompile(`<(/?)([a-z0-9]+)[^>]*>`)
	manyBreaks = regexp.MustCompile(`\n{3,}`)
)

// whatsappWriter turns safe HTML into WhatsApp text.
type whatsappWriter struct {
	text strings.Builder
	// lists are the open lists: the number of the next entry, or 0 if the list is not numbered.
	lists []int
}

// WhatsappText returns the text of safe HTML with WhatsApp's formatting marks.
func WhatsappText(body string) string {
	w, at := whatsappWriter{}, 0
	for _, place := range tagParts.FindAllStringSubmatchIndex(body, -1) {
		w.write(html.UnescapeString(body[at:place[0]]))
		w.tag(body[place[4]:place[5]], place[3] > place[2])
		at = place[1]
	}
	w.write(html.UnescapeString(body[at:]))
	return strings.TrimSpace(manyBreaks.ReplaceAllString(w.text.String(), "\n\n"))
}

func (w *whatsappWriter) write(text string) { w.text.WriteString(text) }

func (w *whatsappWriter) tag(name string, closes bool) {
	if mark := whatsappMarks[name]; mark != "" {
		w.mark(mark, closes)
		return
	}
	switch name {
	case "br":
		w.write("\n")
	case "p", "div", "blockquote":
		if closes && len(w.lists) == 0 {
			w.write("\n\n")
		}
	case "ul", "ol":
		w.list(name == "ol", closes)
	case "li":
		if !closes {
			w.entry()
		}
	}
}

// mark writes a mark. WhatsApp recognises a closing one only directly after a word.
func (w *whatsappWriter) mark(mark string, closes bool) {
	text := w.text.String()
	word := strings.TrimRight(text, " \u00a0")
	if !closes || word == text {
		w.write(mark)
		return
	}
	w.text.Reset()
	w.write(word + mark + text[len(word):])
}

func (w *whatsappWriter) list(numbered, closes bool) {
	switch {
	case closes && len(w.lists) > 0:
		w.lists = w.lists[:len(w.lists)-1]
		if len(w.lists) == 0 {
			w.write("\n\n")
		}
	case !closes && numbered:
		w.lists = append(w.lists, 1)
	case !closes:
		w.lists = append(w.lists, 0)
	}
}

func (w *whatsappWriter) entry() {
	if text := w.text.String(); text != "" && !strings.HasSuffix(text, "\n") {
		w.write("\n")
	}
	last := len(w.lists) - 1
	if last < 0 || w.lists[last] == 0 {
		w.write("- ")
		return
	}
	w.write(strconv.Itoa(w.lists[last]) + ". ")
	w.lists[last]++
}
