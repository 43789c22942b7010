package seed

import (
	"context"
	"fmt"
	"slices"
	"time"

	"muster/internal/hiring"
	"muster/internal/store"
)

// note is a user's WhatsApp template, by the user's e-mail name; used is how often it was sent.
type note struct {
	category, name, by string
	used               int64
	body               string
}

var notes = []note{
	{"Introduction", "First hello", "meera.deshpande", 412,
		"<p>Hello {{candidate.name}},</p><p>I am {{recruiter.name}} from the hiring team. " +
			"We have an opening for <strong>{{position}}</strong> in {{location}} " +
			"and your profile looks like a good match.</p>" +
			"<p>When may I call you today?</p>"},
	{"Introduction", "Missed call", "meera.deshpande", 655,
		"<p>Hello {{candidate.name}},</p><p>I tried to reach you about the position of <strong>{{position}}</strong>. " +
			"Please call me back on {{recruiter.mobile}}, or tell me a time that suits you.</p>"},
	{"Introduction", "Documents to share", "rohan.banerjee", 203,
		"<p>Hello {{candidate.name}},</p><p>Before we talk about <strong>{{position}}</strong>, please send me:</p>" +
			"<ul><li><p>your latest resume (PDF)</p></li><li><p>your notice period</p></li>" +
			"<li><p>your current and expected CTC</p></li></ul><p>{{recruiter.name}}</p>"},
	{"Interview", "Interview is fixed", "meera.deshpande", 518,
		"<p>Dear {{candidate.name}},</p><p>your interview for <strong>{{position}}</strong> is on " +
			"<strong>{{interview.date}} at {{interview.time}}</strong> ({{interview.type}}).</p>" +
			"<p>{{interview.place}}</p>" +
			"<p>Please reply <em>YES</em> to confirm. All the best!</p>"},
	{"Interview", "Reminder for tomorrow", "sanjay.bhosale", 377,
		"<p>Dear {{candidate.name}}, a short reminder: {{interviewer.name}} meets you tomorrow at " +
			"<strong>{{interview.time}}</strong>.</p><p>{{interview.place}}</p>"},
	{"Interview", "Please reschedule", "asha.kulkarni", 41,
		"<p>Hello {{candidate.name}},</p><p>{{interviewer.name}} cannot make it on {{interview.date}}. " +
			"Which of these times suits you?</p><ol><li><p>tomorrow, 11 AM</p></li><li><p>tomorrow, 4 PM</p></li></ol>"},
	{"Offer", "Offer is on its way", "kavita.iyer", 96,
		"<p>Congratulations {{candidate.name}}! 🎉</p><p>Your offer for <strong>{{position}}</strong> was sent to " +
			"{{candidate.email}}. Please read it and answer within three days.</p>"},
	{"Offer", "A word about the offer", "asha.kulkarni", 22,
		"<p>Hello {{candidate.name}},</p><p>is anything about the offer unclear? " +
			"I am happy to explain it: {{recruiter.mobile}}.</p><p>{{recruiter.name}}</p>"},
	{"Joining", "Welcome aboard", "meera.deshpande", 74,
		"<p>Dear {{candidate.name}},</p><p>we look forward to your first day on <strong>{{joining.date}}</strong>. " +
			"Please bring:</p><ul><li><p>the relieving letter</p></li><li><p>two photographs</p></li>" +
			"<li><p>your degree certificate</p></li></ul><p>{{recruiter.name}}, {{recruiter.mobile}}</p>"},
	{"Joining", "One week to go", "imran.shaikh", 18,
		"<p>Hello {{candidate.name}}, one week to go until {{joining.date}}! " +
			"Is everything on track with your notice period?</p>"},
	{"Follow up", "Still interested", "imran.shaikh", 130,
		"<p>Hello {{candidate.name}},</p><p>we spoke about <strong>{{position}}</strong> last week. " +
			"Are you still interested?</p>"},
	{"Follow up", "For future openings", "prakash.joshi", 9,
		"<p>Dear {{candidate.name}},</p><p>thank you for your time. " +
			"We keep your profile and come back to you when something fits.</p>"},
	{"ESA", "About the programme", "farah.khan", 288,
		"<p>नमस्ते {{candidate.name}},</p><p>our <strong>External Sales Associate</strong> programme is part time " +
			"and you choose your hours. May I call you for five minutes?</p>" +
			"<p>{{recruiter.name}}, {{recruiter.mobile}}</p>"},
}

// letter is a user's e-mail template.
type letter struct{ name, by, subject, body string }

var letters = []letter{
	{"Interview invitation", "meera.deshpande", "Your interview for {{position}} on {{interview.date}}",
		"<p>Dear {{candidate.name}},</p><p>Thank you for your interest in the position of " +
			"<strong>{{position}}</strong> ({{employment.type}}) in our {{department}} team, {{location}}.</p>" +
			"<p>We would like to meet you:</p><ul><li><p><strong>Date:</strong> {{interview.date}}</p></li>" +
			"<li><p><strong>Time:</strong> {{interview.time}}</p></li>" +
			"<li><p><strong>With:</strong> {{interviewer.name}}</p></li>" +
			"<li><p><strong>Where:</strong> {{interview.place}}</p></li></ul>" +
			"<p>Please write or call if the time does not suit you.</p>" +
			"<p>Kind regards<br/>{{recruiter.name}}<br/>{{recruiter.mobile}}</p>"},
	{"Regret", "meera.deshpande", "Your application for {{position}}",
		"<p>Dear {{candidate.name}},</p><p>Thank you for the time you took for us. " +
			"We have decided to go ahead with another candidate for <strong>{{position}}</strong>.</p>" +
			"<p>With your permission we keep your profile for openings that fit.</p><p>Kind regards<br/>{{recruiter.name}}</p>"},
	{"Documents for the offer", "rohan.banerjee", "Documents for your offer, {{candidate.name}}",
		"<p>Dear {{candidate.name}},</p><p>To prepare your offer we need, as <strong>PDF</strong>:</p>" +
			"<ol><li><p>the last three salary slips</p></li>" +
			"<li><p>the offer letter of your present employer</p></li>" +
			"<li><p>your degree</p></li></ol><p>Please send them to " +
			"<a href=\"mailto:documents@demo.muster.example\" rel=\"nofollow\">documents@demo.muster.example</a>.</p>" +
			"<p>{{recruiter.name}}</p>"},
	{"Joining instructions", "kavita.iyer", "Your first day: {{joining.date}}",
		"<h2>Welcome, {{candidate.name}}!</h2><p>Your first day as <strong>{{position}}</strong> is " +
			"<strong>{{joining.date}}</strong>. Please be at our {{location}} office at 9:30 AM.</p>" +
			"<p>If anything changes, tell {{recruiter.name}} ({{recruiter.email}}).</p>"},
	{"After the first call", "asha.kulkarni", "{{position}} in {{location}}: what we spoke about",
		"<p>Hello {{candidate.name}},</p><p>It was good to talk to you. " +
			"Attached to your profile I noted your mobile {{candidate.mobile}}; " +
			"please tell me if another one is better.</p><p>{{recruiter.name}}</p>"},
	{"Campus drive", "imran.shaikh", "Campus drive: {{position}}",
		"<p>Dear {{candidate.name}},</p><p>You are on our list for the campus drive. " +
			"<em>Please bring two printed resumes.</em></p><p>{{recruiter.name}}</p>"},
	{"Visitor pass", "prakash.joshi", "Your visitor pass for {{interview.date}}",
		"<p>Dear {{candidate.name}},</p><p>Please show this mail at the gate on {{interview.date}}. " +
			"{{interviewer.name}} expects you at {{interview.time}}.</p>"},
}

// addTemplates writes the categories and the templates.
func addTemplates(ctx context.Context, q *store.Queries) error {
	categories := map[string]string{}
	for i, n := range notes {
		if categories[n.category] == "" {
			categories[n.category] = fixedID("whatsapp category", len(categories)+1).String()
			if err := q.AddWhatsappCategory(ctx, store.AddWhatsappCategoryParams{
				ID: categories[n.category], Name: n.category, CreatedBy: authorID(n.by), CreatedAt: store.At(began),
			}); err != nil {
				return fmt.Errorf("seed: category %s: %w", n.category, err)
			}
		}
		if err := q.AddWhatsappTemplate(ctx, store.AddWhatsappTemplateParams{
			ID: fixedID("whatsapp template", i+1).String(), CategoryID: categories[n.category], Name: n.name,
			Body: n.body, SendCount: n.used,
			CreatedBy: authorID(n.by), CreatedAt: store.At(began.Add(time.Duration(i*11) * 24 * time.Hour)),
		}); err != nil {
			return fmt.Errorf("seed: template %s: %w", n.name, err)
		}
	}
	for i, l := range letters {
		if err := q.AddEmailTemplate(ctx, store.AddEmailTemplateParams{
			ID: fixedID("email template", i+1).String(), Name: l.name, Subject: l.subject, Body: l.body,
			RoleID: hiring.RoleIDs[demoPeople[author(l.by)].role], CreatedBy: authorID(l.by),
			CreatedAt: store.At(began),
		}); err != nil {
			return fmt.Errorf("seed: template %s: %w", l.name, err)
		}
	}
	return nil
}

// author returns the index of a person in the list of people.
func author(mailName string) int {
	return slices.IndexFunc(demoPeople, func(p person) bool { return p.mailName() == mailName })
}

func authorID(mailName string) string { return fixedID("user", author(mailName)+1).String() }
