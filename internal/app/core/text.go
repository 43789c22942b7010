package core

import "strings"

func TextOrNil(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}

func Text(p *string) string {
	if p == nil {
		return ""
	}
	return *p
}

func Shorten(text string, most int) string {
	if len(text) > most {
		return strings.ToValidUTF8(text[:most], "")
	}
	return text
}
