package main

import (
	"context"
	"slices"
)

// row is one thing to measure. A row of requests has a prepare, a row of jobs has a work.
type row struct {
	name   string
	budget budget
	// prepare brings the site into the state to measure, checks that the answer is the intended one, and returns the
	// request to repeat.
	prepare func(ctx context.Context, at *site) (request, error)
	// work does many jobs once.
	work func(ctx context.Context, at *site) (outcome, error)
}

// request is one request by one of the clients, numbered from 0. It fails unless the answer is the intended one.
type request func(ctx context.Context, client int) error

// The outbox has this many messages when its pages are measured.
const messagesLoaded = 20_000

var (
	// page is a page of a list, whatever its order; search is one that searches for a part of a text.
	page   = budget{cpu: 3, multiple: 2.5}
	search = budget{cpu: 10, multiple: 2.5}
	// detail is one record with what belongs to it.
	detail = budget{cpu: 1.5}
	// durable is a write: it is on disk before it is answered.
	durable = budget{wall: 5, rate: 300, multiple: 3}
)

const manyRequisitions = "/api/Requisition.svc/get_requirement_data"

var rows = slices.Concat([]row{
	{name: "who am I", budget: detail, prepare: get("manager", "/api/session", 1)},
	{name: "changes poll", budget: detail, prepare: pollChanges},
	{name: "login", budget: budget{memory: memoryBudget}, prepare: logIn},
	{name: "outbox page", budget: page, prepare: outbox("size=50", 50)},
	{name: "outbox deep page", budget: page, prepare: outbox("size=50&page=180&state=sent", 50)},
	{name: "outbox by subject", budget: page, prepare: outbox("size=50&state=failed&sort=subject", 50)},
	{name: "outbox search", budget: search, prepare: outbox("size=50&q=platform+engineer+19", 50)},
	{
		name: "requisition page", budget: page,
		prepare: some("manager", manyRequisitions+"/all/all/all/all/all/all?size=50"),
	},
	{
		name: "overdue page", budget: page,
		prepare: some("manager", manyRequisitions+"/OVERDUE/all/all/all/all/all?size=50"),
	},
	{
		name: "own requisitions", budget: page,
		prepare: some("recruiter", "/api/Get_requirement_Data.svc/get_requirement_data_Jr/{me}/all?size=50"),
	},
	{
		name: "tiles", budget: budget{cpu: 30, million: 60},
		prepare: some("manager", "/api/Get_requirement_Data.svc/Get_Req_Count_Team_Dashboard/{me}/all/all/all/all/all"),
	},
	{name: "requisition detail", budget: detail, prepare: some("manager", "/api/requisitions/1001")},
	{name: "Source Count", budget: budget{cpu: 30, million: 60}, prepare: sourceCount},
	{
		name: "Follow Up", budget: page,
		prepare: some("recruiter", "/api/Candidate_Dashboard.svc/get_followup/{me}/2000-01-01/2099-12-31?size=50"),
	},
	{name: "assign and revoke", budget: durable, prepare: assignAndRevoke},
	{name: "hold and resume", budget: durable, prepare: holdAndResume},
	{name: "log a call", budget: durable, prepare: callCandidates},
	{name: "durable write", budget: durable, prepare: changeSetting},
	{name: "mail job", work: sendMail},
	{name: "empty job", work: runEmptyJobs},
}, dashboardRows, workedRows, directoryRows, conversationRows, databaseRows, everywhereRows, homeRows, moveRows,
	whatsappRows)

func rowNames() []string {
	names := make([]string, len(rows))
	for i, r := range rows {
		names[i] = r.name
	}
	return names
}
