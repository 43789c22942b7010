package check

import (
	"context"
	"fmt"

	"muster/internal/store"
)

// checkConsents checks that nothing was written by a candidate who had not agreed to the terms.
func checkConsents(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.WritesWithoutConsent(ctx)
	return sentences(rows, err, func(row store.WritesWithoutConsentRow) string {
		return fmt.Sprintf("the candidate %s wrote without consent: %s, audit line %s", row.SubjectID, row.Action,
			row.ID)
	})
}

// checkProfiles compares the saves of the steps and tables with their audit lines.
func checkProfiles(ctx context.Context, q *store.Queries) ([]string, error) {
	basic, err := q.BasicProfilesSavedInSecret(ctx)
	found, err := sentences(basic, err, func(row store.BasicProfilesSavedInSecretRow) string {
		return fmt.Sprintf("the basic profile of the candidate %s was saved %d times and has %d audit lines about it",
			row.CandidateID, row.Version, row.Lines)
	})
	if err != nil {
		return nil, err
	}
	others, err := q.OtherProfilesSavedInSecret(ctx)
	more, err := sentences(others, err, func(row store.OtherProfilesSavedInSecretRow) string {
		return fmt.Sprintf("the other profile of the candidate %s was saved %d times and has %d audit lines about it",
			row.CandidateID, row.Version, row.Lines)
	})
	if err != nil {
		return nil, err
	}
	tables, err := q.ProfileRowsMiscounted(ctx)
	rows, err := sentences(tables, err, func(row store.ProfileRowsMiscountedRow) string {
		return fmt.Sprintf("the candidate %s has %d rows of %s and %d audit lines about them", row.CandidateID, row.N,
			row.Kind, row.Lines)
	})
	return append(append(found, more...), rows...), err
}

// checkSteps checks that a step that is marked has its data.
func checkSteps(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.StepsWithoutData(ctx)
	return sentences(rows, err, func(row store.StepsWithoutDataRow) string {
		return fmt.Sprintf("the step %s of the candidate %s is marked without its data", row.Step, row.CandidateID)
	})
}

// checkFormerResumes checks that a former resume stands beside a present one.
func checkFormerResumes(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.FormerResumesAlone(ctx)
	return sentences(rows, err, func(id string) string {
		return fmt.Sprintf("the candidate %s has a former resume, but no resume", id)
	})
}

// checkCandidateLinks checks that no link was signed with a number that its candidate has not reached.
func checkCandidateLinks(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.LinksAhead(ctx)
	return sentences(rows, err, func(row store.LinksAheadRow) string {
		return fmt.Sprintf("the link %s of the candidate %s has a number that was never given", row.ID, row.CandidateID)
	})
}
