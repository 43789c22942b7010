package letter

import (
	"fmt"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"muster/internal/hiring"
)

// Mend closes what HTML leaves open and drops what closes more than it opened, so that a written text stays within the
// frame around it. The parser refuses a text that is nested too deeply, and the problem names the body.
func Mend(body string) (string, error) {
	nodes, err := html.ParseFragment(strings.NewReader(body),
		&html.Node{Type: html.ElementNode, Data: "div", DataAtom: atom.Div})
	if err != nil {
		return "", &hiring.Problem{Kind: hiring.Invalid, Field: "body", Message: hiring.TextUnreadable}
	}
	var whole strings.Builder
	for _, node := range nodes {
		if err := html.Render(&whole, node); err != nil {
			return "", fmt.Errorf("letter: mend HTML: %w", err)
		}
	}
	return whole.String(), nil
}
