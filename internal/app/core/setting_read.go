package core

import (
	"context"

	"muster/internal/hiring"
	"muster/internal/store"
)

// EsaRequisitions are the ids of the requisitions that the ESA programme recruits for; empty if not chosen.
type EsaRequisitions struct{ Live, Test string }

// EsaRequisitions returns the chosen requisitions, or those with the mark until they are chosen.
func (c *Core) EsaRequisitions(ctx context.Context, q *store.Queries) (EsaRequisitions, error) {
	live, err := c.Setting(ctx, q, hiring.EsaLive)
	if err != nil {
		return EsaRequisitions{}, err
	}
	test, err := c.Setting(ctx, q, hiring.EsaTest)
	return EsaRequisitions{live, test}, err
}

// ProgrammeOr resolves the word live to the requisition that the programme recruits for; any other text is returned as
// it is.
func (c *Core) ProgrammeOr(ctx context.Context, text string) (string, error) {
	if text != string(hiring.MarkLive) {
		return text, nil
	}
	programme, err := c.EsaRequisitions(ctx, c.Store.Read())
	if err == nil && programme.Live == "" {
		err = hiring.Missing()
	}
	return programme.Live, err
}

// ResumeIsOptional reports whether candidates for this position need no resume.
func (c *Core) ResumeIsOptional(ctx context.Context, q *store.Queries, positionID string) (bool, error) {
	return c.lists(ctx, q, hiring.ResumeOptional, positionID)
}

// ShowsSource reports whether this department's requisitions show every user a candidate's source; managers always see
// it.
func (c *Core) ShowsSource(ctx context.Context, q *store.Queries, departmentID string) (bool, error) {
	return c.lists(ctx, q, hiring.SourceShown, departmentID)
}

// JoiningRecipients returns the addresses that get every mail about a joining date.
func (c *Core) JoiningRecipients(ctx context.Context, q *store.Queries) ([]string, error) {
	return c.entries(ctx, q, hiring.JoiningMailTo)
}
