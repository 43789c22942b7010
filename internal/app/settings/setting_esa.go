package settings

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// esaChoices returns the newest 50 requisitions that match part of a text: there are too many to offer them all.
func esaChoices(_ *Service, ctx context.Context, q *store.Queries, part string) ([]Option, error) {
	rows, err := q.EsaChoices(ctx, store.Exactly(part))
	if err != nil {
		return nil, fmt.Errorf("app: requisitions for the programme: %w", err)
	}
	choices := []Option{}
	for _, row := range rows {
		choices = append(choices, Option{row.ID, row.Serial + " · " + row.Position})
	}
	return choices, nil
}

func esaWords(_ *Service, ctx context.Context, q *store.Queries, value string) ([]string, error) {
	if value == "" {
		return []string{}, nil
	}
	row, err := q.EsaChoice(ctx, value)
	if store.IsNone(err) {
		return []string{value}, nil
	}
	if err != nil {
		return nil, fmt.Errorf("app: requisition of a setting: %w", err)
	}
	return []string{row.Serial + " · " + row.Position}, nil
}

// chooseForESA marks the requisition with this id or serial as the programme's, and returns its id. The former one
// keeps its mark while it has candidates: they stay on the programme's rail.
func (s *Service) chooseForESA(ctx context.Context, q *store.Queries, rule hiring.SettingRule, ref string) (string,
	error) {
	former, err := s.Setting(ctx, q, rule.Key)
	if err != nil {
		return "", err
	}
	chosen := ""
	if ref != "" {
		if chosen, err = s.markChosen(ctx, q, rule, ref); err != nil {
			return "", err
		}
	}
	if former == "" || former == chosen {
		return chosen, nil
	}
	row, err := q.EsaChoice(ctx, former)
	if err != nil {
		return "", fmt.Errorf("app: former requisition of the programme: %w", err)
	}
	if row.HasApplications {
		return chosen, nil
	}
	return chosen, s.markRequisition(ctx, q, former, "")
}

func (s *Service) markChosen(ctx context.Context, q *store.Queries, rule hiring.SettingRule, ref string) (string,
	error) {
	row, err := q.EsaChoice(ctx, ref)
	if store.IsNone(err) {
		return "", &hiring.Problem{Kind: hiring.Invalid, Field: "value", Message: hiring.EsaNone}
	}
	if err != nil {
		return "", fmt.Errorf("app: requisition for the programme: %w", err)
	}
	choice := hiring.EsaChoice{
		Status: hiring.Status(row.Status), Mark: hiring.EsaMark(row.Esa), HasApplications: row.HasApplications,
	}
	for _, other := range hiring.Settings {
		if other.Mark == "" || other.Key == rule.Key {
			continue
		}
		if has, err := s.Setting(ctx, q, other.Key); err != nil {
			return "", err
		} else if has == row.ID {
			choice.ChosenFor = other.Key
		}
	}
	if err := hiring.CheckEsaChoice(choice); err != nil {
		return "", err
	}
	return row.ID, s.markRequisition(ctx, q, row.ID, rule.Mark)
}

func (s *Service) markRequisition(ctx context.Context, q *store.Queries, id string, mark hiring.EsaMark) error {
	if err := q.MarkRequisition(ctx, store.MarkRequisitionParams{ID: id, Esa: string(mark)}); err != nil {
		return fmt.Errorf("app: mark a requisition: %w", err)
	}
	return q.MarkChange(ctx, core.TopicRequisition)
}
