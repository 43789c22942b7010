package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
)

const databaseSearch = "/api/Can_Database.svc/candidate_database_search"

// databaseRows are the searches of the candidate database. Names, tools and cities are those of the seed.
var databaseRows = []row{
	{
		name: "database by name", budget: search,
		prepare: searchFor("?page=1&size=10", map[string]string{"SEARCH": "supriya deshmukh"}),
	},
	{
		name: "database by a common name", budget: search,
		prepare: searchFor("?page=1&size=10", map[string]string{"SEARCH": "kumar"}),
	},
	{name: "database by mobile", budget: search, prepare: searchForMobile},
	{
		name: "database by resume text", budget: search,
		prepare: searchFor("?page=1&size=10", map[string]string{"SEARCH": "kafka terraform"}),
	},
	{
		name: "database by a common word", budget: search,
		prepare: searchFor("?page=1&size=10", map[string]string{"SEARCH": "experience"}),
	},
	{
		name: "database page of results", budget: page,
		prepare: searchFor("?page=20&size=10", map[string]string{"LOCATION": "Nagpur"}),
	},
	{
		name: "database by position and city", budget: budget{cpu: 30, million: 150},
		prepare: searchFor("?page=1&size=10", map[string]string{"POSITION_NAME": "Data Analyst", "LOCATION": "Pune"}),
	},
}

// everywhereRows are the searches of the palette: each key typed is one.
var everywhereRows = []row{
	{name: "search by two letters", budget: search, prepare: searchEverywhere("ma")},
	{name: "search by a common name", budget: search, prepare: searchEverywhere("kumar")},
	{name: "search by two names", budget: search, prepare: searchEverywhere("supriya desh")},
	{name: "search by digits", budget: search, prepare: searchEverywhere("98765")},
	{name: "search by a host", budget: search, prepare: searchEverywhere("@mail")},
}

func searchEverywhere(typed string) func(context.Context, *site) (request, error) {
	return func(ctx context.Context, at *site) (request, error) {
		session, err := at.signIn(ctx, "recruiter")
		if err != nil {
			return nil, err
		}
		return func(ctx context.Context, _ int) error {
			_, err := at.call(ctx, http.MethodGet, "/api/search?q="+url.QueryEscape(typed), session, nil)
			return err
		}, nil
	}
}

// searchFor prepares a search that must find somebody.
func searchFor(query string, body map[string]string) func(context.Context, *site) (request, error) {
	return func(ctx context.Context, at *site) (request, error) {
		session, err := at.signIn(ctx, "recruiter")
		if err != nil {
			return nil, err
		}
		if _, err := at.finds(ctx, session, query, body); err != nil {
			return nil, err
		}
		return func(ctx context.Context, _ int) error {
			_, err := at.call(ctx, http.MethodPost, databaseSearch+query, session, body)
			return err
		}, nil
	}
}

// searchForMobile searches for the first eight digits of somebody's mobile.
func searchForMobile(ctx context.Context, at *site) (request, error) {
	session, err := at.signIn(ctx, "recruiter")
	if err != nil {
		return nil, err
	}
	found, err := at.finds(ctx, session, "?page=1&size=1", map[string]string{"LOCATION": "Nagpur"})
	if err != nil {
		return nil, err
	}
	return searchFor("?page=1&size=10", map[string]string{"SEARCH": found[0]["MOBILE"].(string)[:8]})(ctx, at)
}

func (at *site) finds(ctx context.Context, session, query string, body map[string]string) ([]map[string]any, error) {
	content, err := at.call(ctx, http.MethodPost, databaseSearch+query, session, body)
	if err != nil {
		return nil, err
	}
	var answer struct{ Data []map[string]any }
	if err := json.Unmarshal(content, &answer); err != nil || len(answer.Data) == 0 {
		return nil, fmt.Errorf("the search %v finds %d candidates (%v)", body, len(answer.Data), err)
	}
	return answer.Data, nil
}
