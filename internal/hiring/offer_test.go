package hiring

import "testing"

const offerLimit = "The offer for this requisition has been sent to another candidate!"

// inOffer returns an application in OFFER after these statuses, under a requisition of two positions.
func inOffer(kind EmploymentType, outstanding int, statuses ...Status) Application {
	events := passedUpTo(StageOffer, false)
	for _, s := range statuses {
		events = append(events, Event{Stage: StageOffer, Status: s})
	}
	a := applied(opening(kind, false), Replay(events))
	a.Requisition.Positions, a.Requisition.Outstanding = 2, outstanding
	return a
}

func TestOfferLimit(t *testing.T) {
	for _, c := range []struct {
		name        string
		outstanding int
		before      []Status
		status      Status
		refused     bool
	}{
		{"one position left", 1, nil, StatusOfferSent, false},
		{"none left", 2, nil, StatusOfferSent, true},
		{"none left, after positions were revoked", 3, nil, StatusOfferSent, true},
		{"none left, pushed", 2, []Status{StatusPushToOffer}, StatusOfferSent, true},
		{"not sending takes no position", 2, nil, StatusOfferNotSent, false},
		{"nor does holding back", 2, nil, StatusOfferOnHold, false},
		{"this one is among them", 2, []Status{StatusOfferSent}, StatusOfferAccepted, false},
		{"this one is revised", 2, []Status{StatusOfferSent}, StatusOfferRevised, false},
		{"held and still among them", 2, []Status{StatusOfferSent, StatusOfferOnHold}, StatusOfferAccepted, false},
		{"accepted after a no", 2, []Status{StatusOfferSent, StatusOfferNotAccepted}, StatusOfferAccepted, true},
		{"revised after a no", 2, []Status{StatusOfferSent, StatusOfferNotAccepted}, StatusOfferRevised, true},
		{"held after a no", 2, []Status{StatusOfferSent, StatusOfferNotAccepted}, StatusOfferOnHold, false},
		{"accepted after a no and a hold", 2, []Status{StatusOfferSent, StatusOfferNotAccepted, StatusOfferOnHold},
			StatusOfferAccepted, true},
		{"accepted after a no, one left", 1, []Status{StatusOfferSent, StatusOfferNotAccepted}, StatusOfferAccepted,
			false},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := inOffer(FullTime, c.outstanding, c.before...).Move(theManager, filledUpdate(StageOffer, false,
				c.status), morning)
			if c.refused {
				expectProblem(t, err, Refused, "", offerLimit)
			} else if err != nil {
				t.Error(err)
			}
		})
	}
}

func TestOfferButtonIsBlocked(t *testing.T) {
	button := func(a Application) Choice { return a.Next(theManager)[StageOffer.Order()] }
	if c := button(inOffer(FullTime, 2)); c.State != ButtonBlocked || c.Reason != offerLimit {
		t.Errorf("at CEO_ROUND: %+v", c)
	}
	if c := button(inOffer(FullTime, 1)); c.State != ButtonOpen || c.Reason != "" {
		t.Errorf("with a position left: %+v", c)
	}
	if c := button(inOffer(FullTime, 2, StatusPushToOffer)); c.State != ButtonOpen {
		t.Errorf("at OFFER: %+v", c)
	}
	early := applied(opening(FullTime, false), Replay(passedUpTo(StageHR, false)))
	early.Requisition.Outstanding = early.Requisition.Positions
	if c := button(early); c.State != ButtonLocked || c.Reason != "" {
		t.Errorf("before the CEO round: %+v", c)
	}
}

func TestCountsOfOffers(t *testing.T) {
	joining := func(statuses ...Status) Progress {
		p := inOffer(Intern, 0, StatusOfferSent, StatusOfferAccepted).Progress
		for _, s := range statuses {
			p = p.After(Event{Stage: StageJoining, Status: s})
		}
		return p
	}
	blacklisted := func(p Progress) Progress { return p.After(Event{Stage: p.Stage, Status: StatusBlacklisted}) }
	offer := func(statuses ...Status) Progress { return inOffer(Intern, 0, statuses...).Progress }
	for name, c := range map[string]struct {
		progress Progress
		want     OfferCounts
	}{
		"no offer":                {offer(), OfferCounts{}},
		"not sent":                {offer(StatusOfferNotSent), OfferCounts{}},
		"held before sending":     {offer(StatusOfferOnHold), OfferCounts{}},
		"sent":                    {offer(StatusOfferSent), OfferCounts{0, 0, 1}},
		"revised":                 {offer(StatusOfferSent, StatusOfferRevised), OfferCounts{0, 0, 1}},
		"held after sending":      {offer(StatusOfferSent, StatusOfferOnHold), OfferCounts{0, 0, 1}},
		"not accepted":            {offer(StatusOfferSent, StatusOfferNotAccepted), OfferCounts{}},
		"not accepted, then held": {offer(StatusOfferSent, StatusOfferNotAccepted, StatusOfferOnHold), OfferCounts{}},
		"not accepted, revised": {offer(StatusOfferSent, StatusOfferNotAccepted, StatusOfferRevised),
			OfferCounts{0, 0, 1}},
		"not accepted, accepted": {offer(StatusOfferSent, StatusOfferNotAccepted, StatusOfferAccepted),
			OfferCounts{1, 0, 1}},
		"backed out of the offer":  {offer(StatusOfferSent, StatusBackedOut), OfferCounts{}},
		"sent, then blacklisted":   {blacklisted(offer(StatusOfferSent)), OfferCounts{}},
		"accepted":                 {joining(), OfferCounts{1, 0, 1}},
		"a joining date":           {joining(StatusExpectedDOJ), OfferCounts{1, 0, 1}},
		"relieved":                 {joining(StatusRelieved), OfferCounts{1, 0, 1}},
		"joined":                   {joining(StatusExpectedDOJ, StatusJoined), OfferCounts{1, 1, 1}},
		"backed out of joining":    {joining(StatusExpectedDOJ, StatusBackedOut), OfferCounts{}},
		"joined, then blacklisted": {blacklisted(joining(StatusJoined)), OfferCounts{}},
	} {
		t.Run(name, func(t *testing.T) {
			if got := CountOffers([]Progress{c.progress}); got != c.want {
				t.Errorf("got %+v, want %+v", got, c.want)
			}
			if finished := c.want.Accepted > 0 || c.progress.Closed(); c.progress.Unfinished() == finished {
				t.Errorf("unfinished: %v", c.progress.Unfinished())
			}
		})
	}
	if got := CountOffers([]Progress{joining(), joining(StatusJoined),
		offer(StatusOfferSent)}); got != (OfferCounts{2, 1, 3}) {
		t.Errorf("three together: %+v", got)
	}
}
