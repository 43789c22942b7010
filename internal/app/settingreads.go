package app

import (
	"context"
	"fmt"
	"slices"

	"muster/internal/hiring"
	"muster/internal/store"
)

// EsaRequisitions are the ids of the requisitions into which the ESA programme takes people in; empty where none is chosen.
type EsaRequisitions struct{ Live, Test string }

// EsaRequisitions are those of the settings, or those that carry the mark while nobody has chosen.
func (d *Desk) EsaRequisitions(ctx context.Context, q *store.Queries) (EsaRequisitions, error) {
	live, err := d.setting(ctx, q, hiring.EsaLive)
	if err != nil {
		return EsaRequisitions{}, err
	}
	test, err := d.setting(ctx, q, hiring.EsaTest)
	return EsaRequisitions{live, test}, err
}

// programmeOr gives what names a requisition. The word live stands for the one into which the programme takes people in.
func (d *Desk) programmeOr(ctx context.Context, text string) (string, error) {
	if text != string(hiring.MarkLive) {
		return text, nil
	}
	programme, err := d.EsaRequisitions(ctx, d.Store.Read())
	if err == nil && programme.Live == "" {
		err = hiring.Missing()
	}
	return programme.Live, err
}

// ResumeIsOptional says whether a candidate for the position with this id needs no resume.
func (d *Desk) ResumeIsOptional(ctx context.Context, q *store.Queries, positionID string) (bool, error) {
	return d.lists(ctx, q, hiring.ResumeOptional, positionID)
}

// ShowsSource says whether requisitions of the department with this id show everybody where a candidate came from; managers
// see it everywhere.
func (d *Desk) ShowsSource(ctx context.Context, q *store.Queries, departmentID string) (bool, error) {
	return d.lists(ctx, q, hiring.SourceShown, departmentID)
}

// JoiningRecipients are the addresses that get every mail about a joining date.
func (d *Desk) JoiningRecipients(ctx context.Context, q *store.Queries) ([]string, error) {
	return d.entries(ctx, q, hiring.JoiningMailTo)
}

// Statuses are the statuses in the order and the colours that the administration has given them.
func (d *Desk) Statuses(ctx context.Context, q *store.Queries) ([]hiring.StatusInfo, error) {
	looks, err := d.setting(ctx, q, hiring.StatusLooks)
	return hiring.Dressed(looks), err
}

// ListStatuses are the statuses for whoever shows them.
func (d *Desk) ListStatuses(ctx context.Context) ([]hiring.StatusInfo, error) {
	return d.Statuses(ctx, d.Store.Read())
}

// StatusesOfProcess are those that a dialog of the process offers, in the administration's order.
func (d *Desk) StatusesOfProcess(ctx context.Context, word string) ([]hiring.StatusInfo, error) {
	process, err := hiring.ParseProcess(word)
	if err != nil {
		return nil, err
	}
	all, err := d.ListStatuses(ctx)
	return slices.DeleteFunc(all, func(i hiring.StatusInfo) bool { return !i.In(process) }), err
}

func (d *Desk) entries(ctx context.Context, q *store.Queries, key hiring.Setting) ([]string, error) {
	value, err := d.setting(ctx, q, key)
	return hiring.SettingEntries(value), err
}

func (d *Desk) lists(ctx context.Context, q *store.Queries, key hiring.Setting, entry string) (bool, error) {
	entries, err := d.entries(ctx, q, key)
	return slices.Contains(entries, entry), err
}

// marked is the requisition that carries a mark of the programme.
func (d *Desk) marked(ctx context.Context, q *store.Queries, mark hiring.EsaMark) (string, error) {
	id, err := q.MarkedRequisition(ctx, string(mark))
	if err != nil && !store.IsNone(err) {
		return "", fmt.Errorf("app: requisition of the programme: %w", err)
	}
	return id, nil
}
