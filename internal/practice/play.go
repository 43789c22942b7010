package practice

import (
	"context"
	"net/http"
	"strings"
	"time"
)

// Play is how the service behaves.
type Play string

const (
	Accept        Play = "accept"
	Refuse        Play = "refuse"
	Busy          Play = "busy"
	Fault         Play = "fault"
	Nonsense      Play = "nonsense"
	Hang          Play = "hang"
	Shut          Play = "close"
	Slow          Play = "slow"
	Stop          Play = "stop"
	Undeliverable Play = "undeliverable"
)

// Plays lists the behaviours with the end of the numbers that choose them. Every other number is accepted.
var Plays = []struct {
	Ending string
	Play   Play
	What   string
}{
	{"90", Refuse, "The service refuses."},
	{"91", Busy, "Too many requests (429): a message waits and is tried again, a call is not."},
	{"92", Fault, "A fault of the service (500)."},
	{"93", Nonsense, "An answer that nobody can read."},
	{"94", Hang, "No answer at all."},
	{"95", Shut, "The connection is closed without an answer."},
	{"96", Slow, "An answer after five seconds."},
	{"97", Stop, "A message is read, and the candidate answers STOP. A call rings and nobody answers."},
	{"99", Undeliverable, "A message is accepted and cannot be delivered. A call ends before it rings."},
}

const (
	slowness = 5 * time.Second
	// busyFor is in seconds.
	busyFor = "30"
	// longestHang ends a hanging answer even if the other side does not give up.
	longestHang = time.Minute
)

// playOf chooses the behaviour: by the query or header of somebody who tries it by hand, or by the number.
func playOf(r *http.Request, destination string) Play {
	for _, asked := range []string{r.URL.Query().Get("practice"), r.Header.Get(noteHeader)} {
		if asked == string(Accept) {
			return Accept
		}
		for _, p := range Plays {
			if asked == string(p.Play) {
				return p.Play
			}
		}
	}
	for _, p := range Plays {
		if strings.HasSuffix(destination, p.Ending) {
			return p.Play
		}
	}
	return Accept
}

// order is what a service was asked for.
type order struct {
	destination string
	// what is for the start page.
	what string
	// call is what a caller wants to have in reports.
	call string
}

// service is one of the three.
type service struct {
	name string
	// read returns the order, or what is wrong with it.
	read func(r *http.Request) (order, error)
	// accept and refuse write the service's answers.
	accept func(w http.ResponseWriter, o order, id string)
	refuse func(w http.ResponseWriter, status int, why string)
	// idKind begins the ids of the service.
	idKind string
	// report tells Muster what becomes of an order.
	report func(s *Server, ctx context.Context, o order, id string, play Play)
}

// play answers one order.
func (s *Server) play(as service) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		o, err := as.read(r)
		if err != nil {
			s.asked.add(as.name, "?", "wrong", err.Error())
			as.refuse(w, http.StatusBadRequest, "Practice: "+err.Error())
			return
		}
		play := playOf(r, o.destination)
		s.asked.add(as.name, o.destination, string(play), o.what)
		switch play {
		case Refuse:
			as.refuse(w, http.StatusBadRequest, "Practice: this number refuses")
		case Busy:
			w.Header().Set("Retry-After", busyFor)
			as.refuse(w, http.StatusTooManyRequests, "Practice: too many requests")
		case Fault:
			as.refuse(w, http.StatusInternalServerError, "Practice: a fault of the service")
		case Nonsense:
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			_, _ = w.Write([]byte("<p>" + Note + "</p>"))
		case Hang:
			s.Wait(r.Context(), longestHang)
			panic(http.ErrAbortHandler)
		case Shut:
			panic(http.ErrAbortHandler)
		default:
			if play == Slow {
				s.Wait(r.Context(), slowness)
			}
			id := newID(as.idKind)
			as.accept(w, o, id)
			if as.report != nil && s.Muster != "" {
				s.reporting.Go(func() { as.report(s, s.ctx, o, id, play) })
			}
		}
	}
}
