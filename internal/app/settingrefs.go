package app

import (
	"context"
	"encoding/json"
	"fmt"

	"muster/internal/hiring"
	"muster/internal/store"
)

// Option is something to choose, and how it is called.
type Option struct{ ID, Text string }

// SettingChoices are what the entries of a setting can be, as far as they are ids. Requisitions are many, so there are only
// those that fit the part of a text, the newest 50.
func (d *Desk) SettingChoices(ctx context.Context, key hiring.Setting, part string) ([]Option, error) {
	if _, known := hiring.SettingDefaults[key]; !known {
		return nil, hiring.Missing()
	}
	q := d.Store.Read()
	if _, ofESA := hiring.EsaMarks[key]; !ofESA {
		return d.named(ctx, q, key)
	}
	rows, err := q.EsaChoices(ctx, "%"+store.LikeText(part)+"%")
	if err != nil {
		return nil, fmt.Errorf("app: requisitions for the programme: %w", err)
	}
	choices := []Option{}
	for _, row := range rows {
		choices = append(choices, Option{row.ID, row.Serial + " · " + row.Position})
	}
	return choices, nil
}

// named are the positions or departments that the setting is about; none for one that is about neither.
func (d *Desk) named(ctx context.Context, q *store.Queries, key hiring.Setting) ([]Option, error) {
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

// meant are the words for the ids in a value, nothing for a value that has none. An id that stands for nothing is its own word.
func (d *Desk) meant(ctx context.Context, q *store.Queries, key hiring.Setting, value string) ([]string, error) {
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
	options, err := d.named(ctx, q, key)
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
func (d *Desk) referTo(ctx context.Context, q *store.Queries, key hiring.Setting, value string) (string, error) {
	if mark, ofESA := hiring.EsaMarks[key]; ofESA {
		return d.chooseForESA(ctx, q, key, mark, value)
	}
	options, err := d.named(ctx, q, key)
	if err != nil || key != hiring.ResumeOptional && key != hiring.SourceShown {
		return value, err
	}
	known := map[string]bool{}
	for _, o := range options {
		known[o.ID] = true
	}
	for _, id := range hiring.SettingEntries(value) {
		if !known[id] {
			return "", &hiring.Problem{Kind: hiring.Invalid, Field: "value", Message: "The list has an entry that does not exist"}
		}
	}
	return value, nil
}

// chooseForESA puts the mark of the programme on the requisition that is chosen, by its id or serial, and gives its id. The former
// one keeps its mark while it has candidates: they go on along the programme's rail.
func (d *Desk) chooseForESA(ctx context.Context, q *store.Queries, key hiring.Setting, mark hiring.EsaMark, ref string) (string, error) {
	former, err := d.setting(ctx, q, key)
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
		choice := hiring.EsaChoice{Status: hiring.Status(row.Status), Mark: hiring.EsaMark(row.Esa), HasApplications: row.HasApplications}
		for other := range hiring.EsaMarks {
			if has, err := d.setting(ctx, q, other); err != nil {
				return "", err
			} else if other != key && has == row.ID {
				choice.ChosenFor = other
			}
		}
		if err := hiring.CheckEsaChoice(choice); err != nil {
			return "", err
		}
		if err := d.markRequisition(ctx, q, row.ID, mark); err != nil {
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
			return chosen, d.markRequisition(ctx, q, former, "")
		}
	}
	return chosen, nil
}

func (d *Desk) markRequisition(ctx context.Context, q *store.Queries, id string, mark hiring.EsaMark) error {
	if err := q.MarkRequisition(ctx, store.MarkRequisitionParams{ID: id, Esa: string(mark)}); err != nil {
		return fmt.Errorf("app: mark a requisition: %w", err)
	}
	return q.MarkChange(ctx, topicRequisition)
}

// toldSetting is a value with ids as an audit line has it.
type toldSetting struct {
	Value string   `json:"value"`
	Means []string `json:"means"`
}

// settingLine is what an audit line says of a setting as it is now.
func (d *Desk) settingLine(ctx context.Context, q *store.Queries, key hiring.Setting) (any, error) {
	value, err := d.setting(ctx, q, key)
	if err != nil {
		return nil, err
	}
	means, err := d.meant(ctx, q, key, value)
	if err != nil || len(means) == 0 {
		return value, err
	}
	return toldSetting{value, means}, nil
}

// tellsOf says whether the line of an audit, which is JSON, brought this value.
func tellsOf(line, value string) bool {
	var told toldSetting
	if json.Unmarshal([]byte(line), &told) == nil {
		return told.Value == value
	}
	var plain string
	return json.Unmarshal([]byte(line), &plain) == nil && plain == value
}
