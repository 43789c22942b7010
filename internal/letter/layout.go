package letter

import (
	_ "embed"
	"fmt"
	"html/template"
	"slices"
	"strings"

	"muster/internal/hiring"
)

//go:embed layout.gohtml
var layoutText string

var layout = template.Must(template.New("").Parse(layoutText))

// render panics if a template cannot be rendered: templates and their data are ours, so that is a bug.
func render(name string, data any) string {
	var drawn strings.Builder
	if err := layout.ExecuteTemplate(&drawn, name, data); err != nil {
		panic(fmt.Errorf("letter: render %s: %w", name, err))
	}
	return drawn.String()
}

// page is the content of a message, from top to bottom.
type page struct {
	Title      string
	Paragraphs []string
	Facts      []fact
	// Link is the mark of a link below the facts.
	Link string
	// Body is sanitised HTML written by a user.
	Body template.HTML
}

// fact is one line of a table: a label and a value.
type fact struct{ Label, Value string }

// onScreen is the label of Muster's own address of what a mail is about, which has no TLS where Muster has none.
const onScreen = "On the screen"

// IsLink reports whether the value is a web address that a mail may link to.
func (f fact) IsLink() bool {
	return strings.HasPrefix(f.Value, "https://") && hiring.MayLink(f.Value, "") ||
		f.Label == onScreen && strings.HasPrefix(f.Value, "http://")
}

func known(facts []fact) []fact {
	return slices.DeleteFunc(facts, func(f fact) bool { return f.Value == "" })
}

func (p page) html() string { return render("layout", p) }

// plain returns the page for mail programs that show no HTML. A page without paragraphs begins with its title.
func (p page) plain() string {
	lead := p.Paragraphs
	if len(lead) == 0 {
		lead = []string{p.Title}
	}
	text := strings.Join(lead, "\n\n") + "\n"
	if len(p.Facts) > 0 {
		text += "\n" + factLines(p.Facts)
	}
	if p.Link != "" {
		text += "\n" + p.Link + "\n"
	}
	return text
}

func factLines(facts []fact) string {
	var lines strings.Builder
	for _, f := range facts {
		lines.WriteString(f.Label + ": " + f.Value + "\n")
	}
	return lines.String()
}
