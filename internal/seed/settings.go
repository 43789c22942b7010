package seed

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// sourceDepartments are the departments in which every user sees a candidate's source.
var sourceDepartments = []string{"Sales", "Marketing", "Operations", "Customer Success"}

// settings writes the demo company's settings. Its two requisitions of the programme carry their marks.
func (h *history) settings(ctx context.Context, q *store.Queries) error {
	shown := []string{}
	for _, name := range sourceDepartments {
		shown = append(shown, h.departments[name])
	}
	for key, entries := range map[hiring.Setting][]string{
		hiring.ResumeOptional: {h.positions["Sales"+esaJob], h.positions["Operations"+"Back Office Associate"]},
		hiring.SourceShown:    shown,
		hiring.CompanyName:    {"Sahyadri Foods"},
		hiring.PrivacyContact: {"privacy@demo.muster.example"},
		hiring.JoiningMailTo:  {"onboarding@demo.muster.example", "reception@demo.muster.example"},
	} {
		if err := h.muster.Settings.ChangeSettingIn(ctx, q, core.Caller{}, key, hiring.SettingText(entries),
			0); err != nil {
			return fmt.Errorf("seed: setting %s: %w", key, err)
		}
	}
	return nil
}
