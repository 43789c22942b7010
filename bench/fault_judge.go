package main

import (
	"fmt"
	"net/http"
	"slices"
	"time"
)

// slowestRestart is how long a database may be away without a reader being refused.
const slowestRestart = 5 * time.Second

const (
	// probeTime is how long /readyz waits for its trial write, and verdictTime how long it repeats what came of it.
	probeTime   = 2 * time.Second
	verdictTime = time.Second
)

// limits are how long things may take.
type limits struct {
	// read and write are how long anybody waits for an answer, whatever happens.
	read, write time.Duration
	// notice is how long /readyz may take to notice that nothing can be saved, and recovery how long everything may take
	// to be as before once the harm is mended.
	notice, recovery time.Duration
	// more is how much longer than planned a fault and the calm after it may last until they have shown what they must.
	more time.Duration
}

var (
	strict = limits{read: 12 * time.Second, write: 20 * time.Second, notice: 4 * time.Second, recovery: calm / 2}
	// patient is for tests, which run beside whatever else a machine does: what must happen happens, however late.
	patient = limits{read: time.Minute, write: time.Minute, notice: time.Minute, recovery: time.Minute,
		more: 3 * time.Minute}
)

// complaints are what should not have been seen.
func (d *diary) complaints() (all []string) {
	complain := func(format string, parts ...any) { all = append(all, fmt.Sprintf(format, parts...)) }
	for _, n := range d.odd {
		if !slices.ContainsFunc(d.windows, func(w window) bool { return d.excuses(w, n) }) {
			complain("%s", n)
		}
	}
	var slow time.Time
	for _, n := range d.readiness {
		if d.isSlow(n) {
			slow = n.to.Add(verdictTime)
		}
		switch {
		case !n.ready() && n.from.After(slow) &&
			!slices.ContainsFunc(d.windows, func(w window) bool { return d.excuses(w, n) }):
			complain("/readyz says no, although nothing is wrong: %s at %s", n, n.from.Format(time.TimeOnly))
		case n.ready() && slices.ContainsFunc(d.windows, func(w window) bool {
			return w.fault.refusesWrites && n.within(w.struck.Add(d.limits.notice), w.mending)
		}):
			complain("/readyz says yes, although nothing can be saved: %s", n)
		}
	}
	for _, w := range d.windows {
		all = append(all, d.complaintsOf(w)...)
	}
	return all
}

// isSlow says that /readyz waited for its trial write and gave up, and that no other write was faster: nothing is wrong
// but that the machine stands still, and no is what is to be said.
func (d *diary) isSlow(n noted) bool {
	return n.status == http.StatusServiceUnavailable && n.to.Sub(n.from) >= probeTime && !d.hasSaved(n.from, n.to)
}

// excuses says that the fault explains what went wrong with a request.
func (d *diary) excuses(w window, n noted) bool {
	switch {
	case n.status == 0 && w.fault.stopsServer:
		return n.touches(w.begun, w.mended)
	case n.errand == toRead && w.fault.stopsDatabase && w.mended.Sub(w.begun) > slowestRestart:
		return n.status == http.StatusServiceUnavailable && n.touches(w.begun, w.mended.Add(d.limits.recovery))
	case n.errand == toRead, n.done():
		return false
	case n.status == http.StatusServiceUnavailable && (w.fault.refusesWrites || w.fault.delaysWrites):
		return n.touches(w.begun, w.mended.Add(d.limits.recovery))
	default:
		return false
	}
}

// complaintsOf looks for what the time of one fault must have shown.
func (d *diary) complaintsOf(w window) (all []string) {
	if w.fault.refusesWrites && d.hasSaved(w.struck, w.mending) {
		all = append(all, fmt.Sprintf("%s: something was saved, so nothing was wrong", w.fault.name))
	}
	if w.fault.passes > 0 && !d.hasSaved(w.struck.Add(w.fault.passes), w.mending) {
		all = append(all, fmt.Sprintf("%s: nothing was saved after %s", w.fault.name, w.fault.passes))
	}
	if !d.hasSaved(w.mended.Add(calm/2), w.over) {
		all = append(all, fmt.Sprintf("%s: nothing was saved after it was mended", w.fault.name))
	}
	if w.fault.denies() && !d.hasDenied(w.begun, w.mended) {
		all = append(all, fmt.Sprintf("%s: /readyz never said no", w.fault.name))
	}
	return all
}

// denies says that /readyz must say no while it lasts.
func (f fault) denies() bool { return f.refusesWrites || f.passes > 0 }

func (d *diary) hasSaved(from, to time.Time) bool {
	d.access.Lock()
	defer d.access.Unlock()
	return slices.ContainsFunc(d.saved, func(n noted) bool { return n.within(from, to) })
}

func (d *diary) hasDenied(from, to time.Time) bool {
	d.access.Lock()
	defer d.access.Unlock()
	return slices.ContainsFunc(d.readiness, func(n noted) bool { return !n.ready() && n.within(from, to) })
}
