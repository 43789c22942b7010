package seed

import (
	"math/rand/v2"

	"muster/internal/hiring"
)

func pick[T any](r *rand.Rand, from []T) T { return from[r.IntN(len(from))] }

// chance is true in this percentage of cases.
func chance(r *rand.Rand, percent int) bool { return r.IntN(100) < percent }

var firstNames = []string{
	"Aarav", "Aditi", "Aishwarya", "Ajay", "Akash", "Amit", "Amruta", "Anil", "Anita", "Ankit", "Ankita", "Arpita",
	"Ashwin", "Ayesha", "Bhavesh",
	"Chetan", "Chitra", "Darshan", "Deepa", "Deepika", "Dhruv", "Dinesh", "Esha", "Farhan", "Gayatri", "Girish",
	"Gurpreet", "Harish", "Harsha",
	"Hemant", "Isha", "Jatin", "Jaya", "Jyoti", "Kajal", "Karthik", "Kavya", "Kiran", "Komal", "Krishna", "Kunal",
	"Lalit", "Lavanya", "Madhuri",
	"Mahesh", "Manasi", "Manish", "Megha", "Mihir", "Mohan", "Mohit", "Monika", "Naveen", "Neelam", "Nilesh", "Nisha",
	"Nitin", "Omkar", "Pallavi",
	"Pankaj", "Parth", "Pavan", "Payal", "Pradeep", "Prajakta", "Pranav", "Prasad", "Pratik", "Priya", "Rajesh",
	"Rakesh", "Ranjit", "Rashmi",
	"Reshma", "Ritika", "Rohit", "Rupali", "Sachin", "Sagar", "Saloni", "Sameer", "Sandeep", "Sangeeta", "Sanket",
	"Sarika", "Saurabh", "Shalini",
	"Shilpa", "Shivani", "Shubham", "Simran", "Smita", "Sonal", "Srinivas", "Subhash", "Sumit", "Supriya", "Swapnil",
	"Swati", "Tarun", "Tejas",
	"Trupti", "Tushar", "Uday", "Umesh", "Vaibhav", "Vandana", "Varsha", "Vasudha", "Vijay", "Vinay", "Vinod",
	"Vishal", "Yash", "Yogesh", "Zoya",
}

var lastNames = []string{
	"Acharya", "Ahuja", "Arora", "Bajaj", "Bakshi", "Bansal", "Barve", "Basu", "Bhandari", "Bhattacharya", "Bhide",
	"Biswas", "Borkar", "Bose",
	"Chandran", "Chatterjee", "Chauhan", "Chopra", "Choudhary", "Das", "Datta", "Dave", "Deshmukh", "Dhawan", "Dixit",
	"Dubey", "Gaikwad", "Gandhi",
	"Garg", "Ghosh", "Goel", "Gowda", "Gupta", "Hussain", "Inamdar", "Jadhav", "Jain", "Jha", "Kadam", "Kale",
	"Kamath", "Karnik", "Kaur", "Khanna",
	"Kohli", "Kotian", "Krishnamurthy", "Kumar", "Lal", "Lokhande", "Mahajan", "Malik", "Mane", "Mathew", "Mhatre",
	"Mishra", "Mistry", "Modi",
	"More", "Murthy", "Naik", "Nambiar", "Narayanan", "Ojha", "Padhi", "Palekar", "Pande", "Pandey", "Parekh",
	"Parmar", "Pathak", "Pawar",
	"Phadke", "Prabhu", "Prasad", "Purohit", "Rajan", "Rana", "Rathod", "Rawat", "Roy", "Sahoo", "Salunkhe",
	"Sanghvi", "Sarkar", "Sen", "Sethi",
	"Shenoy", "Shetty", "Shinde", "Shukla", "Singh", "Sinha", "Soni", "Subramanian", "Tambe", "Thakur", "Tripathi",
	"Vaidya", "Varghese", "Verma",
	"Vyas", "Wagh", "Walia", "Zaveri",
}

type place struct{ state, city string }

var places = []place{
	{"Maharashtra", "Pune"}, {"Maharashtra", "Pune"}, {"Maharashtra", "Pune"}, {"Maharashtra", "Mumbai"},
	{"Maharashtra", "Mumbai"}, {"Maharashtra", "Nagpur"},
	{"Maharashtra", "Nashik"}, {"Maharashtra", "Thane"}, {"Karnataka", "Bengaluru"}, {"Karnataka", "Bengaluru"},
	{"Karnataka", "Mysuru"},
	{"Telangana", "Hyderabad"}, {"Telangana", "Hyderabad"}, {"Tamil Nadu", "Chennai"}, {"Tamil Nadu", "Coimbatore"},
	{"Delhi", "New Delhi"},
	{"Haryana", "Gurugram"}, {"Uttar Pradesh", "Noida"}, {"Uttar Pradesh", "Lucknow"}, {"Gujarat", "Ahmedabad"},
	{"Gujarat", "Surat"}, {"Gujarat", "Vadodara"},
	{"West Bengal", "Kolkata"}, {"Rajasthan", "Jaipur"}, {"Madhya Pradesh", "Indore"}, {"Madhya Pradesh", "Bhopal"},
	{"Kerala", "Kochi"}, {"Goa", "Panaji"},
	{"Punjab", "Mohali"}, {"Odisha", "Bhubaneswar"},
}

var (
	roads = []string{"MG Road", "Station Road", "FC Road", "Link Road", "Ring Road", "Market Road",
		"Lake View Colony", "Shivaji Nagar", "Gandhi Nagar", "Civil Lines", "Sector 12", "Old Town"}
	companies = []string{
		"Sahyadri Systems", "Deccan Softworks", "Konkan Logistics", "Vindhya Retail", "Ganga Finserv", "Nilgiri Labs",
		"Malabar Exports", "Aravali Motors",
		"Coromandel Telecom", "Satpura Foods", "Himgiri Pharma", "Godavari Textiles", "Kaveri Analytics",
		"Narmada Steel", "Sundarban Media", "Thar Energy",
	}
	mailHosts = []string{"mail.example", "inbox.example", "post.example"}
	notices   = []string{"Immediate", "15 days", "30 days", "30 days", "45 days", "60 days", "90 days"}
)

// remarks are the comments that people write with a status; a status without any needs no comment.
var remarks = map[hiring.Status][]string{
	hiring.StatusWillRevert: {"Will check with family and revert", "Travelling, will revert by the given date",
		"Wants to see the JD first", "Discussing the location with family"},
	hiring.StatusNotSuitable: {"Experience does not match the JD", "Communication not up to the mark",
		"Expects twice the budget", "No relevant project experience"},
	hiring.StatusNotInterested: {"Not looking for a change now", "Joined elsewhere last month",
		"Location does not suit", "Wants remote work only", "Salary range too low"},
	hiring.StatusForFutureOpenings: {"Good profile, too senior for this one", "Available only after the exams",
		"Could fit the next opening", "Serving a bond until year end"},
	hiring.StatusShortlisted: {"Good match, interview arranged", "Strong profile, keen to join",
		"Relevant experience, within budget", "Clear communication, notice period fine"},
	hiring.StatusScheduled: {"Confirmed on phone", "Invite sent", "Prefers the first half of the day",
		"Panel confirmed"},
	hiring.StatusRescheduled: {"Candidate asked for another day", "Panel not available",
		"Network trouble, to be repeated", "Candidate unwell"},
	hiring.StatusSelected: {"Sound basics, good attitude", "Very good fit for the team",
		"Solved the task quickly", "Confident, recommended", "Meets the expectations of the role"},
	hiring.StatusRejected: {"Basics are weak", "Could not explain own project", "Not a fit for the team",
		"Lacks depth in the required skills", "Expectation mismatch"},
	hiring.StatusOnHold: {"Good, but compare with others first", "Second opinion needed",
		"Budget to be confirmed"},
	hiring.StatusSkip: {"Round not needed for this profile", "Met the panel already in the last round"},
	hiring.StatusBackedOut: {"Took another offer", "Counter offer accepted", "Family reasons",
		"Does not want to relocate"},
	hiring.StatusOfferSent: {"Offer letter mailed", "Offer sent, salary as discussed",
		"Letter sent, waiting for the answer"},
	hiring.StatusOfferNotSent:  {"Documents incomplete", "Salary slip pending", "Approval of the budget pending"},
	hiring.StatusOfferOnHold:   {"On hold until the budget is confirmed", "Department asked to wait"},
	hiring.StatusOfferAccepted: {"Accepted by mail", "Accepted, resignation submitted", "Signed copy received"},
	hiring.StatusOfferNotAccepted: {"Salary below expectation", "Has a better offer",
		"Declined, wants another location"},
	hiring.StatusOfferRevised: {"Revised after negotiation", "Joining bonus added",
		"Designation changed on request"},
	hiring.StatusKYCSubmitted:   {"Aadhaar and PAN received", "KYC form complete"},
	hiring.StatusKYCVerified:    {"KYC verified", "Bank details verified"},
	hiring.StatusExpectedDOJ:    {"Joining date confirmed", "Will join on the given date"},
	hiring.StatusDelayInJoining: {"Relieving delayed by the employer", "Asked for another week"},
	hiring.StatusRelieved:       {"Relieving letter received", "Relieved by the former employer"},
	hiring.StatusJoined:         {"Joined, documents collected", "Joined, induction done", "Joined on time"},
	hiring.StatusBlacklisted: {"Forged experience letter", "Misbehaved with the panel",
		"Same person under two names", "Did not join twice after accepting"},
}

func remark(r *rand.Rand, s hiring.Status) string {
	if list := remarks[s]; list != nil {
		return pick(r, list)
	}
	return ""
}

var (
	askComments = []string{"Team is growing", "Needed for the new project", "Work load has doubled",
		"Please prefer local candidates", "Budget is approved", "Urgent, project starts soon"}
	approveRemarks = []string{"", "Approved", "Fine, please go ahead", "Approved within budget"}
	refuseRemarks  = []string{"Not in this quarter's budget", "Please justify the head count",
		"Try internal movement first"}
	holdNotes = []string{"Client asked to wait", "Budget under review", "Team restructuring",
		"Project start moved"}
	revokeRemarks = []string{"Position filled internally", "Project cancelled", "Requirement merged with another"}
	hrRevokes     = []string{"Moved to another department's openings", "On long leave", "Too many openings in hand"}
	cutRemarks    = []string{"Head count reduced by one", "One position filled internally", "Budget cut"}
	raiseRemarks  = []string{"More people needed for the same project", "Second batch", "Client extended the team"}
	editRemarks   = []string{"Changed on request of the department", "Agreed with finance"}
)
