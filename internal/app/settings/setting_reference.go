package settings

import (
	"context"
	"fmt"
	"slices"

	"muster/internal/hiring"
	"muster/internal/store"
)

// reference is what the database knows about the ids in a setting's value.
type reference struct {
	// choices returns what can be chosen; part is part of the text searched for, where there is much.
	choices func(s *Service, ctx context.Context, q *store.Queries, part string) ([]Option, error)
	// words returns the words for the ids in a value. An unknown id is its own word.
	words func(s *Service, ctx context.Context, q *store.Queries, value string) ([]string, error)
	// choose checks that the ids exist, carries out the choice, and returns the value to store.
	choose func(s *Service, ctx context.Context, q *store.Queries, rule hiring.SettingRule, value string) (string,
		error)
}

// references has a row for each kind of reference; with hiring.Settings it defines every setting.
var references = map[hiring.Reference]reference{
	hiring.ToNothing:        {noChoices, noWords, asItIs},
	hiring.ToPositions:      listOf(positions),
	hiring.ToDepartments:    listOf(departments),
	hiring.ToStatuses:       {noChoices, statusWords, asItIs},
	hiring.ToEsaRequisition: {esaChoices, esaWords, (*Service).chooseForESA},
}

func noChoices(*Service, context.Context, *store.Queries, string) ([]Option, error) {
	return []Option{}, nil
}

func noWords(*Service, context.Context, *store.Queries, string) ([]string, error) {
	return []string{}, nil
}

func asItIs(_ *Service, _ context.Context, _ *store.Queries, _ hiring.SettingRule, value string) (string, error) {
	return value, nil
}

func statusWords(_ *Service, _ context.Context, _ *store.Queries, value string) ([]string, error) {
	return hiring.LookWords(value), nil
}

// listOf returns the reference for a list of ids of records that are few enough to be read at once.
func listOf(all func(ctx context.Context, q *store.Queries) ([]Option, error)) reference {
	return reference{
		choices: func(_ *Service, ctx context.Context, q *store.Queries, _ string) ([]Option, error) {
			return all(ctx, q)
		},
		words: func(_ *Service, ctx context.Context, q *store.Queries, value string) ([]string, error) {
			named, err := all(ctx, q)
			words := []string{}
			if err != nil || len(named) == 0 {
				return words, err
			}
			for _, id := range hiring.SettingEntries(value) {
				words = append(words, wordFor(named, id))
			}
			return words, nil
		},
		choose: func(_ *Service, ctx context.Context, q *store.Queries, _ hiring.SettingRule, value string) (string,
			error) {
			named, err := all(ctx, q)
			if err != nil {
				return "", err
			}
			for _, id := range hiring.SettingEntries(value) {
				if !slices.ContainsFunc(named, func(o Option) bool { return o.ID == id }) {
					return "", &hiring.Problem{Kind: hiring.Invalid, Field: "value",
						Message: "The list has an entry that does not exist"}
				}
			}
			return value, nil
		},
	}
}

func wordFor(named []Option, id string) string {
	at := slices.IndexFunc(named, func(o Option) bool { return o.ID == id })
	if at < 0 || named[at].Text == "" {
		return id
	}
	return named[at].Text
}

func positions(ctx context.Context, q *store.Queries) ([]Option, error) {
	rows, err := q.PositionChoices(ctx)
	if err != nil {
		return nil, fmt.Errorf("app: positions to choose: %w", err)
	}
	options := []Option{}
	for _, row := range rows {
		options = append(options, Option{row.ID, row.Name + " · " + row.Department + " · " + row.EmploymentType})
	}
	return options, nil
}

func departments(ctx context.Context, q *store.Queries) ([]Option, error) {
	rows, err := q.Departments(ctx)
	if err != nil {
		return nil, fmt.Errorf("app: departments to choose: %w", err)
	}
	options := []Option{}
	for _, row := range rows {
		options = append(options, Option{row.ID, row.Name})
	}
	return options, nil
}
