package letter

import (
	"fmt"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// Mend closes what HTML leaves open and drops what closes more than it opened, so that a written text stays within the
// frame around it.
func Mend(body string) string {
	nodes, err := html.ParseFragment(strings.NewReader(body),
		&html.Node{Type: html.ElementNode, Data: "div", DataAtom: atom.Div})
	var whole strings.Builder
	for _, node := range nodes {
		if err == nil {
			err = html.Render(&whole, node)
		}
	}
	if err != nil {
		// Reading a string and writing to one cannot fail, so this is a bug.
		panic(fmt.Errorf("letter: mend HTML: %w", err))
	}
	return whole.String()
}
