package hiring

import (
	"net/url"
	"regexp"
	"slices"
)

// UnsafeLink is the answer to a link that somebody on the way could replace, or that is none.
const UnsafeLink = "A link begins with https://, mailto: or tel:, unlike this one"

// linkSchemes are what a mail may link to.
var linkSchemes = []string{secureWebScheme, "mailto", "tel"}

// webAddress is a web address in a text.
var webAddress = regexp.MustCompile(`(?i)\b[a-z][a-z0-9+.-]*://[^\s<>"']+`)

// MayLink reports whether a mail may link to an address. own is Muster's own address: where that has no TLS, as on one
// machine, links to it are plain http.
func MayLink(address, own string) bool {
	to, err := url.Parse(address)
	if err != nil {
		return false
	}
	if slices.Contains(linkSchemes, to.Scheme) {
		return to.Scheme != secureWebScheme || to.Host != ""
	}
	ours, err := url.Parse(own)
	return err == nil && to.Scheme == "http" && ours.Scheme == "http" && to.Host == ours.Host && to.User == nil
}

// CheckLinks refuses a text with a link that a mail may not have.
func CheckLinks(field string, links []string, own string) error {
	for _, link := range links {
		if !MayLink(link, own) {
			return invalid(field, UnsafeLink+": "+short(link))
		}
	}
	return nil
}

// LinksIn returns the web addresses in a text, which programs for mails and messages make links of.
func LinksIn(text string) []string { return webAddress.FindAllString(text, -1) }
