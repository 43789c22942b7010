package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"time"
)

// some prepares a GET whose answer must have a row. {me} in the path is the caller's id.
func some(who, path string) func(context.Context, *site) (request, error) {
	return func(ctx context.Context, at *site) (request, error) {
		session, err := at.signIn(ctx, who)
		if err != nil {
			return nil, err
		}
		path, err := at.withMe(ctx, session, path)
		if err != nil {
			return nil, err
		}
		rows, err := at.rows(ctx, session, path)
		if err != nil || len(rows) == 0 {
			return nil, fmt.Errorf("GET %s gave %d rows (%v)", path, len(rows), err)
		}
		return func(ctx context.Context, _ int) error {
			_, err := at.call(ctx, http.MethodGet, path, session, nil)
			return err
		}, nil
	}
}

func (at *site) withMe(ctx context.Context, session, path string) (string, error) {
	if !strings.Contains(path, "{me}") {
		return path, nil
	}
	rows, err := at.rows(ctx, session, "/api/session")
	if err != nil || len(rows) != 1 {
		return "", fmt.Errorf("who am I: %w", err)
	}
	return strings.ReplaceAll(path, "{me}", rows[0]["userId"].(string)), nil
}

func (at *site) rows(ctx context.Context, session, path string) ([]map[string]any, error) {
	body, err := at.call(ctx, http.MethodGet, path, session, nil)
	if err != nil {
		return nil, err
	}
	var answer struct{ Data []map[string]any }
	return answer.Data, errors.Join(err, json.Unmarshal(body, &answer))
}

// sourceCount asks for everybody in the panel's default range: two months back to today.
func sourceCount(ctx context.Context, at *site) (request, error) {
	today := time.Now()
	days := today.AddDate(0, -2, 0).Format(time.DateOnly) + "/" + today.Format(time.DateOnly)
	return some("manager", "/api/Dashboard.svc/Candidate_Added_By_Source/{me}/"+days)(ctx, at)
}

// holdAndResume holds and resumes requisitions, each client its own.
func holdAndResume(ctx context.Context, at *site) (request, error) {
	session, err := at.signIn(ctx, "manager")
	if err != nil {
		return nil, err
	}
	open, err := at.rows(ctx, session, manyRequisitions+"/In_Progress/all/all/all/all/all?size=50")
	if err != nil || len(open) < crowd {
		return nil, fmt.Errorf("%d requisitions are open (%v)", len(open), err)
	}
	held := make([]bool, crowd)
	return func(ctx context.Context, client int) error {
		id := open[client]["ID"].(string)
		path, body := "/api/requisitions/"+id+"/resume", any(nil)
		if !held[client] {
			path = "/api/Requirement_Mapping.svc/requirement_hold"
			body = map[string]string{"STATUS": "Hold", "REQ_ID": id, "COMMENTS": "measured"}
		}
		held[client] = !held[client]
		return at.done(ctx, session, path, body)
	}, nil
}

// assignAndRevoke assigns a position to a recruiter and revokes it again, each client in turn over its own
// requisitions: each round leaves one more assignment behind, and nobody assigns the same requisition a hundred times.
func assignAndRevoke(ctx context.Context, at *site) (request, error) {
	session, err := at.signIn(ctx, "manager")
	if err != nil {
		return nil, err
	}
	recruiter, err := at.signIn(ctx, "recruiter")
	if err != nil {
		return nil, err
	}
	hr, err := at.withMe(ctx, recruiter, "{me}")
	if err != nil {
		return nil, err
	}
	approved, err := at.rows(ctx, session, manyRequisitions+"/Approved/all/all/all/all/all?size=100")
	if err != nil || len(approved) < crowd {
		return nil, fmt.Errorf("%d requisitions are approved (%v)", len(approved), err)
	}
	each, turns := len(approved)/crowd, make([]int, crowd)
	return func(ctx context.Context, client int) error {
		turn := turns[client]
		turns[client]++
		body := map[string]any{
			"REQ_ID": approved[client*each+turn/2%each]["ID"], "HR_LIST": []map[string]string{{"HR": hr}},
			"NO_OF_POSITION": 1, "STIPEND": 10000, "TENURE": 6,
		}
		if turn%2 == 0 {
			return at.done(ctx, session, "/api/Requirement_Mapping.svc/requirement_mapping_hr", body)
		}
		body["COMMENTS"] = "measured"
		return at.done(ctx, session, "/api/Requirement_Mapping.svc/full_hr_revoke_v2", body)
	}, nil
}

// callCandidates logs calls, each client in turn to its own candidates: nobody is called a hundred times.
func callCandidates(ctx context.Context, at *site) (request, error) {
	session, err := at.signIn(ctx, "manager")
	if err != nil {
		return nil, err
	}
	path, err := at.withMe(ctx, session, followUps+"?size=100")
	if err != nil {
		return nil, err
	}
	waiting := []map[string]any{}
	for page := range 4 {
		rows, err := at.rows(ctx, session, fmt.Sprintf("%s&page=%d", path, 1+page))
		if err != nil {
			return nil, err
		}
		waiting = append(waiting, rows...)
	}
	ring := func(ctx context.Context, row map[string]any) error {
		return at.done(ctx, session, updateRound, map[string]any{
			"CAN_ID": row["CAN_ID"], "REQ_ID": row["REQ_ID"], "STAGE": "CALL", "STATUS": "Ringing",
			"CALLBACK_DATE": "2099-01-01", "CALLBACK_TIME": "10:00",
		})
	}
	// Some wait under a stopped requisition, where nobody can be called.
	reachable := slices.DeleteFunc(waiting, func(row map[string]any) bool { return ring(ctx, row) != nil })
	each := len(reachable) / crowd
	if each == 0 {
		return nil, fmt.Errorf("%d candidates can be called", len(reachable))
	}
	turns := make([]int, crowd)
	return func(ctx context.Context, client int) error {
		turn := turns[client]
		turns[client]++
		return ring(ctx, reachable[client*each+turn%each])
	}, nil
}

// done posts and checks for success.
func (at *site) done(ctx context.Context, session, path string, body any) error {
	answer, err := at.call(ctx, http.MethodPost, path, session, body)
	if err != nil {
		return err
	}
	if !strings.Contains(string(answer), `"CODE":"200"`) {
		return fmt.Errorf("POST %s: %s", path, answer)
	}
	return nil
}
