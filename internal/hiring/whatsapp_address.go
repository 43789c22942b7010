package hiring

import (
	"net/url"
	"strings"
)

// NoWhatsappNumber tells that a text cannot be opened in WhatsApp; the number follows it.
const NoWhatsappNumber = "WhatsApp cannot take this mobile, it is no Indian one: "

// CheckWhatsappNumber returns why a mobile cannot be written to: the country code is ours to add, and an Indian mobile
// begins with 6 to 9.
func CheckWhatsappNumber(mobile string) error {
	if !IsMobile(mobile) || mobile[0] < '6' {
		return Refuse(NoWhatsappNumber + mobile)
	}
	return nil
}

// WhatsappAddress returns the address that opens WhatsApp with a text for a mobile, whose ten digits were checked. A
// telephone shows the plus sign that stands for a space in other addresses.
func WhatsappAddress(mobile, text string) string {
	return "https://wa.me/91" + mobile + "?text=" + strings.ReplaceAll(url.QueryEscape(text), "+", "%20")
}
