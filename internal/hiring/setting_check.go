package hiring

import (
	"fmt"
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
