package masters

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/microcosm-cc/bluemonday"
	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"muster/internal/hiring"
)

// safeWhatsapp keeps the formatting that WhatsApp has marks for.
var safeWhatsapp = func() *bluemonday.Policy {
	p := bluemonday.NewPolicy()
	p.AllowElements("p", "br", "div", "b", "strong", "i", "em", "s", "code", "pre", "blockquote", "ul", "ol", "li")
	return p
}()

// anyTag matches formatting.
var anyTag = regexp.MustCompile(`<[^>]*>`)

// richText makes a user's text safe to store and show: it repairs broken HTML, because an unclosed tag would affect the
// page around it, and drops what the policy does not allow. Text without tags keeps its lines.
func richText(policy *bluemonday.Policy, body string) (string, error) {
	if !anyTag.MatchString(body) {
		body = strings.ReplaceAll(strings.TrimSpace(body), "\n", "<br>")
	}
	nodes, err := html.ParseFragment(strings.NewReader(body),
		&html.Node{Type: html.ElementNode, Data: "div", DataAtom: atom.Div})
	if err != nil {
		return "", &hiring.Problem{Kind: hiring.Invalid, Field: "body", Message: "The text cannot be read"}
	}
	var whole strings.Builder
	for _, node := range nodes {
		if err := html.Render(&whole, node); err != nil {
			return "", fmt.Errorf("app: write a rich text: %w", err)
		}
	}
	return policy.Sanitize(whole.String()), nil
}
