package seed

import (
	"image/color"

	"muster/internal/hiring"
)

// closed are the departments whose people do not sign in; the others are in every database.
var closed = []string{
	"Engineering", "Data Science", "Product", "Sales", "Marketing", "Finance", "Operations", "Customer Success",
}

// person is one of the demo company's people. The position in the list determines id and mobile, so new ones go to the
// end.
type person struct {
	first, last string
	role        hiring.Role
	department  string
	// boss is the e-mail name of their superior, who is earlier in the list.
	boss   string
	grants []hiring.Grant
	// who is the name of the demo login; most people have none.
	who      string
	portrait []color.RGBA
	left     bool
}

var (
	manages = []hiring.Grant{hiring.GrantManager, hiring.GrantReviewDashboard}
	exports = []hiring.Grant{hiring.GrantManager, hiring.GrantReviewDashboard, hiring.GrantCommentDownload}
	indigo  = []color.RGBA{{R: 0xc9, G: 0xd0, B: 0xf6, A: 255}, {R: 0x8e, G: 0x9c, B: 0xea, A: 255},
		{R: 0x42, G: 0x56, B: 0xd6, A: 255}}
	teal = []color.RGBA{{R: 0xc4, G: 0xe9, B: 0xe4, A: 255}, {R: 0x7f, G: 0xcb, B: 0xc0, A: 255},
		{R: 0x1c, G: 0x7c, B: 0x72, A: 255}}
	amber = []color.RGBA{{R: 0xfb, G: 0xe6, B: 0xc2, A: 255}, {R: 0xf0, G: 0xc0, B: 0x7c, A: 255},
		{R: 0xa8, G: 0x62, B: 0x12, A: 255}}
	hr, elcm = "Human Resources", "ELCM"
)

var demoPeople = []person{
	{first: "Vikram", last: "Malhotra", role: hiring.CEO, department: "Office of CEO"},
	{first: "Meera", last: "Deshpande", role: hiring.SeniorHR, department: hr, boss: "vikram.malhotra",
		grants: exports, who: "manager", portrait: indigo},
	{first: "Rohan", last: "Banerjee", role: hiring.SeniorHR, department: hr, boss: "vikram.malhotra", grants: exports},
	{first: "Kavita", last: "Iyer", role: hiring.SeniorHR, department: elcm, boss: "vikram.malhotra", grants: manages},
	{first: "Sanjay", last: "Bhosale", role: hiring.SeniorHR, department: hr, boss: "vikram.malhotra",
		grants: []hiring.Grant{hiring.GrantManager}, who: "manager4"},
	{first: "Lakshmi", last: "Nair", role: hiring.SeniorHR, department: hr, boss: "meera.deshpande", who: "senior-hr"},
	{first: "Asha", last: "Kulkarni", role: hiring.Recruiter, department: hr, boss: "lakshmi.nair", who: "recruiter",
		portrait: teal},
	{first: "Imran", last: "Shaikh", role: hiring.Recruiter, department: hr, boss: "lakshmi.nair", who: "recruiter2"},
	{first: "Nandini", last: "Rao", role: hiring.Interviewer, department: hr, boss: "lakshmi.nair", who: "interviewer"},
	{first: "Prakash", last: "Joshi", role: hiring.Admin, department: "Admin", boss: "vikram.malhotra", who: "admin"},
	{first: "Farah", last: "Khan", role: hiring.ESAHR, department: elcm, boss: "kavita.iyer", who: "esa-hr"},
	{first: "Deepak", last: "Yadav", role: hiring.Recruiter, department: elcm, boss: "kavita.iyer",
		grants: []hiring.Grant{hiring.GrantEsaAssigned}, who: "esa-assigned"},
	{first: "Sunita", last: "Menon", role: hiring.SeniorHR, department: "Admin", boss: "vikram.malhotra",
		grants: []hiring.Grant{hiring.GrantAdminister}, who: "administrator", portrait: amber},
	{first: "Karan", last: "Mehta", role: hiring.TL, department: "Sales", boss: "vikram.malhotra", who: "outsider"},

	{first: "Pooja", last: "Chavan", role: hiring.Recruiter, department: hr, boss: "lakshmi.nair"},
	{first: "Arjun", last: "Reddy", role: hiring.Recruiter, department: hr, boss: "lakshmi.nair"},
	{first: "Sneha", last: "Patil", role: hiring.Recruiter, department: hr, boss: "rohan.banerjee",
		grants: []hiring.Grant{hiring.GrantCommentDownload}},
	{first: "Manoj", last: "Tiwari", role: hiring.Recruiter, department: hr, boss: "rohan.banerjee"},
	{first: "Divya", last: "Pillai", role: hiring.Recruiter, department: hr, boss: "rohan.banerjee"},
	{first: "Harpreet", last: "Gill", role: hiring.Recruiter, department: hr, boss: "sanjay.bhosale"},
	{first: "Ritu", last: "Agarwal", role: hiring.Recruiter, department: hr, boss: "sanjay.bhosale"},
	{first: "Yusuf", last: "Ansari", role: hiring.Recruiter, department: elcm, boss: "kavita.iyer",
		grants: []hiring.Grant{hiring.GrantEsaAssigned}},
	{first: "Tanvi", last: "Gokhale", role: hiring.ESAHR, department: elcm, boss: "kavita.iyer"},
	{first: "Gaurav", last: "Saxena", role: hiring.Recruiter, department: hr, boss: "lakshmi.nair", left: true},
	{first: "Anjali", last: "Thomas", role: hiring.Interviewer, department: hr, boss: "meera.deshpande"},
	{first: "Ramesh", last: "Hegde", role: hiring.Interviewer, department: elcm, boss: "kavita.iyer"},
	{first: "Bhavna", last: "Shah", role: hiring.Admin, department: "Admin", boss: "prakash.joshi"},

	{first: "Aditya", last: "Kapoor", role: hiring.PL, department: "Engineering", boss: "vikram.malhotra"},
	{first: "Shruti", last: "Venkatesan", role: hiring.TL, department: "Engineering", boss: "aditya.kapoor"},
	{first: "Nikhil", last: "Sawant", role: hiring.ATL, department: "Engineering", boss: "shruti.venkatesan"},
	{first: "Ananya", last: "Mukherjee", role: hiring.PL, department: "Data Science", boss: "vikram.malhotra"},
	{first: "Siddharth", last: "Jain", role: hiring.TL, department: "Data Science", boss: "ananya.mukherjee"},
	{first: "Neha", last: "Bhatt", role: hiring.PL, department: "Product", boss: "vikram.malhotra"},
	{first: "Faisal", last: "Qureshi", role: hiring.TL, department: "Product", boss: "neha.bhatt"},
	{first: "Preeti", last: "Sharma", role: hiring.ATL, department: "Sales", boss: "karan.mehta"},
	{first: "Joseph", last: "Fernandes", role: hiring.TL, department: "Marketing", boss: "vikram.malhotra"},
	{first: "Geeta", last: "Krishnan", role: hiring.PL, department: "Finance", boss: "vikram.malhotra"},
	{first: "Suresh", last: "Naidu", role: hiring.TL, department: "Operations", boss: "vikram.malhotra"},
	{first: "Mansi", last: "Trivedi", role: hiring.ATL, department: "Operations", boss: "suresh.naidu"},
	{first: "Rahul", last: "Dasgupta", role: hiring.TL, department: "Customer Success", boss: "vikram.malhotra"},
}
