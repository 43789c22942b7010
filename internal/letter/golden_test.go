package letter

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"muster/internal/hiring"
	"muster/internal/outreach"
)

var update = flag.Bool("update", false, "rewrite the golden files")

const (
	script   = "<script>alert('x')</script> O'Brien"
	longName = "Venkatanarasimharajuvaripeta Subrahmanyam Chandrasekhara Ramanujan-Iyengar " +
		"the Younger of Thiruvananthapuram"
)

var (
	kolkata   = func() *time.Location { z, _ := time.LoadLocation("Asia/Kolkata"); return z }()
	now       = time.Date(2026, 3, 16, 9, 30, 0, 0, time.UTC)
	organizer = outreach.Person{Name: "Muster", Address: "muster@demo.example"}

	interview = Interview{
		EventID: 42, Arranged: 1, ApplicationID: "application-1", Stage: hiring.StageHR,
		Day: hiring.DayOf(time.Date(2026, 3, 20, 0, 0, 0, 0, kolkata)), Clock: "15:30",
		Start: time.Date(2026, 3, 20, 15, 30, 0, 0, kolkata), Type: hiring.Online,
		Place:    "https://meet.example/1?room=a&pass=b",
		Position: "Field Manager", Candidate: outreach.Person{Name: "Asha Rao", Address: "asha@mail.example"},
		Mobile:     "9000000001",
		Experience: "6 years", ExperienceIn: "Sales", NoticePeriod: "30 days", CurrentCompany: "Tarang Systems",
		CurrentDesignation: "Executive",
		Comment:            "Speaks Marathi", Interviewer: outreach.Person{Name: "Nandini Rao",
			Address: "nandini@demo.example"},
		Organizer: organizer,
		Owner:     meera, Now: now,
	}
	hostileInterview = Interview{
		EventID: 43, Arranged: 3, ApplicationID: "application-2", Stage: hiring.StageTL, Rescheduled: true,
		Day: hiring.DayOf(time.Date(2026, 12, 1, 0, 0, 0, 0, kolkata)), Clock: "09:05", Start: time.Date(2026, 12, 1,
			9, 5, 0, 0, kolkata),
		Type: hiring.Offline, Place: `Room <4>, "Lobby" & stairs`, Position: "C++ & C# Développeur",
		Candidate:   outreach.Person{Name: script, Address: "asha+work@mail.example"},
		Comment:     `Said "yes" & <b>smiled</b>`,
		Interviewer: outreach.Person{Name: longName, Address: "o'brien+tl@demo.example"}, Organizer: organizer,
		Now: now,
	}
	joining = Joining{
		EventID: 61, Requester: outreach.Person{Name: "Kiran Patil", Address: "kiran@demo.example"},
		RequesterRole: hiring.TL,
		BossEmail:     "lead@demo.example", BossRole: hiring.PL, Copies: []string{"hr@demo.example",
			"kiran@demo.example",
			"lead@demo.example"},
		Candidate: "Asha Rao", Mobile: "9000000001", Email: "asha@mail.example", Position: "Field Manager",
		Department: "Sales", Serial: "7",
		EmploymentType: "Full Time", City: "Pune", State: "Maharashtra", Day: hiring.DayOf(time.Date(2026, 4, 1, 0, 0,
			0, 0, kolkata)),
		Recruiter: "Meera Kulkarni", Comment: "Relocates",
	}
	hostileJoining = Joining{
		EventID: 61, Requester: outreach.Person{Name: longName, Address: "o'brien@demo.example"},
		RequesterRole: "Manager",
		BossEmail:     "lead@demo.example", BossRole: hiring.PL, Candidate: script, Position: "C++ & C# Développeur",
		Department: "R&D", Serial: "8",
		EmploymentType: "Part Time", City: "Pune", State: "Maharashtra", Day: hiring.DayOf(time.Date(2026, 12, 22, 0,
			0, 0, 0, kolkata)),
	}
	approval = Approval{
		EventID: 31, Serial: "7", Position: "Field Manager", Department: "Sales", Positions: 3,
		City:  "Pune",
		State: "Maharashtra", EmploymentStatus: "On Roll", EmploymentType: hiring.FullTime, HireType: "New",
		RequestedBy: "Kiran Patil", Approver: "Vikram Sethi",
		TAT:            hiring.DayOf(time.Date(2026, 4, 30, 0, 0, 0, 0, kolkata)),
		RequesterEmail: "kiran@demo.example", ApproverEmail: "ceo@demo.example",
	}
	hostileApproval = Approval{
		EventID: 31, Serial: "8", Position: "C++ & C# Développeur", Department: "R&D",
		Positions: 1, City: "Pune",
		State: "Maharashtra", EmploymentStatus: "On Roll", EmploymentType: hiring.PartTime, HireType: "Replacement",
		RequestedBy: longName,
		TAT:         hiring.DayOf(time.Date(2026, 12, 1, 0, 0, 0, 0, kolkata)), Comment: "<script>alert('x')</script>",
		RequesterEmail: "o'brien@demo.example", ApproverEmail: "o'brien@demo.example",
	}
	byLink = LinkApplicant{
		CandidateID: "candidate-1", Candidate: "Asha Rao", Owner: outreach.Person{Name: "Meera Kulkarni",
			Address: "meera@demo.example"},
		Position: "Field Manager", Serial: "7", Day: hiring.DayOf(time.Date(2026, 3, 20, 0, 0, 0, 0, kolkata)),
	}
	hostileByLink = LinkApplicant{
		CandidateID: "candidate-2", Candidate: script, Owner: outreach.Person{Name: longName,
			Address: "o'brien@demo.example"},
		Position: "C++ & C# Développeur", Serial: "8",
		Day: hiring.DayOf(time.Date(2026, 12, 1, 0, 0, 0, 0, kolkata)),
	}
	formLink = LinkInvitation{
		LinkID: "link-1", CandidateID: "candidate-1", RequisitionID: "requisition-1", Kind: hiring.FormLink,
		Candidate: outreach.Person{Name: "Asha Rao", Address: "asha@mail.example"}, Position: "Field Manager",
		Company: "Tarang Systems", Until: "30 Mar 2026, 03:00 pm", Writer: meera,
	}
	hostileLink = LinkInvitation{
		LinkID: "link-2", CandidateID: "candidate-2", RequisitionID: "requisition-2", Kind: hiring.ResumeLink,
		Candidate: outreach.Person{Name: script, Address: "o'brien@mail.example"}, Position: "C++ & C# Développeur",
		Company: "R&D <b>", Until: "23 Mar 2026, 03:00 pm",
		Writer: hiring.Contact{Name: longName, Email: "o'brien@demo.example"},
	}
	weeklyTable = WeeklyTable{
		UserID: "user-1", FirstName: "Asha", Email: "asha@demo.example", Dashboard: "Huddle", Name: "Daily Call Details",
		Rows: 12, Span: hiring.Span{From: hiring.DateOf(2026, 3, 9), To: hiring.DateOf(2026, 3, 15)}, Weekday: time.Monday,
		Hour: 9, Address: "https://muster.example/huddleDashboard?from=2026-03-09&to=2026-03-15", Content: "a,b",
	}
	hostileWeeklyTable = WeeklyTable{
		UserID: "user-2", FirstName: script, Email: "o'brien@demo.example", Dashboard: "Requisition Open Till Date",
		Name: "ELPL <b> & more", Rows: 1, Weekday: time.Sunday, Hour: 0,
		Address: "https://muster.example/open_till_date?f.department=R%26D", Content: "a,b",
	}
	account        = Account{UserID: "user-1", FirstName: "Asha", Email: "asha@demo.example", Mobile: "9823000002"}
	hostileAccount = Account{UserID: "user-2", FirstName: script, Email: "o'brien@demo.example", Mobile: "9823000003"}
	draft          = Draft{
		WriterID: "user-1", To: []string{"asha@mail.example"}, Cc: []string{"nandini@demo.example"},
		Subject: " Your interview ",
		Body:    `<p>Hello <b>Asha</b>,</p><p>see <a href="https://muster.example/x?a=1&b=2">this</a><br>Regards</p>`,
		Appointment: &Appointment{
			UID: "meeting-1@muster", Start: time.Date(2026, 3, 20, 10, 30, 0, 0, kolkata), Location: "Room 4",
			Organizer: outreach.Person{Name: "Meera Kulkarni", Address: "meera@demo.example"}, Now: now,
		},
	}
	hostileDraft = Draft{
		WriterID: "user-1", To: []string{"asha+work@mail.example"}, Subject: "C++ & <you>",
		Body: `<p onclick="x()">1 + 1 &lt; 3 "quoted"<script>alert(1)</script>` +
			`<img src="https://spy.example/1.gif"></p><a href="javascript:x()">y</a>`,
	}
)

// meera is reached under a number of the company.
var meera = hiring.Contact{Name: "Meera Kulkarni", CompanyMobile: "9823000002", Email: "meera@demo.example"}

func told(j Joining, news hiring.JoiningNews) Joining {
	j.News = news
	return j
}

func withoutLead(j Joining) Joining {
	j.BossEmail, j.BossRole, j.Copies = "", "", nil
	return j
}

func edited(a Approval) Approval {
	a.Edited, a.Comment = true, "Two more"
	return a
}

var (
	rejected = Cancelled{CancelInterview, 52, hiring.WillNotTakePlace}
	selected = Cancelled{CancelInterview, 54, hiring.NotNeeded}
	done     = Cancelled{CancelInterview, 55, hiring.InterviewDone}
	revoked  = Cancelled{RevokeRequisition, 7, hiring.WillNotTakePlace}
)

// letters are all messages as stored, by the name of their golden files.
var letters = map[string]Message{
	"notification": Notification(Told{UserID: "user-1", FirstName: "Asha", Email: "asha@demo.example",
		Title: "Assigned to you", About: "1129 Senior Java Developer", Text: "2 of 3 positions, by Kiran Patil",
		Address: "https://muster.example/directory?req=1129"}),
	"notification-hostile": Notification(Told{UserID: "user-2", FirstName: script, Email: "o'brien@demo.example",
		Title: "Mail not delivered", About: longName, Text: "C++ & C# <b>", Comment: "550 <no> such user"}),
	"weekly-file":                 WeeklyFile(weeklyTable),
	"weekly-file-hostile":         WeeklyFile(hostileWeeklyTable),
	"invitation":                  InvitationForCandidate(interview),
	"invitation-hostile":          InvitationForCandidate(hostileInterview),
	"remind-candidate":            ReminderForCandidate(interview),
	"remind-candidate-hostile":    ReminderForCandidate(hostileInterview),
	"remind-interviewer":          ReminderForInterviewer(interview),
	"remind-result":               ResultReminder(interview),
	"remind-result-hostile":       ResultReminder(hostileInterview),
	"conduct":                     InvitationForInterviewer(interview),
	"conduct-hostile":             InvitationForInterviewer(hostileInterview),
	"cancelled":                   CancellationForInterviewer(interview, rejected),
	"cancelled-hostile":           CancellationForInterviewer(hostileInterview, rejected),
	"cancelled-candidate":         CancellationForCandidate(interview, rejected),
	"cancelled-candidate-hostile": CancellationForCandidate(hostileInterview, rejected),
	"cancelled-unneeded":          CancellationForCandidate(interview, selected),
	"interview-done":              CancellationForInterviewer(interview, done),
	"interview-done-candidate":    CancellationForCandidate(interview, done),
	"revoked":                     CancellationForInterviewer(interview, revoked),
	"revoked-candidate":           CancellationForCandidate(interview, revoked),
	"edited":                      CandidateEdited(interview),
	"edited-hostile":              CandidateEdited(hostileInterview),
	"joining":                     JoiningDate(joining),
	"joining-hostile":             JoiningDate(hostileJoining),
	"joining-without-lead":        JoiningDate(withoutLead(joining)),
	"joining-moved":               JoiningDate(told(joining, hiring.JoiningNews{Was: hiring.DateOf(2026, 3, 2)})),
	"joining-off": JoiningDate(told(joining,
		hiring.JoiningNews{Was: hiring.DateOf(2026, 3, 2), Off: true})),
	"joining-ignored": IgnoreJoining(7, []string{"tl@demo.example"}, []string{"ceo@demo.example"},
		"Asha Rao joins", joining.Day),
	"invited-again": InvitationForCandidate(corrected(interview)),
	"conduct-again": InvitationForInterviewer(corrected(interview)),
	"not-arranged": CancellationForCandidate(corrected(interview),
		Cancelled{TakeBackMove, 9, hiring.WillNotTakePlace}),
	"applied-by-link":         AppliedByLink(byLink),
	"applied-by-link-hostile": AppliedByLink(hostileByLink),
	"approval":                ApprovalRequest(approval),
	"approval-hostile":        ApprovalRequest(hostileApproval),
	"reapproval":              ApprovalRequest(edited(approval)),
	"reapproval-copy":         ApprovalCopy(edited(approval)),
	"approval-withdrawn":      ApprovalWithdrawn(approval, 9),
	"reapproval-withdrawn":    ApprovalWithdrawn(edited(hostileApproval), 9),
	"reapproval-copy-hostile": ApprovalCopy(edited(hostileApproval)),
	"form-finished": FormFinished(FinishedForm{CandidateID: "candidate-1", Candidate: "Asha Rao", Mobile: "9000000001",
		Position: "Field Manager", Owner: outreach.Person{Name: "Meera Kulkarni", Address: "meera@demo.example"}}),
	"form-finished-hostile": FormFinished(FinishedForm{CandidateID: "candidate-2", Candidate: script,
		Owner: outreach.Person{Name: longName, Address: "o'brien@demo.example"}}),
	"consent-withdrawn": ConsentWithdrawn(Withdrawal{CandidateID: "candidate-1", Candidate: "Asha Rao",
		Mobile: "9000000001", To: []string{"meera@demo.example", "lead@demo.example"}}),
	"consent-withdrawn-hostile": ConsentWithdrawn(Withdrawal{CandidateID: "candidate-2", Candidate: script,
		To: []string{"o'brien@demo.example"}}),
	"form-link":               LinkMail(formLink),
	"resume-link-hostile":     LinkMail(hostileLink),
	"forgot-password":         PasswordForgotten(account),
	"forgot-password-hostile": PasswordForgotten(hostileAccount),
	"choose-password":         PasswordInvitation(account),
	"choose-password-hostile": PasswordInvitation(hostileAccount),
	"test":                    Trial(Administrator{UserID: "user-1", Name: "Asha Rao", Email: "asha@demo.example"}),
	"test-hostile":            Trial(Administrator{UserID: "user-2", Name: script, Email: "o'brien@demo.example"}),
	"written":                 written(draft),
	"written-hostile":         written(hostileDraft),
}

func written(d Draft) Message {
	m, err := Written(d)
	if err != nil {
		panic(err)
	}
	return m
}

// links are added to some messages; the others are compared as stored.
var links = map[string][]Link{
	"conduct": {{"https://muster.example/interview_result?interview=42&person=u+1&signature=a%2Fb",
		"Give the result"}},
	"invitation":       reply,
	"remind-candidate": reply,
	"edited":           {{"https://muster.example/candidate_details?candidate=1&requisition=2", "Candidate Details"}},
	"form-link":        {{Address: "https://muster.example/candidate_form/candidate-1?signature=a%2Fb&until=1"}},
	"forgot-password":  {{Address: "https://muster.example/reset_password#token_1-2"}},
	"choose-password":  {{Address: "https://muster.example/reset_password#token_1-2"}},
	"approval":         decision,
	"reapproval":       decision,
}

var reply = []Link{{Address: "https://muster.example/interview_reply?interview=42&signature=a%2Fb&until=1"}}

var decision = []Link{
	{Address: "https://muster.example/requisition_approval?APPROVED_FLAG=1&POSITION_NAME=Field+Manager&signature=a%2Fb"},
	{Address: "https://muster.example/requisition_approval?APPROVED_FLAG=0&POSITION_NAME=Field+Manager&signature=c"},
}

func TestLetters(t *testing.T) {
	for _, name := range slices.Sorted(maps.Keys(letters)) {
		m := letters[name]
		if links[name] != nil {
			m.HTML, m.Plain = Causes[m.Cause].Fill(m.HTML, m.Plain, links[name])
		}
		head := fmt.Sprintf("Cause: %s %s\nTo: %s\nCc: %s\nSubject: %s\n\n",
			m.Cause, m.CauseID, strings.Join(m.To, ", "), strings.Join(m.Cc, ", "), m.Subject)
		golden(t, name+".html", m.HTML)
		golden(t, name+".txt", head+m.Plain)
		if m.Calendar != "" {
			golden(t, name+".ics", m.Calendar)
		}
		if strings.Contains(m.HTML, "<script") || links[name] != nil && strings.Contains(m.HTML+m.Plain, linkMark) {
			t.Errorf("%s has a script, or a link is missing:\n%s", name, m.HTML)
		}
	}
	text, noted := LinkText(formLink, "https://muster.example/candidate_form/candidate-1?signature=a%2Fb&until=1")
	golden(t, "form-link-whatsapp.txt", text)
	golden(t, "form-link-noted.txt", noted)
	golden(t, "preview.html", Framed("<p>Hello <b>Asha</b> + all</p>"))
}

func golden(t *testing.T, name, got string) {
	t.Helper()
	file := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s, rewrite it with go test ./internal/letter -update if this is intended:\n%s", name, diff)
	}
}

// corrected is an interview about which people were told something that was taken back.
func corrected(i Interview) Interview {
	i.Corrects, i.Cancelled = 9, 2
	return i
}
