package letter

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strconv"
	"strings"
	"testing"

	"muster/internal/outreach"
)

// declared returns the causes that cause.go names, whether the table has them or not.
func declared(t *testing.T) (causes []Cause) {
	file, err := parser.ParseFile(token.NewFileSet(), "cause.go", nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok {
			return true
		}
		if kind, named := spec.Type.(*ast.Ident); named && kind.Name == "Cause" {
			text, err := strconv.Unquote(spec.Values[0].(*ast.BasicLit).Value)
			if err != nil {
				t.Fatal(err)
			}
			causes = append(causes, Cause(text))
		}
		return true
	})
	return causes
}

func TestEveryCauseIsInTheTableAndHasAMessage(t *testing.T) {
	written := map[Cause]bool{}
	for name, m := range letters {
		if _, known := Causes[m.Cause]; !known {
			t.Errorf("the message %s has the cause %q, which is not in the table", name, m.Cause)
		}
		written[m.Cause] = true
	}
	causes := declared(t)
	if len(causes) != len(Causes) {
		t.Errorf("%d causes are named, %d are in the table", len(causes), len(Causes))
	}
	for _, cause := range causes {
		kind, known := Causes[cause]
		// What leaves by WhatsApp is composed by the service, or by a person.
		if !known || !written[cause] && kind.Channel == Mail {
			t.Errorf("%s: in the table %v, has a message %v", cause, known, written[cause])
		}
		if kind.Channel == "" || kind.About == "" {
			t.Errorf("%s has no channel or is about nothing: %+v", cause, kind)
		}
	}
}

func TestMessageHasALinkMarkOnlyIfItCarriesALink(t *testing.T) {
	for name, m := range letters {
		kind := Causes[m.Cause]
		for body, text := range map[string]string{"HTML": m.HTML, "plain text": m.Plain} {
			if want := map[bool]int{true: 1}[kind.Link != ""]; strings.Count(text, linkMark) != want {
				t.Errorf("%s: %d marks of a link in the %s, want %d", name, strings.Count(text, linkMark), body, want)
			}
		}
	}
}

func TestReachable(t *testing.T) {
	i := interview
	i.Candidate.Address = ""
	reachable := Reachable(InvitationForCandidate(i), InvitationForInterviewer(i))
	if len(reachable) != 1 || reachable[0].Cause != ConductInterview || strings.Contains(reachable[0].Plain, "Email:") {
		t.Errorf("a candidate without an address: %+v", reachable)
	}
	i.Interviewer = outreach.Person{Name: "Nobody"}
	if reachable := Reachable(InvitationForCandidate(i), CandidateEdited(i)); len(reachable) != 0 {
		t.Errorf("nobody has an address: %+v", reachable)
	}
}

// An address typed by a user stays a link, whatever else it contains.
func TestLinkInFacts(t *testing.T) {
	i := interview
	for place, want := range map[string]string{
		`https://meet.example/"><script>`: `<a href="https://meet.example/%22%3e%3cscript%3e" style`,
		`javascript:alert(1)`:             `overflow-wrap:anywhere">javascript:alert(1)</td>`,
		`https://meet.example/a b`: `<a href="https://meet.example/a%20b" style="color:#4256d6">` +
			`https://meet.example/a b</a>`,
		`http://meet.example/a`: `overflow-wrap:anywhere">http://meet.example/a</td>`,
	} {
		i.Place = place
		if html := InvitationForCandidate(i).HTML; !strings.Contains(html, want) {
			t.Errorf("%s is not rendered as %s:\n%s", place, want, html)
		}
	}
}
