package hiring

import "testing"

func TestLastStudy(t *testing.T) {
	bachelor, master := Study{"Bachelor", "2015-06", "2018-05", false}, Study{"Master", "2018-06", "2020-04", false}
	for name, c := range map[string]struct {
		studies     []Study
		level, year string
	}{
		"none":                {nil, "", ""},
		"one":                 {[]Study{bachelor}, "Bachelor", "2018"},
		"the one that ends":   {[]Study{master, bachelor}, "Master", "2020"},
		"one that still goes": {[]Study{master, {"Diploma", "2019-01", "", true}}, "Diploma", ""},
		"two that still go": {[]Study{{"Doctorate", "2021-01", "", true}, {"Diploma", "2019-01", "", true}},
			"Doctorate", ""},
	} {
		if level, year := LastStudy(c.studies); level != c.level || year != c.year {
			t.Errorf("%s: %q in %q", name, level, year)
		}
	}
}

func TestYearsWorked(t *testing.T) {
	today, _ := ParseDay("2026-03-16")
	for name, c := range map[string]struct {
		jobs []Employment
		want string
	}{
		"none":              {nil, ""},
		"a year":            {[]Employment{{"2020-01", "2020-12"}}, "1.0"},
		"half a year":       {[]Employment{{"2020-01", "2020-06"}}, "0.5"},
		"still there":       {[]Employment{{"2025-04", ""}}, "1.0"},
		"two apart":         {[]Employment{{"2022-01", "2022-06"}, {"2020-01", "2020-12"}}, "1.5"},
		"two at once":       {[]Employment{{"2020-01", "2020-12"}, {"2020-07", "2021-06"}}, "1.5"},
		"one in another":    {[]Employment{{"2020-01", "2021-12"}, {"2020-07", "2020-08"}}, "2.0"},
		"one without start": {[]Employment{{"", "2020-12"}}, ""},
		"one that is wrong": {[]Employment{{"2020-13", ""}, {"2021-01", "2020-01"}}, ""},
	} {
		if got := YearsWorked(c.jobs, today); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}
