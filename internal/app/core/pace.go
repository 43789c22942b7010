package core

import (
	"sync"
	"time"
)

// Pace limits how often a subject may ask within a time. It is kept in memory, because it protects this process.
type Pace struct {
	Within time.Duration
	Most   int

	mu    sync.Mutex
	since time.Time
	asked map[string]int
}

// Allow counts one more and reports whether it is within the limit.
func (p *Pace) Allow(now time.Time, subject string) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.asked == nil || now.Sub(p.since) >= p.Within {
		p.since, p.asked = now, map[string]int{}
	}
	p.asked[subject]++
	return p.asked[subject] <= p.Most
}
