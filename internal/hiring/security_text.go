package hiring

import (
	"strings"
	"time"
	"unicode"
)

// SecurityTextPath is where strangers look for SecurityText.
const SecurityTextPath = "/.well-known/security.txt"

const badSecurityContact = "This is neither mailto: with an e-mail address nor an address that begins with https://"

// checkSecurityContact checks a contact that may be left empty.
func checkSecurityContact(value string) error {
	address, isMail := strings.CutPrefix(value, "mailto:")
	isASCII := !strings.ContainsFunc(value, func(c rune) bool { return c > unicode.MaxASCII })
	if !isMail && isASCII && checkWebAddress(value) == nil || isMail && isASCII && candidateEmailFault(address) == "" &&
		!strings.ContainsAny(address, "?&%#") {
		return nil
	}
	return invalid("value", badSecurityContact)
}

// SecurityText says where a weakness of Muster is reported (RFC 9116), empty if nobody is to be told. own is Muster's
// own address. The text ends a year after the month began, so it stays the same for a month.
func SecurityText(contact, own string, now time.Time) string {
	if contact == "" {
		return ""
	}
	now = now.UTC()
	ends := time.Date(now.Year()+1, now.Month(), 1, 0, 0, 0, 0, time.UTC)
	text := "Contact: " + contact + "\nExpires: " + ends.Format(time.RFC3339) + "\nPreferred-Languages: en\n"
	if strings.HasPrefix(own, secureWebScheme+"://") {
		text += "Canonical: " + own + SecurityTextPath + "\n"
	}
	return text
}
