package seed

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"strings"

	"muster/internal/app/core"
	"muster/internal/app/resumes"
	"muster/internal/hiring"
	"muster/internal/store"
)

const (
	// resumesShown is how many candidates of the demo company have a resume: the latest who reached an interview round.
	resumesShown = 150
	// resumeEvery is how many candidates of a larger history come to one with a resume.
	resumeEvery = 10
)

// resumes uploads some resumes in the names of recruiters. Their text is kept at once, because we wrote it ourselves.
func (h *history) resumes(ctx context.Context, q *store.Queries) error {
	rows, err := q.CandidatesInRounds(ctx, resumesShown)
	if err != nil {
		return fmt.Errorf("seed: candidates in rounds: %w", err)
	}
	for i, c := range rows {
		by := core.Caller{User: hiring.User{ID: c.OwnerID}}
		page := onePage(resumeLines(rand.New(rand.NewPCG(historySeed, uint64(i))), written{
			c.Name, c.Mobile, c.Email, c.Address, c.City, c.Experience, c.ExperienceIn, c.CurrentDesignation,
			c.CurrentCompany, c.NoticePeriod, c.Position}))
		id, err := h.muster.Candidates.PutFile(ctx, q, by, c.ID, page)
		if err != nil {
			return err
		}
		if err := h.muster.Resumes.Keep(ctx, q, c.ID, id, resumes.ReadPDF(page)); err != nil {
			return err
		}
	}
	return nil
}

// resume gives some candidates of a large history a resume, so that searching them can be measured.
func (h *history) resume(b *store.Bulk, c store.Candidate) error {
	h.people++
	if !h.large || h.people%resumeEvery != 0 {
		return nil
	}
	h.texts++
	r := rand.New(rand.NewPCG(historySeed, uint64(h.texts)))
	lines := resumeLines(r, written{c.Name, c.Mobile, c.Email, c.Address, c.City, c.Experience, c.ExperienceIn,
		c.CurrentDesignation, c.CurrentCompany, c.NoticePeriod, c.CurrentDesignation})
	page, id := onePage(lines), idAt(r, c.CreatedAt.Time)
	if err := b.AddResume(store.PutResumeParams{CandidateID: c.ID, ID: id, Size: int64(len(page)),
		UploadedAt: c.CreatedAt, Content: page}); err != nil {
		return err
	}
	return b.AddResumeText(resumes.TextOf(strings.Join(lines, "\n")).Row(h.texts, c.ID, id, c.CreatedAt))
}

// written is what a resume tells of a candidate.
type written struct {
	name, mobile, email, address, city, experience, skill, designation, company, notice, position string
}

// What else the resumes tell.
var (
	resumeTools = []string{"Kubernetes", "Terraform", "PostgreSQL", "Spring Boot", "React", "C++", "Python", "Power BI",
		"Tally", "SAP FICO", "Salesforce", "HubSpot", "Google Ads", "Figma", "Jira", "Excel", "Zoho", "Docker", "Kafka"}
	resumeDegrees = []string{"B.Tech", "B.Sc", "B.Com", "BBA", "MBA", "MCA", "M.Tech", "Diploma"}
	resumeSchools = []string{"Pune University", "Mumbai University", "Osmania University", "Anna University",
		"Bangalore University", "Delhi University", "Symbiosis", "Amity University"}
	resumeDuties = []string{"Led a team of four and trained new colleagues", "Moved reports from paper to dashboards",
		"Answered customers and closed tickets within the day", "Prepared the monthly figures for the board",
		"Built and ran services with a million requests a day", "Won three large accounts in two years",
		"Wrote the documentation that new colleagues start with", "Cut the cost of the cloud by a third"}
)

func resumeLines(r *rand.Rand, w written) []string {
	return []string{
		w.name, "+91 " + w.mobile + "   " + w.email, w.address, "",
		"Profile",
		w.designation + " from " + w.city + " with " + w.experience + " years of experience in " + w.skill + ".", "",
		"Skills", w.skill + ", " + pick(r, resumeTools) + ", " + pick(r, resumeTools) + ", " + pick(r, resumeTools), "",
		"Experience", w.designation + ", " + w.company, pick(r, resumeDuties), pick(r, resumeDuties),
		"Notice period: " + w.notice, "",
		"Education", fmt.Sprintf("%s, %s, %d", pick(r, resumeDegrees), pick(r, resumeSchools), 2008+r.IntN(16)), "",
		"Applies for " + w.position,
	}
}

// onePage returns a PDF of one page with these lines, the first of them large.
func onePage(lines []string) []byte {
	var text strings.Builder
	text.WriteString("BT /F1 20 Tf 72 760 Td ")
	for i, line := range lines {
		if i == 1 {
			text.WriteString("/F1 11 Tf ")
		}
		fmt.Fprintf(&text, "(%s) Tj 0 -22 Td ", strings.NewReplacer(`\`, `\\`, "(", `\(`, ")", `\)`).Replace(line))
	}
	text.WriteString("ET")
	objects := []string{
		"<< /Type /Catalog /Pages 2 0 R >>",
		"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
		"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
		fmt.Sprintf("<< /Length %d >>\nstream\n%s\nendstream", text.Len(), text.String()),
		"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
	}
	var page bytes.Buffer
	page.WriteString("%PDF-1.4\n")
	places := make([]int, len(objects))
	for i, object := range objects {
		places[i] = page.Len()
		fmt.Fprintf(&page, "%d 0 obj\n%s\nendobj\n", i+1, object)
	}
	table := page.Len()
	fmt.Fprintf(&page, "xref\n0 %d\n0000000000 65535 f \n", len(objects)+1)
	for _, place := range places {
		fmt.Fprintf(&page, "%010d 00000 n \n", place)
	}
	fmt.Fprintf(&page, "trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n", len(objects)+1, table)
	return page.Bytes()
}
