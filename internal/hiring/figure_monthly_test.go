package hiring

import (
	"testing"
	"time"
)

func TestMonthlyRequisitions(t *testing.T) {
	rows := MonthlyRequisitions([]MonthlyFact{
		{time.May, FullTime, false, 3, 0}, {time.May, Contract, false, 1, 0}, {time.May, Intern, false, 2, 0},
		{time.May, FullTime, true, 5, 2}, {time.June, PartTime, true, 4, 4},
	})
	for _, c := range []struct {
		row  int
		want [7]int
	}{
		{4, [7]int{4, 2, 6, 5, 0, 5, 2}}, {5, [7]int{0, 0, 0, 0, 4, 4, 4}}, {0, [7]int{}},
		{12, [7]int{4, 2, 6, 5, 4, 9, 6}},
	} {
		for i, column := range MonthlyColumns {
			if got := rows[c.row].Of[column]; got != c.want[i] {
				t.Errorf("row %d, column %d is %d, want %d", c.row, column, got, c.want[i])
			}
		}
	}
}
