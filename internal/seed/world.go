package seed

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"

	"muster/internal/hiring"
	"muster/internal/store"
)

// world is what the requisitions of a history share.
type world struct {
	cal         *calendar
	staff       *staff
	departments map[string]string
	positions   map[string]string
	sources     []string
	turns       int
	// persons counts the candidates.
	persons uint64
	// owed is the number of candidates who have not found a requisition yet.
	owed int
	// finished are failed applications that may still be mapped to another requisition, oldest first; gone are those
	// that were mapped or will not change any more.
	finished, gone []*journey
}

// story is a requisition with all that belongs to it, ready to be written. Its applications may be from earlier
// requisitions.
type story struct {
	row          store.Requisition
	rows         []store.Assignment
	steps        []step
	applications []*journey
}

// turn returns the next n of a circular list, each once.
func (w *world) turn(n int, list []hiring.User, at *int) []hiring.User {
	var taken []hiring.User
	for range list {
		u := list[*at%len(list)]
		*at++
		if len(taken) < n && !slices.ContainsFunc(taken, func(t hiring.User) bool { return t.ID == u.ID }) {
			taken = append(taken, u)
		}
		if len(taken) == n {
			break
		}
	}
	return taken
}

// tell makes the history of every planned requisition, one after the other, and of those raised against it.
func (w *world) tell(ctx context.Context, seed uint64, plans []plan, give func(story) error) error {
	serial := hiring.Serial{}
	for i := 0; i < len(plans); i++ {
		p := plans[i]
		if err := ctx.Err(); err != nil {
			return fmt.Errorf("seed: %w", err)
		}
		serial = hiring.NextSerial(serial.Root)
		if p.crowd > 0 {
			p.candidates, w.owed = p.candidates+w.owed, 0
		}
		reserved := 0
		if p.raises > 0 {
			reserved = p.candidates / 5
			p.candidates -= reserved * p.raises
		}
		o := &opening{world: w, r: rand.New(rand.NewPCG(seed, uint64(i))), plan: p}
		if err := o.start(serial); err != nil {
			return err
		}
		o.run()
		if err := give(w.finish(o)); err != nil {
			return err
		}
		w.owed += reserved * (p.raises - len(o.children))
		// A requisition that could not be raised is replaced by a new one.
		for range p.raises - len(o.children) {
			plans = append(plans, plan{fate: hiring.StatusNew, made: during(o.r, w.cal.today-o.r.IntN(3))})
		}
		for n, c := range o.children {
			if err := give(w.raise(o, c, rand.New(rand.NewPCG(seed+uint64(n)+1, uint64(i))), reserved)); err != nil {
				return err
			}
		}
	}
	return give(story{applications: append(w.gone, w.finished...)})
}

// child is a requisition raised against another.
type child struct {
	hiring.Requisition
	at      moment
	by      hiring.User
	comment string
}

func (w *world) raise(parent *opening, c child, r *rand.Rand, candidates int) story {
	p := plan{fate: hiring.StatusInprogress, made: c.at, candidates: candidates, crowd: 1}
	switch age := w.cal.today - c.at.day(); {
	case age < 6:
		p.fate = hiring.StatusApproved
		w.owed, p.candidates = w.owed+candidates, 0
	case age > 85:
		p.fate = hiring.StatusOnboarded
	}
	o := &opening{world: w, r: r, plan: p, team: parent.team}
	row := parent.row
	row.ParentID, row.Comments = &parent.row.ID, c.comment
	row.ApprovedAt, row.ApprovedOn = nil, nil
	o.begin(c.Requisition, row, c.by, c.comment)
	if p.fate != hiring.StatusApproved {
		o.plans(later(r, c.at, 1, 2), o.assign)
	}
	o.run()
	return w.finish(o)
}

// finish releases a requisition. Some failed applications are set aside for other requisitions to map.
func (w *world) finish(o *opening) story {
	kept := 0
	for _, j := range o.all {
		j.moved, j.opening = o.movedAt, nil
		j.Application.Requisition = o.facts()
		if kept < 12 && j.Live() && !j.Kept() && !j.InterviewPending() && len(j.events) > 2 && chance(o.r, 30) {
			kept++
			w.finished = append(w.finished, j)
			continue
		}
		w.gone = append(w.gone, j)
	}
	if over := len(w.finished) - waiting; over > 0 {
		w.gone = append(w.gone, w.finished[:over]...)
		w.finished = append([]*journey{}, w.finished[over:]...)
	}
	told := story{o.row, o.rows, o.steps, w.gone}
	w.gone = nil
	return told
}
