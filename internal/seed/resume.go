package seed

import (
	"bytes"
	"context"
	"fmt"
	"strings"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// resumesShown is how many candidates of the demo company have a resume: the latest who reached an interview round.
const resumesShown = 150

// resumes uploads some resumes in the names of recruiters.
func (h *history) resumes(ctx context.Context, q *store.Queries) error {
	rows, err := q.CandidatesInRounds(ctx, resumesShown)
	if err != nil {
		return fmt.Errorf("seed: candidates in rounds: %w", err)
	}
	for _, c := range rows {
		by := core.Caller{User: hiring.User{ID: c.OwnerID}}
		lines := []string{
			c.Name, c.Mobile + "   " + c.Email, c.Address, "",
			"Experience: " + c.Experience, "Current designation: " + c.CurrentDesignation, "Current company: " +
				c.CurrentCompany, "Notice period: " + c.NoticePeriod, "",
			"Applies for " + c.Position,
		}
		if err := h.muster.Candidates.PutResume(ctx, q, by, c.ID, onePage(lines)); err != nil {
			return err
		}
	}
	return nil
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
