package settings

import (
	"context"
	"encoding/json"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// named are the positions or departments that the setting is about; none for one that is about neither.
func (s *Service) named(ctx context.Context, q *store.Queries, key hiring.Setting) ([]Option, error) {
	options := []Option{}
	switch key {
	case hiring.ResumeOptional:
		rows, err := q.PositionChoices(ctx)
		if err != nil {
			return nil, fmt.Errorf("app: positions to choose: %w", err)
		}
		for _, row := range rows {
			options = append(options, Option{row.ID, row.Name + " · " + row.Department + " · " + row.EmploymentType})
		}
	case hiring.SourceShown:
		rows, err := q.Departments(ctx)
		if err != nil {
			return nil, fmt.Errorf("app: departments to choose: %w", err)
		}
		for _, row := range rows {
			options = append(options, Option{row.ID, row.Name})
		}
	}
	return options, nil
}

// meant are the words for the ids in a value, nothing for a value that has none. An id that stands for nothing is its
// own word.
func (s *Service) meant(ctx context.Context, q *store.Queries, key hiring.Setting, value string) ([]string, error) {
	if key == hiring.StatusLooks {
		return hiring.LookWords(value), nil
	}
	means := []string{}
	if _, ofESA := hiring.EsaMarks[key]; ofESA {
		if value == "" {
			return means, nil
		}
		row, err := q.EsaChoice(ctx, value)
		if err != nil && !store.IsNone(err) {
			return nil, fmt.Errorf("app: requisition of a setting: %w", err)
		}
		if err != nil {
			return append(means, value), nil
		}
		return append(means, row.Serial+" · "+row.Position), nil
	}
	options, err := s.named(ctx, q, key)
	if err != nil || len(options) == 0 {
		return means, err
	}
	words := map[string]string{}
	for _, o := range options {
		words[o.ID] = o.Text
	}
	for _, id := range hiring.SettingEntries(value) {
		if words[id] == "" {
			words[id] = id
		}
		means = append(means, words[id])
	}
	return means, nil
}

// referTo looks whether the ids of a value that is to be stand for something, and does what they bring with them.
func (s *Service) referTo(ctx context.Context, q *store.Queries, key hiring.Setting, value string) (string, error) {
	if mark, ofESA := hiring.EsaMarks[key]; ofESA {
		return s.chooseForESA(ctx, q, key, mark, value)
	}
	options, err := s.named(ctx, q, key)
	if err != nil || key != hiring.ResumeOptional && key != hiring.SourceShown {
		return value, err
	}
	known := map[string]bool{}
	for _, o := range options {
		known[o.ID] = true
	}
	for _, id := range hiring.SettingEntries(value) {
		if !known[id] {
			return "", &hiring.Problem{Kind: hiring.Invalid, Field: "value",
				Message: "The list has an entry that does not exist"}
		}
	}
	return value, nil
}

// chooseForESA puts the mark of the programme on the requisition that is chosen, by its id or serial, and gives its id.
// The former one keeps its mark while it has candidates: they go on along the programme's rail.
func (s *Service) chooseForESA(
	ctx context.Context, q *store.Queries, key hiring.Setting, mark hiring.EsaMark, ref string,
) (string, error) {
	former, err := s.Setting(ctx, q, key)
	if err != nil {
		return "", err
	}
	chosen := ""
	if ref != "" {
		row, err := q.EsaChoice(ctx, ref)
		if store.IsNone(err) {
			return "", &hiring.Problem{Kind: hiring.Invalid, Field: "value", Message: hiring.EsaNone}
		}
		if err != nil {
			return "", fmt.Errorf("app: requisition for the programme: %w", err)
		}
		choice := hiring.EsaChoice{Status: hiring.Status(row.Status), Mark: hiring.EsaMark(row.Esa),
			HasApplications: row.HasApplications}
		for other := range hiring.EsaMarks {
			if has, err := s.Setting(ctx, q, other); err != nil {
				return "", err
			} else if other != key && has == row.ID {
				choice.ChosenFor = other
			}
		}
		if err := hiring.CheckEsaChoice(choice); err != nil {
			return "", err
		}
		if err := s.markRequisition(ctx, q, row.ID, mark); err != nil {
			return "", err
		}
		chosen = row.ID
	}
	if former != "" && former != chosen {
		row, err := q.EsaChoice(ctx, former)
		if err != nil {
			return "", fmt.Errorf("app: former requisition of the programme: %w", err)
		}
		if !row.HasApplications {
			return chosen, s.markRequisition(ctx, q, former, "")
		}
	}
	return chosen, nil
}

func (s *Service) markRequisition(ctx context.Context, q *store.Queries, id string, mark hiring.EsaMark) error {
	if err := q.MarkRequisition(ctx, store.MarkRequisitionParams{ID: id, Esa: string(mark)}); err != nil {
		return fmt.Errorf("app: mark a requisition: %w", err)
	}
	return q.MarkChange(ctx, core.TopicRequisition)
}

// auditedSetting is a value with ids as an audit line has it.
type auditedSetting struct {
	Value string   `json:"value"`
	Means []string `json:"means"`
}

// settingLine is what an audit line says of a setting as it is now.
func (s *Service) settingLine(ctx context.Context, q *store.Queries, key hiring.Setting) (any, error) {
	value, err := s.Setting(ctx, q, key)
	if err != nil {
		return nil, err
	}
	means, err := s.meant(ctx, q, key, value)
	if err != nil || len(means) == 0 {
		return value, err
	}
	return auditedSetting{value, means}, nil
}

// AuditTells says whether the line of an audit, which is JSON, brought this value.
func AuditTells(line, value string) bool {
	var told auditedSetting
	if json.Unmarshal([]byte(line), &told) == nil {
		return told.Value == value
	}
	var plain string
	return json.Unmarshal([]byte(line), &plain) == nil && plain == value
}
