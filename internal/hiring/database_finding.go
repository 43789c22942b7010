package hiring

import "cmp"

// DatabaseFacts is what is known of a candidate whom a search of the database found. The application is the live one,
// else the latest.
type DatabaseFacts struct {
	// Applied is set if there is an application, Seen if the user sees it.
	Applied, Seen bool
	Live          bool
	Standing
	Blacklisted, EsaRejected bool
	Studies                  []Study
	ReferenceEducation       string
	Jobs                     []Employment
	// ToldYears is what the candidate wrote in the form, KnownYears what the record says.
	ToldYears, KnownYears string
	// Text is that of the resume.
	Text string
}

// Finding is what the database shows of a candidate beside the record.
type Finding struct {
	// WhyNotMapped is empty if the user may map the candidate.
	WhyNotMapped string
	// Opens is set if the name leads to the details of the application.
	Opens                           bool
	Education, YearOfPassing, Years string
	// Passage is the part of the resume in which the searched words are.
	Passage string
}

// Finding returns what the user is shown of the candidate. words are those that were searched for in resumes.
func (f DatabaseFacts) Finding(u User, words []string, today Day) Finding {
	var live *Standing
	if f.Applied && f.Live {
		live = &f.Standing
	}
	shown := Finding{
		WhyNotMapped: WhyNotMapped(u, f.Blacklisted, live),
		Opens:        f.Applied && f.Seen && !f.Blacklisted && !f.EsaRejected && f.Status != StatusRejected,
		Years:        cmp.Or(f.ToldYears, YearsWorked(f.Jobs, today), f.KnownYears),
		Passage:      Passage(f.Text, words),
	}
	shown.Education, shown.YearOfPassing = LastStudy(f.Studies)
	shown.Education = cmp.Or(shown.Education, f.ReferenceEducation)
	return shown
}
