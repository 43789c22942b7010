package seed

import (
	"fmt"
	"strings"

	"muster/internal/app/requisitions"
	"muster/internal/hiring"
	"muster/internal/store"
)

// start adds the requisition to the world and plans its history.
func (o *opening) start(serial hiring.Serial) error {
	r, at := o.r, o.cal.time(o.plan.made)
	o.team = pick(r, trades)
	chosen := pick(r, o.team.jobs)
	if o.plan.esa != "" {
		o.team = trades[3]
	}
	for chosen.name == esaJob != (o.plan.esa != "") {
		chosen = pick(r, o.team.jobs)
	}
	for o.plan.kind != "" && (chosen.kind != o.plan.kind || chosen.name == esaJob) {
		o.team = pick(r, trades)
		chosen = pick(r, o.team.jobs)
	}
	where, by := pick(r, places), o.manager()
	asker := o.staff.lead(o.team.department, pick(r, []hiring.Role{hiring.TL, hiring.ATL, hiring.PL}), hiring.TL,
		hiring.PL)
	wants := hiring.NewRequisition{
		PositionID: o.positions[o.team.department+chosen.name], EmploymentType: chosen.kind, Positions: 1 + r.IntN(4),
		State: where.state, City: where.city,
		EmploymentStatus: hiring.Experienced, HireType: hiring.NewHire, RequestedBy: asker.Role, Skills: o.skills(),
		Comments: pick(r, askComments),
		TAT:      o.cal.day(o.plan.made) + hiring.Day(40+r.IntN(40)),
	}
	switch {
	case o.plan.esa == esaLive:
		wants.Positions, wants.TAT = 40, o.cal.days[o.cal.today]+60
	case o.plan.esa == esaTest:
		wants.Positions, wants.TAT = 8, o.cal.days[o.cal.today]+30
	case chosen.point < 3 && chance(r, 30):
		wants.Positions += 3 + r.IntN(4)
	}
	if chosen.kind == intern || chosen.point == 1 {
		wants.EmploymentStatus = hiring.Fresher
	}
	if chance(r, 25) {
		wants.HireType, wants.RehireFor = hiring.Replacement, pick(r, firstNames)+" "+pick(r, lastNames)
	}
	switch {
	case o.plan.cues != nil && o.plan.quick:
		wants.Positions = 1
	case o.plan.cues != nil:
		wants.Positions = shownPositions
	}
	if o.plan.tat != 0 {
		wants.TAT = o.plan.tat
	}
	if o.plan.late {
		wants.TAT = o.cal.days[o.cal.today] - hiring.Day(2+r.IntN(20))
	}
	made, err := hiring.MakeRequisition(wants, serial, hiring.DayOf(at))
	if err != nil {
		return fmt.Errorf("seed: requisition %s: %w", serial, err)
	}
	o.begin(made, store.Requisition{
		PositionID: wants.PositionID, DepartmentID: o.departments[o.team.department], State: wants.State,
		City:             wants.City,
		EmploymentStatus: string(wants.EmploymentStatus), HireType: string(wants.HireType),
		RehireFor: wants.RehireFor, Jd: o.team.describe(chosen),
		MinExperience: hiring.ExperienceAsked(chosen.minExperience(), wants.EmploymentStatus),
		Skills:        wants.Skills, Comments: wants.Comments, RequestedBy: asker.ID, Points: int64(chosen.point),
		ApproverID: o.staff.approver(o.team.department).ID, Esa: o.plan.esa,
	}, by, wants.Comments)
	o.planApproval()
	return nil
}

// begin records the first event of a requisition's history.
func (o *opening) begin(r hiring.Requisition, row store.Requisition, by hiring.User, comment string) {
	at := o.cal.time(o.plan.made)
	row.ID, row.Number, row.Suffix, row.Serial = idAt(o.r, at), int64(r.Serial.Root), int64(r.Serial.Suffix),
		r.Serial.String()
	row.AddedBy, row.AddedAt, row.AddedOn, row.Version = by.ID, store.At(at), store.DateOf(at), 1
	o.Requisition, o.row = r, requisitions.RequisitionAfter(row, r, at)
	o.steps = append(o.steps, step{at, by.ID, []hiring.ReqEvent{r.FirstEvent(comment)}})
	o.stops, o.left = moment(len(o.cal.days))*workday, r.Positions
}

func (o *opening) skills() string {
	from := o.r.IntN(len(o.team.skills))
	var list []string
	for i := range 3 + o.r.IntN(3) {
		list = append(list, o.team.skills[(from+i)%len(o.team.skills)])
	}
	return strings.Join(list, ", ")
}

func (o *opening) planApproval() {
	r := o.r
	answered := o.after(o.plan.made, 1, 2)
	switch o.plan.fate {
	case hiring.StatusNew:
		return
	case hiring.StatusUnapproved:
		o.plans(answered, func(at moment) {
			change, err := o.Unapprove(pick(r, refuseRemarks))
			o.apply(o.row.ApproverID, at, change, err)
		})
		return
	}
	o.plans(answered, func(at moment) {
		change, err := o.Approve(o.cal.day(at), pick(r, approveRemarks))
		if o.apply(o.row.ApproverID, at, change, err) && o.plan.fate != hiring.StatusApproved {
			o.plans(o.after(at, 0, 2), o.assign)
		}
	})
}

// assign assigns the positions to recruiters and plans the work.
func (o *opening) assign(at moment) {
	r := o.r
	hrs := o.next(1 + min(o.Positions/2, r.IntN(3)))
	order := hiring.AssignOrder{Stipend: 8000 + 1000*r.IntN(12), Tenure: 2 + r.IntN(hiring.LongestTenure-1)}
	when, left := o.cal.time(at), o.Positions
	for i, hr := range hrs {
		n := left / (len(hrs) - i)
		left -= n
		if n > 0 {
			order.List = append(order.List, hiring.Share{ID: idAt(r, when), HR: hr.ID, Positions: &n})
		}
	}
	change, err := o.Assign(order)
	if !o.apply(o.manager().ID, at, change, err) || o.plan.fate == hiring.StatusAssigned {
		return
	}
	o.planEnd(at)
	o.planTurns(at)
	o.planCrowd(at)
}

// next returns the recruiters whose turn it is, each once.
func (w *world) next(n int) []hiring.User { return w.turn(n, w.staff.recruiters, &w.turns) }

func (o *opening) next(n int) []hiring.User {
	if o.plan.esa != "" {
		return o.staff.programme
	}
	return o.world.next(n)
}

// planEnd plans what takes the requisition to its fate.
func (o *opening) planEnd(assigned moment) {
	r, today := o.r, o.cal.today
	soon := func(least, most int) moment {
		return during(r, max(assigned.day()+4, today-least-r.IntN(most-least+1)))
	}
	switch o.plan.fate {
	case hiring.StatusOnboarded:
		if o.plan.old {
			o.plans(during(r, assigned.day()+oldAge), o.giveUp)
		}
	case hiring.StatusCompleted:
		o.stops = moment(today+1) * workday
	case hiring.StatusHold:
		o.stops = soon(1, 12)
		o.plans(o.stops, func(at moment) {
			change, err := o.Hold(pick(r, holdNotes))
			o.apply(o.manager().ID, at, change, err)
		})
		o.left = min(o.left, o.Positions-1)
	case hiring.StatusRevoke:
		o.stops = during(r, assigned.day()+6+r.IntN(10))
		o.plans(o.stops, func(at moment) {
			change, err := o.Revoke(pick(r, revokeRemarks))
			o.apply(o.manager().ID, at, change, err)
		})
		o.left = 0
	case hiring.StatusHrRevoke:
		o.stops = soon(2, 15)
		o.plans(o.stops, func(at moment) {
			change, err := o.HRRevoke(o.working(), pick(r, hrRevokes))
			o.apply(o.manager().ID, at, change, err)
		})
		o.left = 0
	case hiring.StatusReAssigned:
		o.stops = soon(0, 2)
		o.plans(o.stops, o.replaceOne)
		o.left = min(o.left, o.Positions-1)
	default:
		o.left = r.IntN(o.Positions)
	}
}

// replaceOne replaces a recruiter who has positions to hand on.
func (o *opening) replaceOne(at moment) {
	for _, a := range o.Assignments {
		if !a.Live() || a.Openings() == 0 {
			continue
		}
		for _, hr := range o.next(3) {
			if hr.ID == a.HR {
				continue
			}
			n := a.Openings()
			change, err := o.Reassign(hiring.ReassignOrder{Old: a.HR,
				List: []hiring.Share{{ID: idAt(o.r, o.cal.time(at)), HR: hr.ID, Positions: &n}}})
			o.apply(o.manager().ID, at, change, err)
			return
		}
	}
}

// planTurns plans detours on the way to the fate.
func (o *opening) planTurns(assigned moment) {
	if o.plan.plain() {
		return
	}
	r := o.r
	amid := func() moment { return during(r, assigned.day()+3+r.IntN(20)) }
	if chance(r, 12) {
		o.plans(amid(), o.replaceOne)
	}
	if chance(r, 8) {
		o.plans(amid(), func(at moment) {
			change, err := o.Hold(pick(r, holdNotes))
			if at < o.stops && o.apply(o.manager().ID, at, change, err) {
				o.plans(later(r, at, 1, 4), func(at moment) {
					change, err := o.Resume()
					o.apply(o.manager().ID, at, change, err)
				})
			}
		})
	}
	if chance(r, 9) && o.Positions > 2 {
		o.plans(amid(), func(at moment) {
			if change, err := o.PositionRevoke(1, pick(r, cutRemarks)); at < o.stops && o.apply(o.manager().ID, at,
				change, err) {
				o.left = min(o.left, o.Positions)
			}
		})
	}
	if working := o.working(); len(working) > 1 && chance(r, 15) {
		o.plans(amid(), func(at moment) {
			change, err := o.HRRevoke(working[1:2], pick(r, hrRevokes))
			if at < o.stops && o.apply(o.manager().ID, at, change, err) && chance(r, 50) {
				o.plans(later(r, at, 1, 3), func(at moment) {
					if n := o.Unassigned(); n > 0 && at < o.stops {
						change, err := o.Assign(hiring.AssignOrder{List: []hiring.Share{{ID: idAt(r, o.cal.time(at)),
							HR: working[0], Positions: &n}}})
						o.apply(o.manager().ID, at, change, err)
					}
				})
			}
		})
	}
	if kind := o.EmploymentType; (kind == full || kind == payroll) && chance(r, 10) {
		o.plans(amid(), func(at moment) {
			o.edit(at, map[hiring.EmploymentType]hiring.EmploymentType{full: payroll, payroll: full}[kind])
		})
	}
	if o.plan.edited {
		o.plans(during(r, o.cal.today-1), func(at moment) { o.edit(at, payroll) })
	}
	for range o.plan.raises {
		o.planRaise(during(r, assigned.day()+30+r.IntN(15)))
	}
}

// edit changes the type; the newest edits still wait for approval.
func (o *opening) edit(at moment, to hiring.EmploymentType) {
	if change, err := o.EditType(to, pick(o.r, editRemarks)); at < o.stops && o.apply(o.manager().ID, at, change, err) {
		o.plans(later(o.r, at, 2, 7), func(at moment) {
			change, err := o.Approve(o.cal.day(at), pick(o.r, approveRemarks))
			o.apply(o.row.ApproverID, at, change, err)
		})
	}
}

// planRaise raises a requisition as soon as the rules allow it.
func (o *opening) planRaise(when moment) {
	o.plans(when, func(at moment) {
		comment, by := pick(o.r, raiseRemarks), o.manager()
		change, err := o.Raise(o.cal.day(at), o.raised, 1+o.r.IntN(3), comment)
		if err != nil {
			if o.Status == hiring.StatusInprogress {
				o.planRaise(later(o.r, at, 3, 6))
			}
			return
		}
		o.apply(by.ID, at, change, nil)
		o.raised++
		o.children = append(o.children, child{*change.Raised, at, by, comment})
	})
}
