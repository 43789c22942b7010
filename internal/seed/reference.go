package seed

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"time"

	"muster/internal/hiring"
	"muster/internal/store"
)

const (
	// mostReferences is how many reference candidates there are, one for every so many of the others.
	mostReferences    = 12
	candidatesForEach = 300
)

// references adds people whom colleagues recommended, one a day up to yesterday.
func (h *history) references(ctx context.Context, b *store.Bulk) error {
	for n := range min(mostReferences, h.candidates/candidatesForEach) {
		if err := h.reference(ctx, b, n); err != nil {
			return err
		}
	}
	return nil
}

func (h *history) reference(ctx context.Context, b *store.Bulk, n int) error {
	r := rand.New(rand.NewPCG(historySeed, uint64(n)))
	at := h.muster.Now().Add(-time.Duration(n+1) * 24 * time.Hour).Truncate(time.Minute)
	name, where, team := pick(r, firstNames)+" "+pick(r, lastNames), pick(r, places), trades[n%len(trades)]
	h.persons++
	mobile := strconv.FormatUint(firstMobile+h.persons*mobileStep%mobileNumbers, 10)
	by := pick(r, h.staff.recruiters)
	person := store.Candidate{
		ID: idAt(r, at), Name: name, Mobile: mobile, Mobile10: hiring.MobileKey(mobile),
		Email: strings.ToLower(strings.ReplaceAll(name, " ", ".")) + ".ref@" + pick(r, mailHosts), State: where.state,
		City: where.city, Experience: strconv.Itoa(1 + r.IntN(9)), SourceID: &h.sources[0], CreatedBy: &by.ID,
		CreatedAt: store.At(at), Version: 1,
	}
	person.EmailKey = hiring.EmailKey(person.Email)
	if err := b.AddCandidate(person); err != nil {
		return err
	}
	q, err := b.Queries()
	if err != nil {
		return err
	}
	if err := q.AddReferenceCandidate(ctx, store.AddReferenceCandidateParams{CandidateID: person.ID,
		Education: pick(r, []string{"Bachelor", "Master", "Diploma"}), AddedBy: by.ID,
		AddedAt: person.CreatedAt}); err != nil {
		return fmt.Errorf("seed: reference candidate: %w", err)
	}
	for i := range 1 + n%3 {
		if err := q.AddReferencePosition(ctx, store.AddReferencePositionParams{CandidateID: person.ID,
			PositionID: h.positions[team.department+team.jobs[i].name]}); err != nil {
			return fmt.Errorf("seed: suitable position: %w", err)
		}
	}
	if err := q.AddReferenceDepartment(ctx, store.AddReferenceDepartmentParams{CandidateID: person.ID,
		DepartmentID: h.departments[team.department]}); err != nil {
		return fmt.Errorf("seed: suitable department: %w", err)
	}
	return nil
}
