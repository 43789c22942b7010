package httpapi

import (
	"context"

	"muster/internal/app/home"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) myDay(ctx context.Context, v *visit, _ *struct{}) (wire.Answer[wire.MyDayRow], error) {
	day, err := b.App.Home.MyDay(ctx, v.Caller)
	if err != nil || day.Card == hiring.NoCard {
		return wire.Rows("", []wire.MyDayRow{}), err
	}
	row := wire.MyDayRow{
		Kind: string(day.Card), Today: day.Today.String(), Calls: day.Calls, CallTarget: day.Targets.Calls,
		Shortlisted: day.Shortlisted, ShortlistedTarget: day.Targets.Shortlisted, Queue: day.Queue,
		Sections: []wire.MyDaySection{}, Foot: []wire.MyDayNumber{}, Blocks: []wire.MyDayBlock{}, Blocking: day.Blocking,
	}
	for _, s := range day.Sections {
		if s.Foot {
			row.Foot = append(row.Foot, wire.MyDayNumber{Key: string(s.Key), Title: s.Title, Count: s.N})
			continue
		}
		row.Sections = append(row.Sections, mySection(s, day.Targets))
	}
	for _, p := range day.Blocks {
		row.Blocks = append(row.Blocks, wire.MyDayBlock{PersonID: p.PersonID, Person: p.Name, Count: p.N})
	}
	return wire.One(row), nil
}

func mySection(s home.Section, targets hiring.DailyTargets) wire.MyDaySection {
	section := wire.MyDaySection{Key: string(s.Key), Title: s.Title, Count: s.N, Late: s.Late, Rows: []wire.MyDayItem{}}
	if s.Day != 0 {
		section.Day = s.Day.String()
	}
	for _, r := range s.Rows {
		section.Rows = append(section.Rows, myItem(r))
	}
	for _, c := range s.Callers {
		section.Rows = append(section.Rows, wire.MyDayItem{Kind: "recruiter", PersonID: c.HR, Name: c.HRName, Calls: c.Calls,
			Target: targets.Calls, Pipeline: []int{}})
	}
	return section
}

func myItem(r home.Row) wire.MyDayItem {
	w := wire.WaitingRowOf(r.WaitRow, r.Words, r.State)
	item := wire.MyDayItem{
		Kind: w.Kind, CandidateID: w.CandidateID, RequisitionID: w.RequisitionID, Serial: w.Serial, Name: w.Name,
		Mobile: w.Mobile, Position: w.Position, Stage: w.Stage, Status: w.Status, Owner: w.Owner, Party: w.Party,
		PersonID: w.PersonID, Person: w.Person, What: w.What, Since: w.Since, Due: w.Due, State: w.State,
		Action: r.Action.Key, Label: r.Action.Label, Tries: r.Tries, Meeting: r.Meeting, Interview: r.Interview,
		Reminded: wire.Instant(r.RemindedAt), OverdueBy: r.OverdueBy, Pipeline: []int{},
	}
	if r.Pipeline != nil {
		for _, cell := range hiring.PipelineCells {
			item.Pipeline = append(item.Pipeline, r.Pipeline[cell])
		}
	}
	if r.WaitRow.JoinsOn != nil {
		item.JoinsOn = string(*r.WaitRow.JoinsOn)
	}
	if q := r.Requisition; q != nil {
		item.Positions, item.Assigned, item.TAT = q.Positions, q.Assigned(), string(q.Tat)
	}
	return item
}

func (b *Border) recruiterLoads(
	ctx context.Context, v *visit, _ *struct{},
) (wire.Answer[wire.RecruiterLoadRow], error) {
	found, err := b.App.Home.RecruiterLoads(ctx, v.Caller)
	return wire.Rows("", rowsOf(found, func(l home.RecruiterLoad) wire.RecruiterLoadRow {
		return wire.RecruiterLoadRow{HR: l.HR, Positions: l.Positions, Overdue: l.Overdue, Calls: l.Calls}
	})), err
}
