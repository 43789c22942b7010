package waits

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"

	"muster/internal/hiring"
	"muster/internal/store"
)

// SectionFor returns the section of the user's home card; one that no list shows is unknown here.
func SectionFor(
	u hiring.User, key hiring.SectionKey, now time.Time, settings hiring.WaitSettings,
) (*CardSection, error) {
	card := hiring.CardOf(u)
	if _, ok := card.Section(key); !ok || key == hiring.SectionOverdue {
		return nil, &hiring.Problem{Kind: hiring.Invalid, Field: "section", Message: hiring.UnknownSection}
	}
	return &CardSection{Card: card, Key: key, At: hiring.DeskTimeOf(u, now, settings)}, nil
}

// chosen is a requisition that a filter selects: its group in the section, and its state now.
type chosen struct {
	*RequisitionWait
	group int
	state hiring.WaitState
}

// requisitionsOf returns the requisitions that the filter selects, in the order of the page.
func (s *Service) requisitionsOf(
	ctx context.Context, f Filter, settings hiring.WaitSettings, page store.Page,
) ([]chosen, error) {
	own := []chosen{}
	err := s.eachRequisition(ctx, f, settings, func(r chosen) { own = append(own, r) })
	if page.Sort != "due" || page.Desc {
		slices.SortStableFunc(own, func(a, b chosen) int { return compare(a.place(), b.place(), page) })
	}
	return own, err
}

// requisitionsTo returns the requisitions that the filter selects, as far as the page may show them, and how many there
// are: thousands, of which a page of the usual order needs the first.
func (s *Service) requisitionsTo(
	ctx context.Context, f Filter, settings hiring.WaitSettings, page store.Page,
) (own []chosen, n int, err error) {
	if page.Sort != "due" || page.Desc {
		own, err = s.requisitionsOf(ctx, f, settings, page)
		return own, len(own), err
	}
	most := page.Number * page.Size
	if f.takesAll() {
		all, err := s.OfRequisitions(ctx, f.Scope)
		for _, wait := range all[:min(most, len(all))] {
			own = append(own, chosen{wait, 0, wait.State(f.Now.Time, settings)})
		}
		return own, len(all), err
	}
	err = s.eachRequisition(ctx, f, settings, func(r chosen) {
		if n++; n <= most {
			own = append(own, r)
		}
	})
	return own, n, err
}

// eachRequisition passes on the requisitions that the filter selects, the most urgent first.
func (s *Service) eachRequisition(
	ctx context.Context, f Filter, settings hiring.WaitSettings, do func(chosen),
) error {
	if f.Section != nil && !f.Section.Card.TakesRequisitions(f.Section.Key) {
		return nil
	}
	all, err := s.OfRequisitions(ctx, f.Scope)
	if err != nil {
		return err
	}
	for _, wait := range all {
		r := chosen{wait, 0, wait.State(f.Now.Time, settings)}
		if fits, group := takes(f, r); fits {
			r.group = group
			do(r)
		}
	}
	return nil
}

// ShownRequisition returns the requisition as a wait that is read now.
func (*Service) ShownRequisition(r *RequisitionWait, now time.Time, settings hiring.WaitSettings) Shown {
	return Shown{r.row(), r.Wait, r.State(now, settings), r.What, r}
}

// rowsOf returns the first requisitions as rows.
func rowsOf(own []chosen, most int) []Shown {
	shown := make([]Shown, min(most, len(own)))
	for i := range shown {
		r := own[i]
		shown[i] = Shown{r.row(), r.Wait, r.state, r.What, r.RequisitionWait}
	}
	return shown
}

// row returns the requisition as lists of waits show it.
func (r *RequisitionWait) row() store.WaitRow {
	return store.WaitRow{
		Wait: store.Wait{RequisitionID: r.ID, Party: string(r.Party), PersonID: &r.PersonID, What: r.What,
			SinceAt: instant(r.Since), DueAt: instant(r.Due)},
		Position: r.Position, Serial: r.Serial, Status: r.Status, OwnerName: r.Recruiters(), PersonName: r.Person(),
	}
}

// takes reports whether the filter selects the requisition, as its SQL does with applications.
func takes(f Filter, r chosen) (fits bool, group int) {
	switch {
	case r.Party == hiring.WaitsOnNobody,
		f.Party != "" && f.Party != r.Party,
		f.PersonID != "" && f.PersonID != r.PersonID,
		f.What != "" && f.What != r.What,
		f.RequisitionID != "" && f.RequisitionID != r.ID,
		f.State != "" && f.State != r.state,
		f.Part != "" && !strings.Contains(strings.ToLower(r.Position+" "+r.Serial), strings.ToLower(f.Part)):
		return false, 0
	case f.Section == nil:
		return true, 0
	}
	key, group, ok := f.Section.Card.SectionOf(r.SectionRow(f.Today), f.Section.At)
	return ok && key == f.Section.Key, group
}

// place is what the order of a list depends on.
type place struct {
	group int
	times
	what  string
	party hiring.Party
}

func (r chosen) place() place { return place{r.group, timesOf(r.Wait), r.What, r.Party} }
func (w Shown) place() place  { return place{0, timesOf(w.Wait), w.Wait.What, w.Wait.Party} }

// compare orders two waits as the page asks for. Those that it does not tell apart keep their order.
func compare(a, b place, page store.Page) int {
	by := 0
	switch page.Sort {
	case "section":
		by = cmp.Or(cmp.Compare(a.group, b.group), cmp.Compare(a.due, b.due), cmp.Compare(a.since, b.since))
	case "since":
		by = cmp.Compare(a.since, b.since)
	case "what":
		by = cmp.Compare(a.what, b.what)
	case "party":
		by = cmp.Compare(a.party, b.party)
	default:
		by = cmp.Compare(a.due, b.due)
	}
	if page.Desc {
		return -by
	}
	return by
}

// onPage merges the requisitions into the applications that were read, and returns the rows of the page. What was read
// begins page.Before rows before the page's own, or with the first of all.
func onPage(applications, requisitions []Shown, page store.Page) []Shown {
	first := (page.Number - 1) * page.Size
	at, merged := first-page.Before, []Shown{}
	if at > 0 && len(applications) > 0 {
		// Requisitions before the first application that was read are on earlier pages.
		before, _ := slices.BinarySearchFunc(requisitions, applications[0], func(r, a Shown) int {
			return cmp.Or(compare(r.place(), a.place(), page), 1)
		})
		at, requisitions = at+before, requisitions[before:]
	}
	for len(merged) < page.Size && len(applications)+len(requisitions) > 0 {
		var next Shown
		if len(requisitions) == 0 ||
			len(applications) > 0 && compare(applications[0].place(), requisitions[0].place(), page) <= 0 {
			next, applications = applications[0], applications[1:]
		} else {
			next, requisitions = requisitions[0], requisitions[1:]
		}
		if at >= first {
			merged = append(merged, next)
		}
		at++
	}
	return merged
}
