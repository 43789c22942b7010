package hiring

import (
	"fmt"
	"strings"
	"testing"
)

func TestParseSlot(t *testing.T) {
	for text, want := range map[string]int{"9": 9, "09": 9, "18": 18, "Total": 0, "total": 0} {
		if got, err := ParseSlot("slot", text); err != nil || got != want {
			t.Errorf("slot %s is %d, %v", text, got, err)
		}
	}
	for _, text := range []string{"8", "19", "", "x", "-9"} {
		if _, err := ParseSlot("slot", text); err == nil {
			t.Errorf("slot %q is accepted", text)
		}
	}
}

func TestHourlyPerformance(t *testing.T) {
	asha, imran, zoya := Worker{"2", "Asha"}, Worker{"1", "Imran"}, Worker{"3", "Zoya"}
	rows := HourlyPerformance([]Worker{imran, asha, asha}, []HourFact{
		{Worker: asha, Slot: 9, Counts: [metricCount]int{4, 3, 2, 1, 0}},
		{Worker: asha, Slot: 18, Counts: [metricCount]int{1}},
		{Worker: zoya, Slot: 12},
	})
	var lines []string
	for _, r := range rows {
		if r.Counts != [metricCount]int{} {
			lines = append(lines, fmt.Sprint(r.Name, r.Slot, r.Counts))
		}
	}
	if got := strings.Join(lines, "; "); len(rows) != 20 || rows[0].Name != "Asha" || rows[19].Name != "Imran" ||
		got != "Asha9 [4 3 2 1 0]; Asha18 [1 0 0 0 0]" {
		t.Errorf("%d rows: %s", len(rows), got)
	}
}

func TestHuddle(t *testing.T) {
	asha, imran := Worker{"2", "Asha"}, Worker{"1", "Imran"}
	var some Figures
	some.Add(FigureSet{FigureCalls, FigureTLSelected})
	rows := HuddleByRecruiter([]Worker{imran}, []Worked{{asha, some}, {Worker{"3", "Zoya"}, Figures{}}})
	if len(rows) != 2 || rows[0] != (Worked{asha, some}) || rows[1] != (Worked{imran, Figures{}}) {
		t.Errorf("got %v", rows)
	}
	of, total := HuddleByRequisition([]WorkedRequisition{{Serial: "1002", Position: "Cook", Figures: some},
		{Serial: "1001", Position: "Cook", Figures: some}, {Serial: "1003", Position: "Clerk"}})
	if len(of) != 2 || of[0].Serial != "1001" || total[FigureCalls] != 2 || total.Sum(TechRound) != 2 {
		t.Errorf("got %v, %v", of, total)
	}
}
