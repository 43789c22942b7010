package main

import (
	"context"
	"errors"
	"net/http"
	"sync"
	"time"
)

// errand is what a request was for.
type errand int

const (
	toRead errand = iota
	toWrite
	toWatch
)

// noted is a request as the diary keeps it.
type noted struct {
	event
	errand errand
}

// window is a fault that happened: when it began to strike and had struck, when mending began and was done, and when
// the time was over in which nothing else happened.
type window struct {
	fault                                fault
	begun, struck, mending, mended, over time.Time
}

// diary is what was seen. Of what went as on any other day it only has the times.
type diary struct {
	limits    limits
	access    sync.Mutex
	windows   []window
	saved     []noted
	readiness []noted
	odd       []noted
	reads     int
	slowest   time.Duration
}

// add notes a request, unless it was broken off because the run ended.
func (d *diary) add(errand errand, e event) {
	if errors.Is(e.fault, context.Canceled) {
		return
	}
	as, took := e.done(), e.to.Sub(e.from)
	d.access.Lock()
	defer d.access.Unlock()
	n := noted{e, errand}
	switch {
	case errand == toWatch:
		n.body = nil
		d.readiness = append(d.readiness, n)
	case errand == toRead:
		d.reads++
		d.slowest = max(d.slowest, took)
		if !as || took > d.limits.read {
			d.odd = append(d.odd, n)
		}
	default:
		if as {
			saved := n
			saved.body = nil
			d.saved = append(d.saved, saved)
		}
		if !as || took > d.limits.write {
			d.odd = append(d.odd, n)
		}
	}
}

func (n noted) ready() bool { return n.status == http.StatusOK }

// within says that the request was made and answered between the two.
func (n noted) within(from, to time.Time) bool { return !n.from.Before(from) && !n.to.After(to) }

// touches says that it was under way at any time between the two.
func (n noted) touches(from, to time.Time) bool { return !n.to.Before(from) && !n.from.After(to) }
