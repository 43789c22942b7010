package hiring

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

const (
	longestSetting = 200
	longestFactor  = 60
)

// line checks a non-empty value of one line. sentence is the error for a value that may refuses.
func line(sentence string, may func(string) bool) func(string) error {
	return func(value string) error {
		if err := checkLine(value, 1); err != nil {
			return err
		}
		if !may(value) {
			return invalid("value", sentence)
		}
		return nil
	}
}

// lineOrNothing checks a value of at most one line.
func lineOrNothing(value string) error { return checkLine(value, 0) }

func checkLine(value string, least int) error {
	if length := utf8.RuneCountInString(value); length < least || length > longestSetting {
		return invalid("value", fmt.Sprintf("A setting needs a value of 1 to %d characters", longestSetting))
	}
	if strings.ContainsFunc(value, unicode.IsControl) {
		return invalid("value", "A setting is a single line of text")
	}
	return nil
}

// list checks a list: its length, that no entry repeats, and each entry.
func list(least, most int, sentence string, may func(string) bool) func(string) error {
	entry := line(sentence, may)
	return func(value string) error {
		entries := SettingEntries(value)
		switch {
		case SettingText(entries) != value:
			return invalid("value", "A list has one entry on each line")
		case len(entries) < least:
			return invalid("value", "The list needs one entry at least")
		case len(entries) > most:
			return invalid("value", fmt.Sprintf("The list may have %d entries at most", most))
		}
		for i, text := range entries {
			if slices.ContainsFunc(entries[:i], func(other string) bool { return strings.EqualFold(other, text) }) {
				return invalid("value", fmt.Sprintf("%s is in the list twice", short(text)))
			}
			if err := entry(text); err != nil {
				return err
			}
		}
		return nil
	}
}

// short returns a text short enough to quote in a sentence.
func short(text string) string {
	if runes := []rune(text); len(runes) > longestFactor {
		return string(runes[:longestFactor]) + "…"
	}
	return text
}

const longestConsent = 1000

// Refusals of a text that candidates are to agree to, and of an address.
const (
	consentSize     = "The text may have 1 to 1,000 characters on one line"
	consentCompany  = "The text must say {company}, which becomes the company's name"
	consentContact  = "The text must say {contact}, where candidates withdraw their consent"
	consentBraces   = "Only {company} and {contact} can stand in braces"
	badWebAddress   = "This is not an address that begins with https://"
	secureWebScheme = "https"
)

// checkConsentText checks the text that candidates agree to: it has to say who keeps their data and whom to ask.
func checkConsentText(value string) error {
	rest := strings.NewReplacer("{company}", "", "{contact}", "").Replace(value)
	switch length := utf8.RuneCountInString(value); {
	case length < 1 || length > longestConsent || strings.ContainsFunc(value, unicode.IsControl):
		return invalid("value", consentSize)
	case !strings.Contains(value, "{company}"):
		return invalid("value", consentCompany)
	case !strings.Contains(value, "{contact}"):
		return invalid("value", consentContact)
	case strings.ContainsAny(rest, "{}"):
		return invalid("value", consentBraces)
	}
	return nil
}

// checkWebAddress checks an address that may be left empty.
func checkWebAddress(value string) error {
	if err := lineOrNothing(value); err != nil || value == "" {
		return err
	}
	at, err := url.Parse(value)
	if err != nil || at.Scheme != secureWebScheme || at.Host == "" || at.User != nil {
		return invalid("value", badWebAddress)
	}
	return nil
}
