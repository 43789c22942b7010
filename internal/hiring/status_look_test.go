package hiring

import (
	"slices"
	"strings"
	"testing"
)

func names(infos []StatusInfo) (names []string) {
	for _, i := range infos {
		names = append(names, string(i.Status)+" "+string(i.Tone))
	}
	return names
}

func TestDressed(t *testing.T) {
	plain := names(StatusTable)
	if got := names(Dressed("")); !slices.Equal(got, plain) {
		t.Errorf("without a setting: %v", got)
	}
	joined, _ := InfoOf(StatusJoined)
	hold, _ := InfoOf(StatusHold)
	looks := SettingText([]string{joined.ID + " plum", hold.ID + " red"})
	got := names(Dressed(looks))
	if !slices.Equal(got[:2], []string{"Joined plum", "Hold red"}) || len(got) != len(plain) {
		t.Errorf("with two: %v", got)
	}
	rest := slices.DeleteFunc(slices.Clone(plain), func(n string) bool {
		return strings.HasPrefix(n, "Joined ") ||
			strings.HasPrefix(n, "Hold ")
	})
	if !slices.Equal(got[2:], rest) {
		t.Errorf("the rest has changed: %v", got[2:])
	}
	if got := names(StatusTable); !slices.Equal(got, plain) {
		t.Errorf("the table itself has changed: %v", got)
	}
	if got := LookWords(looks); !slices.Equal(got, []string{"Joined, plum", "Hold, red"}) {
		t.Errorf("in words: %v", got)
	}
	if info, _ := InfoOf(StatusJoined); info.Dot != Dressed(looks)[0].Dot || !Dressed(looks)[0].Passes {
		t.Error("the look changed the fixed data of a status")
	}
}

func TestCheckStatusLooks(t *testing.T) {
	joined, _ := InfoOf(StatusJoined)
	const wrong = "A status has an id and one of the eight colours"
	whole := []string{}
	for _, i := range StatusTable {
		whole = append(whole, i.ID+" "+string(i.Tone))
	}
	for value, sentence := range map[string]string{
		"": "", joined.ID + " plum": "", SettingText(whole): "",
		joined.ID: wrong, joined.ID + " pink": wrong, joined.ID + "  plum": wrong, "Joined plum": wrong, nobodysID +
			" plum": wrong,
		joined.ID + " plum red": wrong, joined.ID + " plum\n" + joined.ID + " plum": joined.ID +
			" plum is in the list twice",
		joined.ID + " plum\n" + joined.ID + " red": "A status is in the list twice",
	} {
		expect(t, value, CheckSetting(StatusLooks, value), "value", sentence)
	}
	for _, tone := range Tones {
		if len(Tones) != 8 || !isLook(joined.ID+" "+string(tone)) {
			t.Errorf("%s is not one of eight colours", tone)
		}
	}
}

const nobodysID = "018f0000-0000-7000-8000-0000000001ff"
