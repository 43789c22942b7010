package wire

import (
	"fmt"

	"muster/internal/hiring"
)

// YearOfPath is what Average_TTF_Dashboard takes.
type YearOfPath struct {
	Year string `path:"year" doc:"YYYY"`
}

// DaysQuery replaces the period of a path, so that the days before it can be counted in the same way.
type DaysQuery struct {
	From string `query:"from" doc:"With to: these days instead of the period of the path, YYYY-MM-DD"`
	To   string `query:"to"`
}

// YearOrDays is what the dashboards by year take.
type YearOrDays struct {
	YearOfPath
	DaysQuery
}

// AverageTTFDetailsInput is what Average_TTF_OnClick takes.
type AverageTTFDetailsInput struct {
	YearOfPath
	MonthName      string `path:"monthName" doc:"January to December, or Total for the year"`
	EmploymentType string `path:"employmentType" doc:"FULL_TIME, PART_TIME, INTERN or CONTRACT"`
}

// AverageTTFRow is a month of Average TTF, or the whole year.
type AverageTTFRow struct {
	Slot           string   `json:"Slot" doc:"How the row is shown: Jan 2026, or Total"`
	MonthName      string   `json:"Month_Name" doc:"January to December, or Total; it goes into the path of Average_TTF_OnClick"`
	NoOfClosureFT  int      `json:"No_Of_Closure_FT"`
	NoOfClosurePT  int      `json:"No_Of_Closure_PT"`
	NoOfClosureINT int      `json:"No_Of_Closure_INT"`
	NoOfClosureCT  int      `json:"No_Of_Closure_CT"`
	FTTTF          *float64 `json:"FT_TTF" doc:"Days, one decimal; null when nothing was closed"`
	PTTTF          *float64 `json:"PT_TTF"`
	INTTTF         *float64 `json:"INT_TTF"`
	CTTTF          *float64 `json:"CT_TTF"`
}

// AverageTTFRowOf makes a row of Average TTF for one year.
func AverageTTFRowOf(m hiring.TTFMonth, year string) AverageTTFRow {
	full, part, intern, contract := m.Of[hiring.FullTime], m.Of[hiring.PartTime], m.Of[hiring.Intern],
		m.Of[hiring.Contract]
	row := AverageTTFRow{
		Slot: hiring.Summary, MonthName: hiring.Summary,
		NoOfClosureFT: full.Closures, NoOfClosurePT: part.Closures, NoOfClosureINT: intern.Closures,
		NoOfClosureCT: contract.Closures,
		FTTTF:         full.Average, PTTTF: part.Average, INTTTF: intern.Average, CTTTF: contract.Average,
	}
	if m.Month != 0 {
		row.MonthName = m.Month.String()
		row.Slot = fmt.Sprintf("%s %s", row.MonthName[:3], year)
	}
	return row
}
