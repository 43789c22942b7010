package masters

import (
	"regexp"
	"slices"
	"strings"

	"github.com/microcosm-cc/bluemonday"

	"muster/internal/hiring"
	"muster/internal/letter"
)

// safeWhatsapp keeps the formatting that WhatsApp has marks for.
var safeWhatsapp = func() *bluemonday.Policy {
	p := bluemonday.NewPolicy()
	p.AllowElements("p", "br", "div", "b", "strong", "i", "em", "s", "code", "pre", "blockquote", "ul", "ol", "li")
	return p
}()

// SafeWhatsapp makes the text of a WhatsApp message safe, as it does with that of a template.
func SafeWhatsapp(body string) (string, error) {
	if err := (hiring.WhatsappDraft{Body: body}).CheckLength(); err != nil {
		return "", err
	}
	return richText(safeWhatsapp, body)
}

// checkLinks refuses a template with a link that a mail may not have, or an address of that kind in its text, which
// programs for mails and messages make a link of.
func (s *Service) checkLinks(body, text string) error {
	return hiring.CheckLinks("body", slices.Concat(letter.LinksOf(body), hiring.LinksIn(text)), s.PublicURL)
}

// anyTag matches formatting.
var anyTag = regexp.MustCompile(`<[^>]*>`)

// richText makes a user's text safe to store and show: it repairs broken HTML, because an unclosed tag would affect the
// page around it, and drops what the policy does not allow. Text without tags keeps its lines.
func richText(policy *bluemonday.Policy, body string) (string, error) {
	if !anyTag.MatchString(body) {
		body = strings.ReplaceAll(strings.TrimSpace(body), "\n", "<br>")
	}
	whole, err := letter.Mend(body)
	if err != nil {
		return "", err
	}
	return letter.Mend(policy.Sanitize(whole))
}
