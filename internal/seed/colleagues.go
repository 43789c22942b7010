package seed

import (
	"context"
	"fmt"

	"muster/internal/app"
	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// workable is how many candidates the demo company's own recruiters work on. A company with more of them has more
// recruiters: nobody calls ten thousand people in a day.
const workable = 100_000

// peopleFor are the people of a company with so many candidates: the demo company's, and further recruiters.
func peopleFor(candidates int) []person {
	all, known, own := append([]person{}, demoPeople...), map[string]bool{}, 0
	for _, p := range demoPeople {
		known[p.mailName()] = true
		if p.role == hiring.Recruiter && !p.left {
			own++
		}
	}
	for n := 0; len(all)-len(demoPeople) < own*(candidates-workable)/workable; n++ {
		first, last := n%len(demoPeople), (n/len(demoPeople)+n+1)%len(demoPeople)
		p := person{first: demoPeople[first].first, last: demoPeople[last].last, role: hiring.Recruiter, department: hr,
			boss: "lakshmi.nair"}
		if !known[p.mailName()] {
			known[p.mailName()] = true
			all = append(all, p)
		}
	}
	return all
}

// addColleagues adds the people whom the demo company does not have.
func addColleagues(ctx context.Context, muster *app.App, all []person) error {
	mobiles := map[string]string{}
	for i, p := range demoPeople {
		mobiles[p.mailName()] = mobileOf(i)
	}
	return muster.Store.InTx(ctx, func(q *store.Queries) error {
		for i := len(demoPeople); i < len(all); i++ {
			user, err := all[i].user(i, mobiles)
			if err != nil {
				return err
			}
			if err := muster.People.AddUserIn(ctx, q, core.Caller{}, user); err != nil {
				return fmt.Errorf("seed: %s %s: %w", user.FirstName, user.LastName, err)
			}
		}
		return nil
	})
}
