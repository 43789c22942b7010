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

// A template may have been stored before its links were checked, and values stand in it that were not there then.
func TestAWrittenMailHasSafeLinksOnly(t *testing.T) {
	const own = "http://127.0.0.1:8080"
	for body, want := range map[string]string{
		`<a href="https://a.example">x</a>`:              `<a href="https://a.example" rel="nofollow">x</a>`,
		`<a href="tel:+91">x</a>`:                        `<a href="tel:+91" rel="nofollow">x</a>`,
		`<a href="http://127.0.0.1:8080/a">x</a>`:        `<a href="http://127.0.0.1:8080/a" rel="nofollow">x</a>`,
		`<a href="javascript:x()">x</a><a href="/a">`:    ">x<",
		`<a href="http://a.example">x</a>`:               "",
		`<p>ok</p><A HREF=" http&#58;//a.example ">x`:    "",
		`<a title="https://b" href='hTTp://a.example'>x`: "",
	} {
		m, err := Written(Draft{WriterID: "u", To: []string{"a@mail.example"}, Subject: "s", Body: body, Own: own})
		problem, refused := errors.AsType[*hiring.Problem](err)
		if refused != (want == "") || refused && problem.Field != "body" || !strings.Contains(m.HTML, want) {
			t.Errorf("%s: %v %s", body, err, m.HTML)
		}
		if strings.Contains(m.HTML, "javascript") || strings.Contains(m.HTML, "a.example") && refused {
			t.Errorf("%s: %s", body, m.HTML)
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
