package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
)

const (
	candidatesOf = "/api/CandidateDirectoryy.svc/Get_Candidate_Data_"
	perPage      = 50
)

// directoryRows are the requests of the candidate directory and of a candidate's details.
var directoryRows = []row{
	{name: "directory page", budget: page, prepare: directory("manager", candidatesOf+"Manager/{req}/all/all?size=50")},
	{
		name: "directory by name", budget: page,
		prepare: directory("manager", candidatesOf+"Manager/{req}/all/all?size=50&sort=name"),
	},
	{
		name: "directory tab", budget: page,
		prepare: directory("manager", candidatesOf+"Manager/{req}/Call_Round/all?size=50"),
	},
	{
		name: "directory search", budget: search,
		prepare: directory("manager", candidatesOf+"Manager/{req}/all/all?size=50&q=ar"),
	},
	{
		name: "directory counts", budget: budget{cpu: 3},
		prepare: directory("manager", "/api/Dashboard.svc/Get_Directory_Count_Sr_Hr/{req}/all"),
	},
	{
		name: "own directory", budget: page,
		prepare: directory("recruiter", candidatesOf+"Recruiter/{req}/all/{me}/all?size=50"),
	},
	{
		name: "candidate details", budget: detail,
		prepare: directory("manager", "/api/Candidate_Dashboard.svc/get_candidate_details/{can}/{req}"),
	},
	{
		name: "own candidate details", budget: detail,
		prepare: directory("recruiter", "/api/Candidate_Dashboard.svc/get_candidate_details_app_new/{can}/{req}/{me}"),
	},
	{
		name: "candidate neighbours", budget: budget{cpu: 3},
		prepare: directory("manager", "/api/applications/neighbours?candidate={can}&requisition={req}"),
	},
	{
		name: "candidate timeline", budget: detail,
		prepare: directory("manager", "/api/Candidate_Dashboard.svc/get_call_status_timeline/{can}/{req}"),
	},
}

// directory prepares a GET about {req}, the requisition with the most candidates of those sampled, and {can}, one of
// its candidates.
func directory(who, path string) func(context.Context, *site) (request, error) {
	return func(ctx context.Context, at *site) (request, error) {
		session, err := at.signIn(ctx, who)
		if err != nil {
			return nil, err
		}
		if path, err = at.withMe(ctx, session, path); err != nil {
			return nil, err
		}
		req, can, err := at.crowded(ctx, session)
		if err != nil {
			return nil, err
		}
		path = strings.NewReplacer("{req}", req, "{can}", can).Replace(path)
		if err := at.answersRows(ctx, session, path); err != nil {
			return nil, err
		}
		return func(ctx context.Context, _ int) error {
			_, err := at.call(ctx, http.MethodGet, path, session, nil)
			return err
		}, nil
	}
}

// crowded finds the fullest directory among some requisitions, and one of its latest candidates. In a large company the
// newest requisitions are still empty, so it samples others too.
func (at *site) crowded(ctx context.Context, session string) (req, can string, err error) {
	const looked, apart = 1000, 20
	path := fmt.Sprintf("%s/In_Progress/all/all/all/all/all?size=%d", manyRequisitions, looked)
	found, err := at.rows(ctx, session, path)
	if err != nil {
		return "", "", err
	}
	most := 0
	for i, r := range found {
		if i%apart != 0 {
			continue
		}
		candidates, err := at.rows(ctx, session, candidatesOf+"Manager/"+r["ID"].(string)+"/all/all?size=50")
		if err != nil {
			return "", "", err
		}
		if len(candidates) > most {
			most, req, can = len(candidates), r["ID"].(string), candidates[len(candidates)/2]["CAN_ID"].(string)
		}
		if most == perPage {
			break
		}
	}
	if most == 0 {
		return "", "", fmt.Errorf("nobody is under %d requisitions", len(found))
	}
	return req, can, nil
}

// answersRows makes sure that the answer has rows, whatever it calls them.
func (at *site) answersRows(ctx context.Context, session, path string) error {
	body, err := at.call(ctx, http.MethodGet, path, session, nil)
	var answer struct {
		Data    []map[string]any
		DirData []map[string]any `json:"dir_data"`
	}
	if err := errors.Join(err, json.Unmarshal(body, &answer)); err != nil {
		return err
	}
	if len(answer.Data)+len(answer.DirData) == 0 {
		return fmt.Errorf("GET %s gave no rows", path)
	}
	return nil
}
