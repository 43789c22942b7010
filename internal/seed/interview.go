package seed

import (
	"context"
	"fmt"

	"muster/internal/app/interviews"
	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/store"
)

// arrange fills in an interview and returns when it takes place.
func (j *journey) arrange(m *hiring.StageUpdate, s hiring.Stage, at moment) moment {
	r, when := j.r, j.after(at, 1, 4)
	if j.plan.quick {
		// People agree on a quarter of an hour, which is not to be over yet.
		when += 15 * 60
	}
	m.Date, m.Time = j.cal.day(when).String(), when.clock()
	m.Type, m.Place = hiring.Online, "https://meet.example/"+idAt(r, j.cal.time(at))[24:]
	if chance(r, 30) {
		m.Type, m.Place = hiring.Offline, j.row.City+" office, "+pick(r, []string{"ground floor", "first floor",
			"third floor", "conference room 2"})
	}
	switch department := j.team.department; s {
	case hiring.StageHR:
		m.Person = pick(r, j.staff.interviewers)
	case hiring.StageTL:
		m.Person = j.staff.conductor(department, pick(r, []hiring.Role{hiring.TL, hiring.ATL}), hiring.TL, hiring.ATL)
	case hiring.StagePL:
		m.Person = j.staff.conductor(department, hiring.PL)
	default:
		m.Person = j.staff.ceo
	}
	if j.plan.quick {
		return j.after(when, 0, 0)
	}
	return when + moment(30*60+r.IntN(3*3600))
}

func (j *journey) schedule(at moment, s hiring.Stage) {
	u, does := j.mover()
	if !does {
		return
	}
	m := hiring.StageUpdate{Stage: s, Status: hiring.StatusScheduled}
	if when := j.arrange(&m, s, at); j.move(u, at, m) {
		j.plans(when, j.goOn)
	}
}

// judge gives the result of an interview.
func (j *journey) judge(at moment) {
	r, s := j.r, j.Stage
	conductor, ends := j.staff.user(j.InterviewerID), j.goal.stage == s
	m := hiring.StageUpdate{Stage: s, Status: hiring.StatusSelected}
	switch n := r.IntN(100); {
	case j.cue == nil && j.put[hiring.StatusRescheduled] != s && n < 9:
		m.Status, ends = hiring.StatusRescheduled, false
		j.put[m.Status] = s
	case ends:
		m.Status = j.goal.status
	case j.cue != nil:
	case n < 13:
		m.Status = hiring.StatusOnHold
	case n < 15:
		m.Status = hiring.StatusSkip
	}
	u, does := j.mover()
	switch m.Status {
	case hiring.StatusSelected, hiring.StatusRejected, hiring.StatusOnHold:
		m.TakeInterview = true
		switch {
		case s != hiring.StageHR && chance(r, 20):
			u, does = j.manager(), true
		case s != hiring.StageHR || chance(r, 50) || !does:
			u, does = conductor, true
		}
		if s != hiring.StageHR && chance(r, 85) {
			m.Scores = j.scores(m.Status)
		}
	}
	next := j.after(at, 0, 2)
	if m.Status == hiring.StatusRescheduled {
		next = j.arrange(&m, s, at)
	}
	if does && j.move(u, at, m) && !ends {
		j.plans(next, j.goOn)
	}
}

func (j *journey) scores(s hiring.Status) []hiring.Score {
	least := 2
	switch s {
	case hiring.StatusSelected:
		least = 3
	case hiring.StatusRejected:
		least = 1
	}
	scores := make([]hiring.Score, len(hiring.FeedbackFactors))
	for i, factor := range hiring.FeedbackFactors {
		scores[i] = hiring.Score{Factor: factor, Value: least + j.r.IntN(3)}
	}
	if scores[0].Value == least && scores[1].Value == least {
		// Whoever is not impressed at once does not always judge the rest.
		return scores[:2]
	}
	return scores
}

// pendingAt returns the index of the event that arranged the pending interview, -1 if none is pending.
func (j *journey) pendingAt() int {
	at := -1
	for i, e := range j.events {
		if e.Stage != hiring.Aside {
			at = i
		}
	}
	if !j.InterviewPending() {
		return -1
	}
	return at
}

// replies lets some candidates have answered their invitations, and plans the reminders of the interviews.
func (h *history) replies(ctx context.Context, q *store.Queries) error {
	now := h.muster.Now()
	if err := q.FillReplies(ctx, store.FillRepliesParams{Another: string(hiring.AnotherTime),
		Comes: string(hiring.WillCome), At: new(store.At(now))}); err != nil {
		return fmt.Errorf("seed: answers to invitations: %w", err)
	}
	return jobs.Add(ctx, q, now, interviews.JobPlanReminders, nil, interviews.JobPlanReminders)
}
