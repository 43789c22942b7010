package seed

import (
	"crypto/sha256"
	"fmt"
	"time"

	"github.com/google/uuid"
)

// began is the fixed instant at which the demo company started to use Muster.
var began = time.Date(2025, time.January, 6, 4, 0, 0, 0, time.UTC)

// fixedID makes the UUID v7 of the n-th record of a kind. It is the same on every run, and ids of one kind sort by n.
func fixedID(kind string, n int) uuid.UUID {
	sum := sha256.Sum256(fmt.Appendf(nil, "%s %d", kind, n))
	id := uuid.UUID(sum[:16])
	at := began.Add(time.Duration(n) * time.Minute).UnixMilli()
	for i := 5; i >= 0; i-- {
		id[i] = byte(at)
		at >>= 8
	}
	id[6] = id[6]&0x0f | 0x70
	id[8] = id[8]&0x3f | 0x80
	return id
}
