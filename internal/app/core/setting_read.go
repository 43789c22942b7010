package core

import (
	"context"

	"muster/internal/hiring"
	"muster/internal/store"
)

// EsaRequisitions are the ids of the requisitions into which the ESA programme takes people in; empty where none is
// chosen.
type EsaRequisitions struct{ Live, Test string }

// EsaRequisitions are those of the settings, or those that carry the mark while nobody has chosen.
func (c *Core) EsaRequisitions(ctx context.Context, q *store.Queries) (EsaRequisitions, error) {
	live, err := c.Setting(ctx, q, hiring.EsaLive)
	if err != nil {
		return EsaRequisitions{}, err
	}
	test, err := c.Setting(ctx, q, hiring.EsaTest)
	return EsaRequisitions{live, test}, err
}

// ProgrammeOr gives what names a requisition. The word live stands for the one into which the programme takes people
// in.
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

// ResumeIsOptional says whether a candidate for the position with this id needs no resume.
func (c *Core) ResumeIsOptional(ctx context.Context, q *store.Queries, positionID string) (bool, error) {
	return c.lists(ctx, q, hiring.ResumeOptional, positionID)
}

// ShowsSource says whether requisitions of the department with this id show everybody where a candidate came from;
// managers see it everywhere.
func (c *Core) ShowsSource(ctx context.Context, q *store.Queries, departmentID string) (bool, error) {
	return c.lists(ctx, q, hiring.SourceShown, departmentID)
}

// JoiningRecipients are the addresses that get every mail about a joining date.
func (c *Core) JoiningRecipients(ctx context.Context, q *store.Queries) ([]string, error) {
	return c.entries(ctx, q, hiring.JoiningMailTo)
}
