package main

import (
	"fmt"
	"net/http"
	"slices"
	"time"
)

const (
	// slowestRead and slowestWrite are how long anybody waits for an answer, whatever happens.
	slowestRead  = 12 * time.Second
	slowestWrite = 20 * time.Second
	// slowestRestart is how long a database may be away without a reader being refused.
	slowestRestart = 5 * time.Second
	// noticeTime is how long /readyz may take to notice that nothing can be saved, and recoveryTime how long everything
	// may take to be as before once the harm is mended.
	noticeTime   = 4 * time.Second
	recoveryTime = calm / 2
)

// complaints are what should not have been seen.
func (d *diary) complaints() (all []string) {
	complain := func(format string, parts ...any) { all = append(all, fmt.Sprintf(format, parts...)) }
	for _, n := range d.odd {
		if !slices.ContainsFunc(d.windows, n.isExcusedBy) {
			complain("%s", n)
		}
	}
	for _, n := range d.readiness {
		switch {
		case !n.ready() && !slices.ContainsFunc(d.windows, n.isExcusedBy):
			complain("/readyz says no, although nothing is wrong: %s", n)
		case n.ready() && slices.ContainsFunc(d.windows, func(w window) bool {
			return w.fault.refusesWrites && n.within(w.struck.Add(noticeTime), w.mending)
		}):
			complain("/readyz says yes, although nothing can be saved: %s", n)
		}
	}
	for _, w := range d.windows {
		all = append(all, d.complaintsOf(w)...)
	}
	return all
}

// isExcusedBy says that the fault explains what went wrong with a request.
func (n noted) isExcusedBy(w window) bool {
	switch {
	case n.status == 0 && w.fault.stopsServer:
		return n.touches(w.begun, w.mended)
	case n.errand == toRead && w.fault.stopsDatabase && w.mended.Sub(w.begun) > slowestRestart:
		return n.status == http.StatusServiceUnavailable && n.touches(w.begun, w.mended.Add(recoveryTime))
	case n.errand == toRead, n.done():
		return false
	case n.status == http.StatusServiceUnavailable && (w.fault.refusesWrites || w.fault.delaysWrites):
		return n.touches(w.begun, w.mended.Add(recoveryTime))
	default:
		return false
	}
}

// complaintsOf looks for what the time of one fault must have shown.
func (d *diary) complaintsOf(w window) (all []string) {
	saved := func(from, to time.Time) bool {
		return slices.ContainsFunc(d.saved, func(n noted) bool { return n.within(from, to) })
	}
	if w.fault.refusesWrites && saved(w.struck, w.mending) {
		all = append(all, fmt.Sprintf("%s: something was saved, so nothing was wrong", w.fault.name))
	}
	if passes := w.fault.passes; passes > 0 && !saved(w.struck.Add(passes), w.mending) {
		all = append(all, fmt.Sprintf("%s: nothing was saved after %s", w.fault.name, passes))
	}
	if !saved(w.mended.Add(recoveryTime), w.over) {
		all = append(all, fmt.Sprintf("%s: nothing was saved after it was mended", w.fault.name))
	}
	denied := slices.ContainsFunc(d.readiness, func(n noted) bool { return !n.ready() && n.within(w.begun, w.mended) })
	if (w.fault.refusesWrites || w.fault.passes > 0) && !denied {
		all = append(all, fmt.Sprintf("%s: /readyz never said no", w.fault.name))
	}
	return all
}
