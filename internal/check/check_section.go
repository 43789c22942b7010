package check

import (
	"context"

	"muster/internal/app/core"
	"muster/internal/app/waits"
	"muster/internal/hiring"
	"muster/internal/store"
)

// sectionTries is how often the sections are counted before they are wrong: others may write between two counts.
const sectionTries = 3

// cardCounts are how many applications stand in each section of a user's card.
type cardCounts map[hiring.SectionKey]int64

// checkSections counts the sections of every home card in two ways, as the card does and row by row.
func checkSections(ctx context.Context, d *core.Core, found *faults) error {
	actors, err := d.Store.Read().ActorsToCheck(ctx)
	if err != nil {
		return err
	}
	users := []hiring.User{}
	for _, a := range actors {
		if u := core.HiringUser(a.ID, a.Role, a.Grants); hiring.CardOf(u) != hiring.NoCard {
			users = append(users, u)
		}
	}
	var wrong *faults
	for range sectionTries {
		wrong = &faults{}
		if err := compareSections(ctx, d, users, wrong); err != nil {
			return err
		}
		if len(wrong.told("sections")) == 0 {
			return nil
		}
	}
	*found = *wrong
	return nil
}

func compareSections(ctx context.Context, d *core.Core, users []hiring.User, found *faults) error {
	all, err := d.ReadSettings(ctx, d.Store.Read())
	if err != nil {
		return err
	}
	now, settings := d.Now(), all.Waits()
	times := make([]hiring.DeskTime, len(users))
	for i, u := range users {
		times[i] = hiring.DeskTimeOf(u, now, settings)
	}
	byRow, err := sectionsByRow(ctx, d, users, times)
	if err != nil {
		return err
	}
	for i, u := range users {
		card := hiring.CardOf(u)
		for _, section := range card.Sections() {
			sum, err := d.Store.SumWaits(ctx, store.WaitFilter{
				Scope: store.Scope{Sight: hiring.SightOf(u), UserID: u.ID}, Now: store.At(now), Today: times[i].Today,
				AsleepBefore: store.At(times[i].AsleepBefore),
				Section:      &store.WaitSection{Card: card, Key: section.Key, At: times[i]},
			})
			if err != nil {
				return err
			}
			if want := byRow[i][section.Key]; sum.N != want {
				found.add("the home of the user %s has %d applications under %s, but %d of them stand there", u.ID, sum.N,
					section.Title, want)
			}
		}
	}
	return nil
}

// sectionsByRow looks at every wait, and asks the rules in which section of each user it stands.
func sectionsByRow(
	ctx context.Context, d *core.Core, users []hiring.User, times []hiring.DeskTime,
) ([]cardCounts, error) {
	counts := make([]cardCounts, len(users))
	for i := range counts {
		counts[i] = cardCounts{}
	}
	f := store.WaitFilter{Scope: store.Scope{Sight: hiring.SeesAll}}
	for page := (store.Page{Number: 1, Size: core.WholeList, Sort: "due"}); ; page.Number++ {
		rows, _, err := d.Store.Waits(ctx, f, page)
		if err != nil {
			return nil, err
		}
		for _, w := range rows {
			row := hiring.SectionRow{Wait: waits.Rule(w.Wait), OwnerID: core.Text(w.OwnerID), Status: hiring.Status(w.Status)}
			for i, u := range users {
				if key, _, ok := hiring.CardOf(u).SectionOf(row, times[i]); ok {
					counts[i][key]++
				}
			}
		}
		if len(rows) < page.Size {
			return counts, nil
		}
	}
}
