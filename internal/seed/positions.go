package seed

import (
	"strings"

	"muster/internal/hiring"
)

// job is a position of the master.
type job struct {
	name  string
	kind  hiring.EmploymentType
	point int
}

const (
	full    = hiring.FullTime
	part    = hiring.PartTime
	intern  = hiring.Intern
	payroll = hiring.Contract
)

// trade is what a department does: its positions, and the skills it asks for.
type trade struct {
	department string
	jobs       []job
	skills     []string
	work       string
}

// esaJob is the position of the ESA programme.
const esaJob = "External Sales Associate"

var trades = []trade{
	{"Engineering", []job{
		{"Backend Developer", full, 4}, {"Frontend Developer", full, 4}, {"Full Stack Developer", full, 4},
		{"Mobile App Developer", full, 4},
		{"DevOps Engineer", full, 5}, {"QA Engineer", full, 3}, {"Automation Test Engineer", full, 3},
		{"Solution Architect", full, 5},
		{"Database Administrator", payroll, 4}, {"Site Reliability Engineer", full, 5}, {"Engineering Intern", intern,
			1}, {"QA Intern", intern, 1},
	}, []string{"Go", "Java", "React", "TypeScript", "PostgreSQL", "Docker", "Kubernetes", "REST APIs", "Selenium",
		"Linux", "AWS", "Git"},
		"build and run the product that our customers work with every day"},
	{"Data Science", []job{
		{"Data Analyst", full, 3}, {"Data Scientist", full, 5}, {"Machine Learning Engineer", full, 5},
		{"Data Engineer", full, 4},
		{"BI Developer", payroll, 3}, {"Data Science Intern", intern, 1},
	}, []string{"Python", "SQL", "pandas", "Power BI", "Statistics", "Spark", "Airflow", "Machine learning", "Excel"},
		"turn what the desks record into figures that people decide by"},
	{"Product", []job{
		{"Product Manager", full, 5}, {"Associate Product Manager", full, 3}, {"Business Analyst", full, 3},
		{"UI UX Designer", full, 3},
		{"Technical Writer", payroll, 2}, {"Product Intern", intern, 1},
	}, []string{"Roadmaps", "User research", "Figma", "SQL", "Wireframes", "Stakeholder management", "Agile",
		"Documentation"},
		"find out what customers need and see it through to release"},
	{"Sales", []job{
		{"Sales Executive", full, 2}, {"Senior Sales Executive", full, 3}, {"Key Account Manager", full, 4},
		{"Inside Sales Executive", full, 2},
		{"Regional Sales Manager", full, 5}, {"Pre-Sales Consultant", full, 3}, {"Field Sales Officer", payroll, 2},
		{esaJob, part, 1},
		{"Sales Coordinator", full, 2},
	}, []string{"Lead generation", "Negotiation", "CRM", "Cold calling", "B2B sales", "Presentation", "Hindi",
		"English", "Channel sales"},
		"win customers in their region and keep the promises made to them"},
	{"Marketing", []job{
		{"Digital Marketing Executive", full, 2}, {"Content Writer", full, 2}, {"SEO Specialist", full, 3},
		{"Brand Manager", full, 4},
		{"Social Media Executive", part, 2}, {"Graphic Designer", payroll, 2}, {"Marketing Intern", intern, 1},
	}, []string{"SEO", "Google Ads", "Copywriting", "Canva", "Analytics", "Social media", "Photoshop", "Campaigns"},
		"tell the market what we do and bring in people who want to know more"},
	{"Finance", []job{
		{"Accountant", full, 2}, {"Senior Accountant", full, 3}, {"Financial Analyst", full, 4},
		{"Accounts Payable Executive", full, 2},
		{"Internal Auditor", full, 4}, {"Tax Consultant", payroll, 3},
	}, []string{"Tally", "GST", "TDS", "Excel", "Reconciliation", "Auditing", "Ind AS", "SAP FICO"},
		"keep the books right and the month's close on time"},
	{"Operations", []job{
		{"Operations Executive", full, 2}, {"Operations Manager", full, 4}, {"Logistics Coordinator", full, 2},
		{"Process Trainer", full, 3},
		{"Quality Analyst", full, 3}, {"Back Office Associate", payroll, 1}, {"Facility Executive", payroll, 2},
		{"MIS Executive", full, 2},
	}, []string{"MIS", "Excel", "Vendor management", "Process improvement", "Six Sigma", "Reporting", "Coordination",
		"Inventory"},
		"see to it that what was sold is delivered, every day, in every branch"},
	{"Customer Success", []job{
		{"Customer Support Executive", full, 1}, {"Customer Success Manager", full, 4}, {"Technical Support Engineer",
			full, 3},
		{"Implementation Consultant", full, 4}, {"Weekend Support Associate", part, 1}, {"Support Intern", intern, 1},
	}, []string{"Communication", "Ticketing tools", "Troubleshooting", "Onboarding", "SLA handling", "English",
		"Marathi", "Training"},
		"help customers get to work and stay with them when something fails"},
}

// describe returns the job description of a position.
func (t trade) describe(j job) string {
	var text strings.Builder
	text.WriteString("As " + j.name + " in our " + t.department + " team you will " + t.work +
		".\n\nWhat you will do:\n")
	for _, line := range []string{
		"Own your part of the team's plan and report on it every week",
		"Work closely with the other departments and with the team lead",
		"Keep what you learn written down, so that the next colleague finds it",
	} {
		text.WriteString("- " + line + "\n")
	}
	text.WriteString("\nWhat we look for:\n- " + strings.Join(t.skills[:4], ", ") +
		"\n- Clear English, spoken and written\n")
	switch j.kind {
	case intern:
		text.WriteString("- A degree that ends this year; the internship is paid and lasts up to six months\n")
	case part:
		text.WriteString("- About 24 hours a week, also in the evening or on weekends\n")
	case payroll:
		text.WriteString("- A contract of twelve months, with the option to extend\n")
	default:
		text.WriteString("- The wish to stay and to grow with the team\n")
	}
	return text.String()
}

// sources are where candidates come from, the most productive first.
var sources = []hiring.Source{
	{Name: "Naukri", Description: "The job board, search and own advertisements"},
	{Name: "LinkedIn", Description: "Recruiter licences and posts of colleagues"},
	{Name: "Employee Referral", Description: "Named by somebody who works here"},
	{Name: "Indeed", Description: "The job board, mostly for junior positions"},
	{Name: "Company Website", Description: "Applied on the careers page"},
	{Name: "Campus Drive", Description: "Met at a college"},
	{Name: "Consultancy", Description: "Sent by an agency under contract"},
	{Name: "WorkIndia", Description: "The app, for sales and back office"},
	{Name: "Apna", Description: "The app, for sales and support"},
	{Name: "Walk-in", Description: "Came to the office by themselves"},
	{Name: "Foundit", Description: "The job board, formerly Monster"},
	{Name: "Shine", Description: "The job board, search"},
	{Name: "TimesJobs", Description: "The job board, own advertisements"},
	{Name: "Instahyre", Description: "The job board, for engineers"},
	{Name: "Hirist", Description: "The job board, for engineers"},
	{Name: "Internshala", Description: "The site for interns"},
	{Name: "GitHub", Description: "Found by their work"},
	{Name: "Facebook", Description: "Groups and advertisements"},
	{Name: "WhatsApp Group", Description: "Groups of alumni and of colleagues"},
	{Name: "Telegram Channel", Description: "Our channel with openings"},
	{Name: "Newspaper", Description: "Advertisements in local papers"},
	{Name: "Job Fair", Description: "Met at a fair"},
	{Name: "Former Employee", Description: "Worked here before"},
}

// minExperience is the years that the position asks for: the more points, the more of them, and none of an intern.
func (j job) minExperience() *int64 {
	if j.kind == intern {
		return nil
	}
	return new(int64(j.point - 1))
}
