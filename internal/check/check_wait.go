package check

import (
	"context"

	"muster/internal/app/core"
	"muster/internal/app/waits"
	"muster/internal/hiring"
	"muster/internal/store"
)

// waitsAtOnce is how many waits are compared at a time.
const waitsAtOnce = 500

// checkWaits works out whom every application waits on, and compares. A person whom one waits on can sign in.
func checkWaits(ctx context.Context, d *core.Core, found *faults) error {
	q := d.Store.Read()
	rows, err := q.JobsOfKind(ctx, waits.JobRenewWaits)
	if err != nil || rows > 0 {
		// They are about to be worked out.
		return err
	}
	all, err := d.ReadSettings(ctx, q)
	if err != nil {
		return err
	}
	settings := all.Waits()
	for after := ""; ; {
		facts, err := q.WaitFacts(ctx, store.WaitChoice{After: after, Most: waitsAtOnce})
		if err != nil {
			return err
		}
		for _, f := range facts {
			is, want := f.Written, waits.Of(f, settings)
			switch {
			case is == nil:
				found.add("the application %s of the requisition %s has no row that says whom it waits on", f.ID, f.Serial)
			case !waits.Same(*is, want):
				found.add("the application %s of the requisition %s waits on %s: %s, but its events and people make it %s: %s",
					f.ID, f.Serial, is.Party, is.What, want.Party, want.What)
			case is.PersonID != nil && hiring.Party(is.Party) == hiring.WaitsOnNobody:
				found.add("the application %s of the requisition %s waits on nobody, but names somebody", f.ID, f.Serial)
			}
		}
		if len(facts) < waitsAtOnce {
			return nil
		}
		after = facts[len(facts)-1].ID
	}
}

// mendWaits works out anew whom applications wait on, if any row is wrong, and returns what was.
func mendWaits(ctx context.Context, d *core.Core) ([]string, error) {
	wrong := &faults{}
	if err := checkWaits(ctx, d, wrong); err != nil {
		return nil, err
	}
	found := wrong.told("waits")
	if len(found) == 0 {
		return nil, nil
	}
	return found, waits.New(d).RenewAll(ctx)
}
