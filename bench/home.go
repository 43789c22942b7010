package main

import "context"

// homeRows are the cards above the tiles, and the lists that they open.
var homeRows = []row{
	{name: "my day", budget: budget{cpu: 10}, prepare: get("recruiter", "/api/my_day", 1)},
	{name: "needs you", budget: budget{cpu: 30}, prepare: get("manager", "/api/my_day", 1)},
	{name: "waiting page", budget: page, prepare: some("manager", "/api/waiting?size=50")},
	{name: "own waiting page", budget: page, prepare: some("recruiter", "/api/waiting?size=50")},
	{name: "section of my day", budget: page, prepare: some("recruiter", "/api/waiting?section=call_now&size=50")},
	{name: "section left to managers", budget: page, prepare: some("manager", "/api/waiting?section=left&size=50")},
	{name: "calling round", budget: page, prepare: get("recruiter", "/api/calling", 1)},
	{name: "next of the round", budget: page, prepare: nextCall},
}

// nextCall lets go of a candidate and asks for the next one, again and again: whoever still holds somebody gets them
// back, which is a smaller task.
func nextCall(ctx context.Context, at *site) (request, error) {
	session, err := at.signIn(ctx, "recruiter")
	if err != nil {
		return nil, err
	}
	return func(ctx context.Context, _ int) error {
		if err := at.done(ctx, session, "/api/calling/hold", map[string]any{}); err != nil {
			return err
		}
		return at.done(ctx, session, "/api/calling/next", map[string]any{})
	}, nil
}
