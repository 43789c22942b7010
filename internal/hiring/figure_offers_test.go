package hiring

import (
	"fmt"
	"testing"
	"time"
)

func TestOfferMonths(t *testing.T) {
	rows := OfferMonths([]OfferFact{{time.March, FullTime, false, 3}, {time.March, Intern, false, 1},
		{time.March, FullTime, true, 2}, {time.December, FullTime, true, 4}})
	for i, want := range map[int]string{
		0: "January map[]", 2: "March map[:{4 2} Full Time:{3 2} Intern:{1 0}]",
		11: "December map[:{0 4} Full Time:{0 4}]", 12: "%!Month(0) map[:{4 6} Full Time:{3 6} Intern:{1 0}]",
	} {
		if got := fmt.Sprint(rows[i].Month, " ", rows[i].Of); got != want {
			t.Errorf("row %d is %s, want %s", i, got, want)
		}
	}
}

func TestBySource(t *testing.T) {
	rows, total := BySource([]SourceUse{
		{"", "", 9}, {"1", "Naukri", 2}, {"2", "LinkedIn", 5}, {"3", "Campus", 2}, {"4", "Fair", 0}})
	if got := fmt.Sprint(rows, total); got != "[{2 LinkedIn 5} {3 Campus 2} {1 Naukri 2} { Not Defined 9}] 18" {
		t.Errorf("got %s", got)
	}
}

func TestSourceNamesOfDashboardsAreRefused(t *testing.T) {
	for _, name := range []string{"Not Defined", "not defined", " Total  Count "} {
		if _, err := (Source{name, "x"}).Checked(); err == nil {
			t.Errorf("%q is accepted", name)
		}
	}
}

func TestParseOfferStatus(t *testing.T) {
	sent, _ := InfoOf(StatusOfferSent)
	for text, want := range map[string]Figure{"Offer Sent": FigureOfferSent, sent.ID: FigureOfferSent,
		"Offer Accepted": FigureOfferAccepted} {
		if got, err := ParseOfferStatus("statusGuid", text); err != nil || got != want {
			t.Errorf("%s: %d, %v", text, got, err)
		}
	}
	for _, text := range []string{"", "Offer Revised", "Joined"} {
		if _, err := ParseOfferStatus("statusGuid", text); err == nil {
			t.Errorf("%q is accepted", text)
		}
	}
}
