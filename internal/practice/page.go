package practice

import (
	_ "embed"
	"html/template"
	"net/http"
	"slices"
	"sync"
)

// mostAsked is how many orders the start page shows.
const mostAsked = 50

// one is an order on the start page.
type one struct{ Service, Destination, Play, What string }

// asked are the last orders, newest first.
type asked struct {
	access sync.Mutex
	orders []one
}

func (a *asked) add(service, destination, play, what string) {
	a.access.Lock()
	defer a.access.Unlock()
	a.orders = slices.Insert(a.orders, 0, one{service, destination, play, what})
	a.orders = a.orders[:min(len(a.orders), mostAsked)]
}

func (a *asked) last() []one {
	a.access.Lock()
	defer a.access.Unlock()
	return slices.Clone(a.orders)
}

//go:embed page.gohtml
var pageText string

var pageTemplate = template.Must(template.New("page").Parse(pageText))

// page tells how to try each behaviour, and what was asked.
func (s *Server) page(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	if err := pageTemplate.Execute(w, map[string]any{"Note": Note, "Plays": Plays, "Asked": s.asked.last(),
		"Muster": s.Muster, "Campaign": CampaignPath, "Cloud": CloudPath, "Telephony": TelephonyPath}); err != nil {
		s.Log.Warn("practice: the start page cannot be written", "error", err)
	}
}
