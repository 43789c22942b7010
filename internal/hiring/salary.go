package hiring

import (
	"math"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Sentences about a salary.
const (
	SalaryUnclear    = "Please write one amount, such as 4.5 lakh a year or 40,000 a month"
	SalaryOutOfRange = "Please check the amount: a salary is between ₹ 1,000 and ₹ 100 crore"
	leastSalary      = 1_000
	mostSalary       = 1_000_000_000
	longestSalary    = 60
)

// PerMonth and PerYear say what brings a salary.
const PerMonth, PerYear = "month", "year"

// Salary is what somebody earns or asks for: an amount in whole rupees, and whether a month or a year brings it. Per is
// empty if nobody said, both are if there is no salary.
type Salary struct{ Rupees, Per string }

const (
	amountPattern = `(?:(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d*)?|\.\d+)`
	unitPattern   = `(?:crores?|cr|lakhs?|lacs?|l|thousand|k)`
	rupeePattern  = `(?:₹|rs\.?|inr|rupees)`
	eachPattern   = `(?:per|an|a|each|every|p\.?|/)`
	monthPattern  = `(?:` + eachPattern + ` ?(?:month|mth|mo|m)\.?|monthly|month)`
	yearPattern   = `(?:` + eachPattern + ` ?(?:year|annum|yr|y|a)\.?|yearly|annually|annual|year)`
)

// The test table salaries.tsv holds this reading and that of the browser together, web/src/lib/salary.ts.
var (
	salaryAside   = regexp.MustCompile(`\b(?:ctc|gross|net|fixed|only|in[- ]?hand|take[- ]?home)\b`)
	salaryPattern = regexp.MustCompile(`^` + rupeePattern + `? ?(` + amountPattern + ` ?` + unitPattern + `?(?: (?:and )?` +
		amountPattern + ` ?` + unitPattern + `?)*)(?: ?/-)? ?` + rupeePattern + `? ?(?:(` + monthPattern + `)|(` +
		yearPattern + `))?$`)
	salaryPart = regexp.MustCompile(`(` + amountPattern + `) ?(` + unitPattern + `)?`)
)

// ReadSalary reads an amount as people write it: '4.5 lakh', '4,50,000', '40k a month', '4.5 LPA'. ok is false for
// anything else, such as a range or a negative number; it never leaves a part of the text out to understand the rest.
func ReadSalary(text string) (rupees float64, per string, ok bool) {
	if utf8.RuneCountInString(text) > longestSalary {
		return 0, "", false
	}
	asides := salaryAside.ReplaceAllString(strings.ToLower(text), " ")
	found := salaryPattern.FindStringSubmatch(strings.Join(strings.Fields(asides), " "))
	if found == nil {
		return 0, "", false
	}
	above := math.Inf(1)
	for _, part := range salaryPart.FindAllStringSubmatch(found[1], -1) {
		unit := unitOf(part[2])
		// '4 lakh 50 thousand' is one amount, '4 lakh 5 lakh' is two.
		if unit >= above {
			return 0, "", false
		}
		number, err := strconv.ParseFloat(strings.ReplaceAll(part[1], ",", ""), 64)
		if err != nil {
			return 0, "", false
		}
		rupees, above = rupees+number*unit, unit
	}
	switch {
	case found[2] != "":
		per = PerMonth
	case found[3] != "":
		per = PerYear
	}
	return math.Round(rupees), per, true
}

func unitOf(word string) float64 {
	switch {
	case word == "":
		return 1
	case word == "k" || word == "thousand":
		return 1_000
	case word[0] == 'l':
		return 100_000
	}
	return 10_000_000
}

// checkedSalary returns the salary as it is kept, or why it cannot be. What the text itself says of month or year
// counts, not what was chosen beside it. former is the one that is stored, which may stay as it is.
func checkedSalary(field string, typed, former Salary) (Salary, error) {
	typed.Rupees, typed.Per = strings.TrimSpace(typed.Rupees), strings.ToLower(strings.TrimSpace(typed.Per))
	if typed.Rupees == "" {
		return Salary{}, nil
	}
	if typed.Per != PerMonth && typed.Per != PerYear {
		typed.Per = ""
	}
	if typed.Rupees == former.Rupees {
		if typed.Per == "" {
			typed.Per = former.Per
		}
		return typed, nil
	}
	rupees, per, ok := ReadSalary(typed.Rupees)
	switch {
	case !ok:
		return typed, invalid(field, SalaryUnclear)
	case rupees != 0 && (rupees < leastSalary || rupees > mostSalary):
		return typed, invalid(field, SalaryOutOfRange)
	case per == "":
		per = typed.Per
	}
	return Salary{strconv.FormatFloat(rupees, 'f', 0, 64), per}, nil
}

// Yearly returns what the salary brings in a year, in whole rupees. One of which nobody said whether a month or a year
// brings it stays as it is.
func (s Salary) Yearly() string {
	rupees, err := strconv.ParseInt(s.Rupees, 10, 64)
	if s.Per != PerMonth || err != nil {
		return s.Rupees
	}
	const months = 12
	return strconv.FormatInt(rupees*months, 10)
}
