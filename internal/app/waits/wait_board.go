package waits

import (
	"bytes"
	"cmp"
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
	// updating has one place, for whoever reads what was written. Others wait for it only as long as their request may
	// take: to read all waits of a large company takes seconds.
	updating chan struct{}
	read     bool
	// written is the number of the last write that the board knows.
	written int64
	// A wait has the same place in each of these. They are apart because readers go through all waits, and most need
	// little of each: whether it is theirs, or of a kind that their card takes. Those of an owner are side by side, as
	// far as they were read at once. A wait that has ended stays, as nobody's and of no kind.
	whose  []whose
	kinds  []kind
	times  []times
	abouts []about
	// byID are the places in the order of the applications' ids.
	byID                        []int32
	people, requisitions, whats names
}

// boardWait is a wait without pointers: there may be hundreds of thousands.
type boardWait struct {
	whose
	kind
	times
	about
}

// whose are the numbers of the people of a wait.
type whose struct{ owner, person int32 }

// nobodys is whose a wait is that has ended: no number of names, nor what find returns for an unknown one.
var nobodys = whose{-2, -2}

// ended is the party of a wait that has ended.
var ended = uint8(slices.Index(hiring.Parties, hiring.WaitsOnNobody))

// kind is what has to be done, and by whom.
type kind struct {
	party, what      uint8
	sleeps, promised bool
}

// times are those of a wait, in microseconds.
type times struct{ since, due int64 }

func timesOf(w hiring.Wait) times { return times{w.Since.UnixMicro(), w.Due.UnixMicro()} }

// about is the rest of a wait.
type about struct {
	application uuid.UUID
	requisition int32
	joinsOn     int32
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

// Remember reads the waits before somebody asks for them. It may take longer than a request may.
func (s *Service) Remember(ctx context.Context) error { return s.look(ctx, func(*board) {}) }

// look brings the board up to date and passes it on. The board does not change meanwhile, so look must be quick.
func (s *Service) look(ctx context.Context, at func(*board)) error {
	written, err := s.Store.Read().LastWaitWritten(ctx)
	if err != nil {
		return fmt.Errorf("app: last write of a wait: %w", err)
	}
	b := &s.board
	if !b.knows(written) {
		if err := b.update(ctx, s.Store, written); err != nil {
			return fmt.Errorf("app: waits that were written: %w", err)
		}
	}
	b.access.RLock()
	defer b.access.RUnlock()
	at(b)
	return nil
}

// knows reports whether the board knows the write with this number.
func (b *board) knows(written int64) bool {
	b.access.RLock()
	defer b.access.RUnlock()
	return b.read && b.written >= written
}

func (b *board) update(ctx context.Context, from *store.Store, written int64) error {
	select {
	case b.updating <- struct{}{}:
		defer func() { <-b.updating }()
	case <-ctx.Done():
		return ctx.Err()
	}
	switch {
	case b.knows(written):
		return nil
	case !b.read:
		return b.readAll(ctx, from, written)
	}
	fresh, last := []store.Wait{}, b.written
	err := from.WaitsWrittenSince(ctx, b.written, func(w *store.Wait) error {
		fresh, last = append(fresh, *w), max(last, w.Written)
		return nil
	})
	if err != nil {
		return err
	}
	b.access.Lock()
	defer b.access.Unlock()
	for i := range fresh {
		if err := b.put(&fresh[i]); err != nil {
			return err
		}
	}
	b.written = last
	return nil
}

func (b *board) readAll(ctx context.Context, from *store.Store, written int64) error {
	all := []boardWait{}
	err := from.OpenWaits(ctx, func(w *store.Wait) error {
		wait, err := b.open(w)
		all = append(all, wait)
		return err
	})
	if err != nil {
		return err
	}
	slices.SortFunc(all, func(a, c boardWait) int {
		return cmp.Or(cmp.Compare(a.owner, c.owner), bytes.Compare(a.application[:], c.application[:]))
	})
	n := len(all)
	b.access.Lock()
	defer b.access.Unlock()
	b.whose, b.kinds = make([]whose, 0, n), make([]kind, 0, n)
	b.times, b.abouts, b.byID = make([]times, 0, n), make([]about, 0, n), make([]int32, n)
	for i, w := range all {
		b.add(w)
		b.byID[i] = int32(i)
	}
	slices.SortFunc(b.byID, func(i, j int32) int {
		return bytes.Compare(b.abouts[i].application[:], b.abouts[j].application[:])
	})
	b.read, b.written = true, written
	makeRoom(int64(n) * int64(unsafe.Sizeof(boardWait{})+unsafe.Sizeof(b.byID[0])))
	return nil
}

func (b *board) add(w boardWait) {
	b.whose, b.kinds = append(b.whose, w.whose), append(b.kinds, w.kind)
	b.times, b.abouts = append(b.times, w.times), append(b.abouts, w.about)
}

// makeRoom raises the soft limit on memory by what is remembered for good: the collector would search for garbage all
// the time to stay below it.
func makeRoom(bytes int64) {
	if limit := debug.SetMemoryLimit(-1); limit < math.MaxInt64-bytes {
		debug.SetMemoryLimit(limit + bytes)
	}
}

// overdue counts the waits on each person whose time is over.
func (b *board) overdue(now, asleepBefore int64) []int64 {
	counts := make([]int64, len(b.people.texts))
	for at, times := range b.times {
		if times.due < now && times.since <= now && b.whose[at] != nobodys &&
			!(b.kinds[at].sleeps && times.since < asleepBefore) {
			counts[b.whose[at].person]++
		}
	}
	return counts
}

// put replaces what the board has of the wait's application.
func (b *board) put(w *store.Wait) error {
	wait, err := b.open(w)
	if err != nil {
		return err
	}
	place, found := slices.BinarySearchFunc(b.byID, wait.application, func(at int32, id uuid.UUID) int {
		return bytes.Compare(b.abouts[at].application[:], id[:])
	})
	if found {
		at := b.byID[place]
		b.whose[at], b.kinds[at], b.times[at], b.abouts[at] = wait.whose, wait.kind, wait.times, wait.about
	} else if wait.party != ended {
		b.byID = slices.Insert(b.byID, place, int32(len(b.abouts)))
		b.add(wait)
	}
	return nil
}

func (b *board) open(w *store.Wait) (boardWait, error) {
	id, err := uuid.Parse(w.ApplicationID)
	if w.DueAt == nil {
		return boardWait{whose: nobodys, kind: kind{party: ended}, about: about{application: id}}, err
	}
	party := slices.Index(hiring.Parties, hiring.Party(w.Party))
	if party < 0 {
		err = errors.Join(err, fmt.Errorf("the application %s waits on an unknown party: %s", w.ApplicationID, w.Party))
	}
	wait := boardWait{
		whose: whose{b.people.number(core.Text(w.OwnerID)), b.people.number(core.Text(w.PersonID))},
		kind:  kind{uint8(party), uint8(b.whats.number(w.What)), w.Sleeps, w.Promised},
		times: times{due: w.DueAt.UnixMicro()},
		about: about{id, b.requisitions.number(w.RequisitionID), int32(core.DayOrNone(w.JoinsOn))},
	}
	if w.SinceAt != nil {
		wait.since = w.SinceAt.UnixMicro()
	}
	return wait, err
}

// rule returns a wait of the board as the rules know it.
func (b *board) rule(at int) hiring.Wait {
	kind, times := b.kinds[at], b.times[at]
	return hiring.Wait{Party: hiring.Parties[kind.party], PersonID: b.people.texts[b.whose[at].person],
		What: b.whats.texts[kind.what], Since: time.UnixMicro(times.since), Due: time.UnixMicro(times.due),
		Sleeps: kind.sleeps, JoinsOn: hiring.Day(b.abouts[at].joinsOn)}
}
