package hiring

import (
	"slices"
	"strings"
)

// Tones are the colours that a status can have.
var Tones = []Tone{Slate, Sky, Plum, Amber, Teal, Green, Olive, Red}

// Dressed returns the table of statuses as administered: those of the setting first, in its order and with its colours,
// then those added to the table since.
func Dressed(looks string) []StatusInfo {
	left := slices.Clone(StatusTable)
	dressed := make([]StatusInfo, 0, len(left))
	for _, entry := range SettingEntries(looks) {
		id, tone, _ := strings.Cut(entry, " ")
		at := slices.IndexFunc(left, func(i StatusInfo) bool { return i.ID == id })
		if at < 0 {
			continue
		}
		info := left[at]
		info.Tone = Tone(tone)
		dressed, left = append(dressed, info), slices.Delete(left, at, at+1)
	}
	return append(dressed, left...)
}

func checkLooks(value string) error {
	looks := list(0, mostEntries, "A status has an id and one of the eight colours", isLook)
	if err := looks(value); err != nil {
		return err
	}
	seen := map[string]bool{}
	for _, entry := range SettingEntries(value) {
		id, _, _ := strings.Cut(entry, " ")
		if seen[id] {
			return invalid("value", "A status is in the list twice")
		}
		seen[id] = true
	}
	return nil
}

// LookWords returns the setting's entries in words: the names of the statuses with their colours.
func LookWords(looks string) []string {
	words := []string{}
	for _, entry := range SettingEntries(looks) {
		id, tone, _ := strings.Cut(entry, " ")
		if at := slices.IndexFunc(StatusTable, func(i StatusInfo) bool { return i.ID == id }); at >= 0 {
			words = append(words, string(StatusTable[at].Status)+", "+tone)
		}
	}
	return words
}

// isLook reports whether an entry of the setting is the id of a status and a colour.
func isLook(entry string) bool {
	id, tone, _ := strings.Cut(entry, " ")
	known := slices.ContainsFunc(StatusTable, func(i StatusInfo) bool { return i.ID == id })
	return known && slices.Contains(Tones, Tone(tone))
}
