package waits

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math"
	"runtime/debug"
	"slices"
	"sync"
	"time"
	"unsafe"

	"github.com/google/uuid"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// board remembers every application that somebody has to act on. A home card and a recruiter's list choose from all of
// them by rules that depend on the time, so a database would have to go through tens of thousands of rows for each.
// Writes to waits are numbered, and what was written since the last look is read again.
type board struct {
	access sync.RWMutex
	read   bool
	// written is the number of the last write that the board knows.
	written int64
	// waits are in the order of their ids, and whose are the people of each: most readers look for their own alone. One
	// that has ended stays, without a time when it is due.
	waits                       []openWait
	whose                       []whose
	people, requisitions, whats names
}

// whose are the numbers of the people of a wait.
type whose struct{ owner, person int32 }

// openWait is a wait without pointers: there may be hundreds of thousands.
type openWait struct {
	application uuid.UUID
	since, due  int64
	joinsOn     int32
	requisition int32
	what, party uint8
	sleeps      bool
	promised    bool
}

// names numbers texts that many waits share; 0 is the empty one.
type names struct {
	numbers map[string]int32
	texts   []string
}

func (n *names) number(text string) int32 {
	if n.numbers == nil {
		n.numbers, n.texts = map[string]int32{"": 0}, []string{""}
	}
	number, known := n.numbers[text]
	if !known {
		number = int32(len(n.texts))
		n.numbers[text], n.texts = number, append(n.texts, text)
	}
	return number
}

// find returns the number of a text, -1 if no wait has it.
func (n *names) find(text string) int32 {
	if number, known := n.numbers[text]; known {
		return number
	}
	return -1
}

// look brings the board up to date and passes it on. The board does not change meanwhile, so look must be quick.
func (s *Service) look(ctx context.Context, at func(*board)) error {
	written, err := s.Store.Read().LastWaitWritten(ctx)
	if err != nil {
		return fmt.Errorf("app: last write of a wait: %w", err)
	}
	b := &s.board
	b.access.RLock()
	if !b.read || b.written < written {
		b.access.RUnlock()
		if err := b.update(ctx, s.Store, written); err != nil {
			return fmt.Errorf("app: waits that were written: %w", err)
		}
		b.access.RLock()
	}
	defer b.access.RUnlock()
	at(b)
	return nil
}

func (b *board) update(ctx context.Context, from *store.Store, written int64) error {
	b.access.Lock()
	defer b.access.Unlock()
	if !b.read {
		return b.readAll(ctx, from, written)
	}
	last := b.written
	err := from.WaitsWrittenSince(ctx, b.written, func(w *store.Wait) error {
		last = max(last, w.Written)
		return b.put(w)
	})
	if err == nil {
		b.written = last
	}
	return err
}

func (b *board) readAll(ctx context.Context, from *store.Store, written int64) error {
	type both struct {
		openWait
		whose
	}
	all := []both{}
	err := from.OpenWaits(ctx, func(w *store.Wait) error {
		open, whose, err := b.open(w)
		all = append(all, both{open, whose})
		return err
	})
	if err != nil {
		return err
	}
	slices.SortFunc(all, func(a, c both) int { return bytes.Compare(a.application[:], c.application[:]) })
	b.waits, b.whose = make([]openWait, len(all)), make([]whose, len(all))
	for i, w := range all {
		b.waits[i], b.whose[i] = w.openWait, w.whose
	}
	b.read, b.written = true, written
	makeRoom(int64(len(all)) * int64(unsafe.Sizeof(both{})))
	return nil
}

// makeRoom raises the soft limit on memory by what is remembered for good: the collector would search for garbage all
// the time to stay below it.
func makeRoom(bytes int64) {
	if limit := debug.SetMemoryLimit(-1); limit < math.MaxInt64-bytes {
		debug.SetMemoryLimit(limit + bytes)
	}
}

// put replaces what the board has of the wait's application.
func (b *board) put(w *store.Wait) error {
	open, whose, err := b.open(w)
	if err != nil {
		return err
	}
	at, found := slices.BinarySearchFunc(b.waits, open.application, func(w openWait, id uuid.UUID) int {
		return bytes.Compare(w.application[:], id[:])
	})
	if found {
		b.waits[at], b.whose[at] = open, whose
	} else if open.due != 0 {
		b.waits, b.whose = slices.Insert(b.waits, at, open), slices.Insert(b.whose, at, whose)
	}
	return nil
}

func (b *board) open(w *store.Wait) (openWait, whose, error) {
	id, err := uuid.Parse(w.ApplicationID)
	party := slices.Index(hiring.Parties, hiring.Party(w.Party))
	if party < 0 {
		err = errors.Join(err, fmt.Errorf("the application %s waits on an unknown party: %s", w.ApplicationID, w.Party))
	}
	open := openWait{
		application: id, requisition: b.requisitions.number(w.RequisitionID), joinsOn: int32(core.DayOrNone(w.JoinsOn)),
		what: uint8(b.whats.number(w.What)), party: uint8(party),
		sleeps: w.Sleeps, promised: w.Promised,
	}
	if w.SinceAt != nil {
		open.since = w.SinceAt.UnixMicro()
	}
	if w.DueAt != nil {
		open.due = w.DueAt.UnixMicro()
	}
	return open, whose{b.people.number(core.Text(w.OwnerID)), b.people.number(core.Text(w.PersonID))}, err
}

// rule returns a wait of the board as the rules know it.
func (b *board) rule(at int) hiring.Wait {
	w := &b.waits[at]
	return hiring.Wait{Party: hiring.Parties[w.party], PersonID: b.people.texts[b.whose[at].person],
		What: b.whats.texts[w.what], Since: time.UnixMicro(w.since), Due: time.UnixMicro(w.due), Sleeps: w.sleeps,
		JoinsOn: hiring.Day(w.joinsOn)}
}
