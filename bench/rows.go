package main

import "context"

// row is one thing that is measured. A row of requests has a prepare, a row of jobs has a work.
type row struct {
	name   string
	budget budget
	// prepare brings the site into the state that is measured, makes sure that the answer is the one meant, and gives the
	// request that is repeated.
	prepare func(ctx context.Context, at *site) (request, error)
	// work does many jobs once.
	work func(ctx context.Context, at *site) (outcome, error)
}

// request is one request by one of the clients, which are numbered from 0. It fails unless the answer is the one meant.
type request func(ctx context.Context, client int) error

// A page of the outbox is measured over so many messages.
const messagesLoaded = 20_000

var rows = []row{
	{name: "who am I", budget: budget{cpu: 1.5}, prepare: get("manager", "/api/session", 1)},
	{name: "changes poll", budget: budget{cpu: 1.5}, prepare: pollChanges},
	{name: "login", budget: budget{memory: memoryBudget}, prepare: logIn},
	{name: "outbox page", budget: budget{cpu: 3}, prepare: outbox("size=50", 50)},
	{name: "outbox deep page", budget: budget{cpu: 3}, prepare: outbox("size=50&page=360&state=sent", 50)},
	{name: "outbox by subject", budget: budget{cpu: 3}, prepare: outbox("size=50&state=failed&sort=subject", 50)},
	{name: "outbox search", budget: budget{cpu: 10}, prepare: outbox("size=50&q=platform+engineer+19", 50)},
	{name: "durable write", budget: budget{wall: 5, rate: 300}, prepare: changeSetting},
	{name: "mail job", work: sendMail},
	{name: "empty job", work: runEmptyJobs},
}

func rowNames() []string {
	names := make([]string, len(rows))
	for i, r := range rows {
		names[i] = r.name
	}
	return names
}
