package app

import (
	"strings"
)

func textOrNil(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}

func text(p *string) string {
	if p == nil {
		return ""
	}
	return *p
}

func shorten(text string, most int) string {
	if len(text) > most {
		return strings.ToValidUTF8(text[:most], "")
	}
	return text
}
