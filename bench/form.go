package main

import (
	"context"
	"strconv"
	"sync/atomic"
)

// saveOther is the step Other Details of a candidate's form.
const saveOther = "/api/Master.svc/update_candidate_other_data_new"

// saveForm saves a step of the forms of many candidates, each time with another text. Staff do it here, because the
// candidates themselves may save 120 times an hour.
func saveForm(ctx context.Context, at *site) (request, error) {
	session, err := at.signIn(ctx, "manager")
	if err != nil {
		return nil, err
	}
	waiting, err := at.waiting(ctx, session)
	if err != nil {
		return nil, err
	}
	saves := atomic.Int64{}
	return func(ctx context.Context, _ int) error {
		n := saves.Add(1)
		return at.done(ctx, session, saveOther, map[string]any{
			"CAN_ID": waiting[int(n)%len(waiting)].can, "NOTICE_PERIOD": "30 days", "CURRENT_SALARY": "40000",
			"TOTAL_EXP": "4", "SKILL": "measured " + strconv.FormatInt(n, 10), "SELF_INTRO": "I measure.",
		})
	}, nil
}
