package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"muster/internal/wire"
)

const (
	updateRound = "/api/Candidate_Dashboard.svc/update_candidate_round"
	followUps   = "/api/Candidate_Dashboard.svc/get_followup/{me}/2000-01-01/2099-12-31"
	// pair is how many clients write while the crowd reads.
	pair = 2
)

var moveRows = []row{
	{name: "stage change", budget: durable, prepare: moveOn},
	{name: "add a candidate", budget: durable, prepare: addCandidates},
	{name: "form save", budget: durable, prepare: saveForm},
	{
		name: "what may be done next", budget: detail,
		prepare: directory("manager", fmt.Sprintf(nextMoves, "{can}", "{req}")),
	},
	{name: "8 readers", work: among(reading, nil)},
	{name: "8 readers beside 2 writers", work: among(reading, calling)},
	{name: "2 writers", budget: budget{rate: durable.rate}, work: among(calling, nil)},
	{name: "2 writers beside 8 readers", budget: budget{rate: durable.rate}, work: among(calling, reading)},
}

// stretch takes a candidate from the first call to the offer: each step is a stage and a status.
var stretch = [][2]string{
	{"CALL", "Shortlisted"}, {"HR_ROUND", "Selected"}, {"TL_ROUND", "Skip"}, {"PL_ROUND", "Skip"},
	{"CEO_ROUND", "On-Hold"},
}

// addCandidates adds candidates nobody knows to a requisition.
func addCandidates(ctx context.Context, at *site) (request, error) {
	session, err := at.signIn(ctx, "manager")
	if err != nil {
		return nil, err
	}
	req, _, err := at.crowded(ctx, session)
	if err != nil {
		return nil, err
	}
	by, err := at.withMe(ctx, session, "{me}")
	if err != nil {
		return nil, err
	}
	added := atomic.Int64{}
	return func(ctx context.Context, _ int) error {
		n := added.Add(1)
		return at.done(ctx, session, "/api/Candidate_Dashboard.svc/insert_candidate", map[string]any{
			"NAME": "Asha Rao", "MOBILE": fmt.Sprintf("61%08d", n), "EMAIL": fmt.Sprintf("asha%d@measured.example", n),
			"ADDRESS": "1 Station Road", "EXP": "4 years", "NOTICE_PERIOD": "30 days", "SOURCE_OF_CANDIDATE": "Naukri",
			"STATE": "Maharashtra", "CITY": "Pune", "REQ_ID": req, "CREATED_BY": by, "IS_MAP": "1",
		})
	}, nil
}

// moveOn takes candidates who wait for a call through all stages up to the offer, mails included. A client that has
// finished one takes the next free one.
func moveOn(ctx context.Context, at *site) (request, error) {
	session, err := at.signIn(ctx, "manager")
	if err != nil {
		return nil, err
	}
	waiting, err := at.waiting(ctx, session)
	if err != nil {
		return nil, err
	}
	interviewer, err := at.signIn(ctx, "interviewer")
	if err != nil {
		return nil, err
	}
	by, err := at.withMe(ctx, interviewer, "{me}")
	if err != nil {
		return nil, err
	}
	soon := time.Now().AddDate(0, 0, 3).Format(time.DateOnly)
	steps, has, taken := make([]int, crowd), make([]candidacy, crowd), atomic.Int64{}
	return func(ctx context.Context, client int) error {
		step := steps[client] % len(stretch)
		steps[client]++
		if step == 0 {
			n := int(taken.Add(1))
			if n > len(waiting) {
				return fmt.Errorf("all of the %d candidates have been moved on", len(waiting))
			}
			has[client] = waiting[n-1]
		}
		return at.done(ctx, session, updateRound, map[string]any{
			"CAN_ID": has[client].can, "REQ_ID": has[client].req, "STAGE": stretch[step][0], "STATUS": stretch[step][1],
			"COMMENT": "measured", "CALLBACK_DATE": soon, "CALLBACK_TIME": "15:30", "INTERVIEW_TYPE": "Online",
			"MEETING_LINK": "https://meet.example/1", "METTING_CONDUCTED_BY_ID": by,
		})
	}, nil
}

const (
	nextMoves = "/api/applications/next?candidate=%s&requisition=%s"
	// manyMoves is how many candidates to find.
	manyMoves = 2_000
)

// candidacy is a candidate under a requisition.
type candidacy struct{ can, req string }

// unreached are the outcomes of a call after which the candidate is called again.
var unreached = []string{"Ringing", "Not Contactable", "Call Back", "Will Revert"}

// waiting are candidates who wait for a call under requisitions in progress.
func (at *site) waiting(ctx context.Context, session string) ([]candidacy, error) {
	open, err := at.rows(ctx, session, manyRequisitions+"/In_Progress/all/all/all/all/all?size=1000")
	if err != nil {
		return nil, err
	}
	found := []candidacy{}
	for _, r := range open {
		req := r["ID"].(string)
		candidates, err := at.rows(ctx, session, candidatesOf+"Manager/"+req+"/Call_Round/all?size=1000")
		if err != nil {
			return nil, err
		}
		for _, one := range candidates {
			if !slices.Contains(unreached, one["STATUS"].(string)) {
				continue
			}
			waits := candidacy{one["CAN_ID"].(string), req}
			may, err := at.mayBegin(ctx, session, waits)
			if err != nil {
				return nil, err
			}
			if may {
				found = append(found, waits)
			}
		}
		if len(found) >= manyMoves {
			return found, nil
		}
	}
	if len(found) < crowd {
		return nil, fmt.Errorf("%d candidates under %d requisitions can be moved on", len(found), len(open))
	}
	return found, nil
}

// mayBegin reports whether the first step of the stretch is allowed: a candidate who was mapped to another requisition,
// for example, stays in the directory of the first one.
func (at *site) mayBegin(ctx context.Context, session string, one candidacy) (bool, error) {
	body, err := at.call(ctx, http.MethodGet, fmt.Sprintf(nextMoves, one.can, one.req), session, nil)
	if err != nil {
		return false, err
	}
	var next struct{ Data []wire.NextMovesRow }
	if err := json.Unmarshal(body, &next); err != nil || len(next.Data) != 1 {
		return false, fmt.Errorf("what may be done next cannot be read (%v): %s", err, body)
	}
	isFirst := func(o wire.NextOption) bool { return o.Status == stretch[0][1] }
	return slices.ContainsFunc(next.Data[0].Stages, func(s wire.NextStage) bool {
		return s.Stage == stretch[0][0] && s.State == "open" && slices.ContainsFunc(s.Options, isFirst)
	}), nil
}

// side is what one group of clients does.
type side struct {
	clients int
	prepare func(context.Context, *site) (request, error)
}

var (
	reading = &side{crowd, directory("manager", candidatesOf+"Manager/{req}/all/all?size=50")}
	calling = &side{pair, callCandidates}
)

// among measures one side while the other one works, or alone.
func among(measured, other *side) func(context.Context, *site) (outcome, error) {
	return func(ctx context.Context, at *site) (got outcome, err error) {
		do, err := measured.prepare(ctx, at)
		if err != nil {
			return got, err
		}
		beside, failed := sync.WaitGroup{}, error(nil)
		if other != nil {
			besides, err := other.prepare(ctx, at)
			if err != nil {
				return got, err
			}
			beside.Go(func() { _, _, failed = repeat(ctx, besides, other.clients, at.span) })
		}
		cost, err := at.startMeter()
		if err != nil {
			return got, err
		}
		took, elapsed, err := repeat(ctx, do, measured.clients, at.span)
		beside.Wait()
		if err == nil {
			err = failed
		}
		if err != nil {
			return got, err
		}
		got.eight, got.rate = timesOf(took), float64(len(took))/elapsed.Seconds()
		got.memory, err = cost.at.notePeak()
		return got, err
	}
}
