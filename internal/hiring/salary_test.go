package hiring

import (
	"cmp"
	"os"
	"strconv"
	"strings"
	"testing"
)

// salaryTable returns the rows of the table that the browser's test reads, too: a text, its rupees ('-' if it is not
// understood), and what it says of month or year ('any' if nothing).
func salaryTable(t *testing.T) [][]string {
	t.Helper()
	content, err := os.ReadFile("testdata/salaries.tsv")
	if err != nil {
		t.Fatal(err)
	}
	var rows [][]string
	for line := range strings.Lines(string(content)) {
		if cells := strings.Split(strings.TrimSuffix(line, "\n"), "\t"); cells[0] != "text" {
			rows = append(rows, cells)
		}
	}
	return rows
}

func TestReadSalary(t *testing.T) {
	for _, row := range salaryTable(t) {
		rupees, per, ok := ReadSalary(row[0])
		got := []string{strconv.FormatFloat(rupees, 'f', 0, 64), cmp.Or(per, "any")}
		if !ok {
			got[0] = "-"
		}
		if got[0] != row[1] || got[1] != row[2] {
			t.Errorf("%q is %q, not %q", row[0], got, row[1:])
		}
	}
}

func TestCheckedSalary(t *testing.T) {
	for name, c := range map[string]struct {
		typed, former, want Salary
		answer              string
	}{
		"nothing":            {Salary{" ", "year"}, Salary{"450000", "year"}, Salary{}, ""},
		"as people say it":   {Salary{"4.5 lakh", ""}, Salary{}, Salary{"450000", ""}, ""},
		"chosen":             {Salary{"4.5 lakh", "year"}, Salary{}, Salary{"450000", "year"}, ""},
		"said and chosen":    {Salary{"40k a month", "year"}, Salary{}, Salary{"40000", "month"}, ""},
		"no such period":     {Salary{"40000", "week"}, Salary{}, Salary{"40000", ""}, ""},
		"nothing earned":     {Salary{"0", ""}, Salary{}, Salary{"0", ""}, ""},
		"a thousand":         {Salary{"1000", ""}, Salary{}, Salary{"1000", ""}, ""},
		"less":               {Salary{"999", ""}, Salary{}, Salary{}, SalaryOutOfRange},
		"the lakh forgotten": {Salary{"4.5", "year"}, Salary{}, Salary{}, SalaryOutOfRange},
		"100 crore":          {Salary{"100 crore", ""}, Salary{}, Salary{"1000000000", ""}, ""},
		"more":               {Salary{"100.1 crore", ""}, Salary{}, Salary{}, SalaryOutOfRange},
		"negative":           {Salary{"-5", ""}, Salary{}, Salary{}, SalaryUnclear},
		"a range":            {Salary{"4 to 5 lakh", ""}, Salary{}, Salary{}, SalaryUnclear},
		"stored long ago":    {Salary{"45", ""}, Salary{"45", ""}, Salary{"45", ""}, ""},
		"the period stays":   {Salary{"40000", ""}, Salary{"40000", "month"}, Salary{"40000", "month"}, ""},
		"the period changes": {Salary{"40000", "year"}, Salary{"40000", "month"}, Salary{"40000", "year"}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			is, err := checkedSalary("currentSalary", c.typed, c.former)
			expect(t, name, err, map[bool]string{true: "currentSalary"}[c.answer != ""], c.answer)
			if c.answer == "" && is != c.want {
				t.Errorf("%+v, not %+v", is, c.want)
			}
		})
	}
}

func TestYearly(t *testing.T) {
	for salary, want := range map[Salary]string{
		{}: "", {"40000", "month"}: "480000", {"450000", "year"}: "450000", {"450000", ""}: "450000",
	} {
		if got := salary.Yearly(); got != want {
			t.Errorf("%+v: %q a year, not %q", salary, got, want)
		}
	}
}
