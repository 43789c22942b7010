package letter

import (
	"errors"
	"strings"
	"testing"

	"muster/internal/hiring"
)

// The frame of a mail is a table in a table: whatever a body closes or leaves open, its text stays in the inner cell.
func TestAWrittenBodyCannotCloseTheFrame(t *testing.T) {
	for _, body := range []string{
		"</td></tr></table></td></tr></table><h1>Outside</h1>", "<td>Outside", "<tr><td>Outside</td></tr>",
		"<svg><td>Outside</td></svg>", "<math><tr><td>Outside", "<table><tr><td>Outside", "<p><b>Outside",
		"</body></html>Outside", "<caption>Outside</caption>", "<tbody>Outside", "</div></div>Outside",
	} {
		m := written(Draft{WriterID: "u", To: []string{"a@mail.example"}, Subject: "s", Body: body})
		empty := written(Draft{WriterID: "u", To: []string{"a@mail.example"}, Subject: "s", Body: "MARK"})
		before, after, _ := strings.Cut(empty.HTML, "MARK")
		inside, framed := strings.CutPrefix(m.HTML, before)
		inside, closed := strings.CutSuffix(inside, after)
		if !framed || !closed || !strings.Contains(inside, "Outside") {
			t.Errorf("%q: %s", body, m.HTML)
		}
		for _, tag := range []string{"table", "tr", "td", "p", "b", "div"} {
			if opened, ended := strings.Count(inside, "<"+tag+">"), strings.Count(inside, "</"+tag+">"); opened != ended {
				t.Errorf("%q: %d <%s> and %d ends in %s", body, opened, tag, ended, inside)
			}
		}
		if strings.Contains(inside, "<td>") && !strings.Contains(inside, "<table>") {
			t.Errorf("%q: a cell without its table: %s", body, inside)
		}
	}
}

// The parser gives up at 512 levels; that is the writer's mistake and no bug.
func TestATextThatIsNestedTooDeeplyIsRefused(t *testing.T) {
	_, err := Written(Draft{Body: strings.Repeat("<div>", 2000) + "x"})
	problem, ok := errors.AsType[*hiring.Problem](err)
	if !ok || problem.Kind != hiring.Invalid || problem.Field != "body" {
		t.Errorf("%v", err)
	}
}
