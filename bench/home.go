package main

import (
	"context"
	"time"
)

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
	{name: "my day after a call", work: afterCalls(get("recruiter", "/api/my_day", 1))},
	{name: "needs you after a call", work: afterCalls(get("manager", "/api/my_day", 1))},
	{name: "waiting page after a call", work: afterCalls(some("manager", "/api/waiting?size=50"))},
	{name: "Follow Up after a call", work: afterCalls(some("recruiter", followUps+"?size=50"))},
}

// afterCalls measures how long a read takes when something has just changed, and nothing that was remembered still
// holds: at a desk where many people call, that is every read.
func afterCalls(prepare func(context.Context, *site) (request, error)) func(context.Context, *site) (outcome, error) {
	return func(ctx context.Context, at *site) (got outcome, err error) {
		read, err := prepare(ctx, at)
		if err != nil {
			return got, err
		}
		call, err := callCandidates(ctx, at)
		if err != nil {
			return got, err
		}
		var took []time.Duration
		for begun := time.Now(); time.Since(begun) < at.span; {
			if err := call(ctx, 0); err != nil {
				return got, err
			}
			asked := time.Now()
			if err := read(ctx, 0); err != nil {
				return got, err
			}
			took = append(took, time.Since(asked))
		}
		got.alone = timesOf(took)
		return got, nil
	}
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
