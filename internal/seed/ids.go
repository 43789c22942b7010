package seed

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"time"

	"github.com/google/uuid"
)

// began is the fixed instant at which the demo company started to use Muster.
var began = time.Date(2019, time.January, 7, 4, 0, 0, 0, time.UTC)

// fixedID returns the UUID v7 of the n-th record of a kind. It is the same on every run, and ids of one kind sort by n.
func fixedID(kind string, n int) uuid.UUID {
	sum := sha256.Sum256(fmt.Appendf(nil, "%s %d", kind, n))
	return stamped(uuid.UUID(sum[:16]), began.Add(time.Duration(n)*time.Minute))
}

// idAt returns the UUID v7 of a record made at this time.
func idAt(r *rand.Rand, at time.Time) string {
	var id uuid.UUID
	binary.BigEndian.PutUint64(id[:8], r.Uint64())
	binary.BigEndian.PutUint64(id[8:], r.Uint64())
	return stamped(id, at).String()
}

// stampedID returns the UUID v7 of the n-th record of a kind, made at this time.
func stampedID(kind string, n int, at time.Time) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%s %d", kind, n))
	return stamped(uuid.UUID(sum[:16]), at).String()
}

// interviewID returns the id of the interview that an event arranged.
func interviewID(at time.Time, eventID int64) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "interview %d", eventID))
	return stamped(uuid.UUID(sum[:16]), at).String()
}

func stamped(id uuid.UUID, t time.Time) uuid.UUID {
	at := t.UnixMilli()
	for i := 5; i >= 0; i-- {
		id[i] = byte(at)
		at >>= 8
	}
	id[6] = id[6]&0x0f | 0x70
	id[8] = id[8]&0x3f | 0x80
	return id
}

// numbers assigns events chronological numbers although requisitions are generated one after the other: each minute of
// the history has numbers of its own.
type numbers struct {
	from, to time.Time
	given    map[int]int
}

// minuteOfNumbers is how many numbers a minute has.
const minuteOfNumbers = 1 << 20

func newNumbers(from, to time.Time) *numbers {
	return &numbers{from: from, to: to, given: map[int]int{}}
}

// next returns the first of n consecutive numbers for this time.
func (s *numbers) next(at time.Time, n int) (int64, error) {
	minute := int(at.Sub(s.from) / time.Minute)
	if at.Before(s.from) || at.After(s.to) || s.given[minute]+n > minuteOfNumbers {
		return 0, fmt.Errorf("seed: no number left for an event at %s", at)
	}
	first := int64(minute+1)*minuteOfNumbers + int64(s.given[minute])
	s.given[minute] += n
	return first, nil
}
