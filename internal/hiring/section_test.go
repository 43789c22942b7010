package hiring

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"
)

// It is Tuesday 17 March 2026, 11:00; candidates whose time came before 15 February are asleep.
var (
	deskNow   = time.Date(2026, 3, 17, 11, 0, 0, 0, kolkata)
	recruiter = User{ID: "me", Role: Recruiter}
	manager   = User{ID: "me", Role: SeniorHR, Grants: []Grant{GrantManager}}
)

func deskAt(u User) DeskTime { return DeskTimeOf(u, deskNow, usualWait) }

// row is a wait of an application of mine that began so many hours ago and is due so many hours from now.
func deskRow(party Party, person, owner, what string, since, due int) SectionRow {
	return SectionRow{OwnerID: owner, Wait: Wait{Party: party, PersonID: person, What: what,
		Since: deskNow.Add(time.Duration(since) * time.Hour), Due: deskNow.Add(time.Duration(due) * time.Hour)}}
}

func (r SectionRow) with(change func(r *SectionRow)) SectionRow {
	change(&r)
	return r
}

func TestSectionsOfMyDay(t *testing.T) {
	sleeps := func(r *SectionRow) { r.Sleeps = true }
	promised := func(r *SectionRow) { r.Promised = true }
	joins := func(in Day) func(r *SectionRow) {
		return func(r *SectionRow) { r.JoinsOn = DateOf(2026, 3, 17) + in }
	}
	mine := func(what string, since, due int) SectionRow {
		return deskRow(WaitsOnRecruiter, "me", "me", what, since, due)
	}
	requisition := func(r *SectionRow) { r.Requisition, r.OwnerID = true, "" }
	for name, c := range map[string]struct {
		row   SectionRow
		key   SectionKey
		group int
	}{
		"a call that is late":       {mine(WhatCall, -30, -1), SectionCallNow, 0},
		"a promised call":           {mine(WhatCallAgain, 3, 5).with(promised), SectionCallNow, 1},
		"a late promised call":      {mine(WhatCallAgain, -3, -1).with(promised), SectionCallNow, 0},
		"another try":               {mine(WhatCallAgain, 3, 5), SectionCallNow, 2},
		"a new candidate":           {mine(WhatCall, -1, 8), SectionCallNow, 3},
		"a wrong number":            {mine(WhatCorrectNumber, -1, 8), SectionCallNow, 3},
		"a call of tomorrow":        {mine(WhatCallAgain, 13, 15), "", 0},
		"asleep":                    {mine(WhatCallAgain, -24*31, -24*30).with(sleeps), SectionAsleep, 0},
		"nearly asleep":             {mine(WhatCallAgain, -24*29, -24*28).with(sleeps), SectionCallNow, 0},
		"somebody else's call":      {deskRow(WaitsOnRecruiter, "other", "other", WhatCall, -1, 8), "", 0},
		"mine, but I was taken off": {deskRow(WaitsOnManager, "", "me", WhatCall, -1, 8), SectionCallNow, 3},
		"a result I owe": {deskRow(WaitsOnInterviewer, "me", "other", WhatResult, -48, -40),
			SectionInterviews, 0},
		"mine of this evening": {deskRow(WaitsOnInterviewer, "me", "other", WhatResult, 6, 11),
			SectionInterviews, 1},
		"my interview of tomorrow": {deskRow(WaitsOnInterviewer, "me", "me", WhatResult, 24, 30), "", 0},
		"my candidate's of today":  {deskRow(WaitsOnInterviewer, "lead", "me", WhatResult, -1, 4), SectionInterviews, 1},
		"a result owed to me": {deskRow(WaitsOnInterviewer, "lead", "me", WhatResult, -48, -40),
			SectionWithOthers, 0},
		"my candidate's, not yet late": {deskRow(WaitsOnInterviewer, "lead", "me", WhatResult, -20, 1), "", 0},
		"a round to schedule":          {mine(WhatSchedule+"TL Round", -1, 8), SectionNextRound, 0},
		"one to judge":                 {mine(WhatSelect, -1, 8), SectionNextRound, 0},
		"work to do": {deskRow(WaitsOnRecruiter, "me", "", WhatWork, -1, 8).with(requisition),
			SectionNextRound, 0},
		"somebody else's work":          {deskRow(WaitsOnRecruiter, "other", "", WhatWork, -1, 8).with(requisition), "", 0},
		"an offer to send":              {mine(WhatSendOffer, -1, 8), SectionOffers, 0},
		"an answer a manager records":   {deskRow(WaitsOnManager, "", "me", WhatRecordAnswer, -1, 3), SectionOffers, 0},
		"a declined offer":              {mine(WhatRevise, -1, 8), SectionOffers, 0},
		"an offer out":                  {deskRow(WaitsOnCandidate, "", "me", WhatAnswer, -1, 26), "", 0},
		"an offer out, no answer":       {deskRow(WaitsOnCandidate, "", "me", WhatAnswer, -99, -26), SectionOffers, 0},
		"a touch point of today":        {mine(WhatTouch, -1, 8).with(joins(40)), SectionOffers, 0},
		"a touch point of Thursday":     {mine(WhatTouch, 48, 57).with(joins(40)), "", 0},
		"a joining of Thursday":         {mine(WhatTouch, 48, 57).with(joins(2)), SectionOffers, 0},
		"a joining in a week":           {mine(WhatTouch, 48, 57).with(joins(7)), SectionOffers, 0},
		"a joining in eight days":       {mine(WhatTouch, 48, 57).with(joins(8)), "", 0},
		"a decision of a manager, late": {deskRow(WaitsOnManager, "", "me", WhatDecide, -99, -1), SectionWithOthers, 0},
		"nobody's":                      {deskRow(WaitsOnNobody, "", "me", WhatFilled, 0, 0), "", 0},
	} {
		key, group, _ := MyDay.SectionOf(c.row, deskAt(recruiter))
		if key != c.key || group != c.group {
			t.Errorf("%s stands in %q, group %d, want %q, group %d", name, key, group, c.key, c.group)
		}
	}
}

func TestSectionsOfNeedsYou(t *testing.T) {
	late := func(r *SectionRow) { r.TATOver = true }
	sleeps := func(r *SectionRow) { r.Sleeps = true }
	requisition := func(party Party, person, what string, due int) SectionRow {
		return deskRow(party, person, "", what, -99, due).with(func(r *SectionRow) { r.Requisition = true })
	}
	joins := func(on Day) SectionRow {
		return deskRow(WaitsOnRecruiter, "other", "other", WhatTouch, 48, 60).with(func(r *SectionRow) { r.JoinsOn = on })
	}
	for name, c := range map[string]struct {
		row   SectionRow
		key   SectionKey
		group int
	}{
		"positions to assign":   {requisition(WaitsOnManager, "", WhatAssign, 3), SectionUnassigned, 0},
		"the same, TAT over":    {requisition(WaitsOnManager, "", WhatAssign, 3).with(late), SectionOverdue, 0},
		"an approval":           {requisition(WaitsOnApprover, "boss", WhatApprove, 3), SectionApprovals, 0},
		"a requisition on hold": {requisition(WaitsOnManager, "", WhatDecide, 3), SectionDecide, 0},
		"a candidate on hold":   {deskRow(WaitsOnManager, "", "other", WhatDecide, -9, 9), SectionDecide, 0},
		"an answer to record":   {deskRow(WaitsOnManager, "", "other", WhatRecordAnswer, -9, 9), SectionAnswers, 0},
		"a recruiter records": {deskRow(WaitsOnRecruiter, "other", "other", WhatRecordAnswer, -9, 9),
			SectionAnswers, 0},
		"no answer for days":            {deskRow(WaitsOnCandidate, "", "other", WhatAnswer, -99, -9), SectionAnswers, 1},
		"an answer that has time":       {deskRow(WaitsOnCandidate, "", "other", WhatAnswer, -9, 9), "", 0},
		"my own candidate's answer":     {deskRow(WaitsOnCandidate, "", "me", WhatAnswer, -9, 9), SectionLeft, 0},
		"a joining of Sunday":           {joins(DateOf(2026, 3, 22)), SectionJoinings, 0},
		"a joining that passed":         {joins(DateOf(2026, 2, 27)), SectionJoinings, 0},
		"a joining of Monday":           {joins(DateOf(2026, 3, 23)), "", 0},
		"nobody works on it":            {requisition(WaitsOnRecruiter, "other", WhatWork, -3), SectionNoActivity, 0},
		"somebody works on it":          {requisition(WaitsOnRecruiter, "other", WhatWork, 3), "", 0},
		"a call that nobody may make":   {deskRow(WaitsOnManager, "", "gone", WhatCall, -9, 9), SectionLeft, 0},
		"a call of my own candidate":    {deskRow(WaitsOnRecruiter, "me", "me", WhatCall, -9, 9), SectionLeft, 0},
		"somebody else's call":          {deskRow(WaitsOnRecruiter, "other", "other", WhatCall, -9, -1), "", 0},
		"asleep, and left to a manager": {deskRow(WaitsOnManager, "", "gone", WhatCall, -24*31, -24*30).with(sleeps), "", 0},
		"an interview without a person": {deskRow(WaitsOnManager, "", "other", WhatResult, 40, 50), SectionLeft, 0},
	} {
		key, group, _ := NeedsYou.SectionOf(c.row, deskAt(manager))
		if key != c.key || group != c.group {
			t.Errorf("%s stands in %q, group %d, want %q, group %d", name, key, group, c.key, c.group)
		}
	}
}

func TestCardOf(t *testing.T) {
	for _, c := range []struct {
		user User
		card Card
	}{
		{recruiter, MyDay},
		{manager, NeedsYou},
		{User{Role: ESAHR}, MyDay},
		{User{Role: Recruiter, Grants: []Grant{GrantEsaAssigned}}, MyDay},
		{User{Role: Recruiter, Grants: []Grant{GrantManager}}, NeedsYou},
		{User{Role: Interviewer}, NoCard},
		{User{Role: TL}, NoCard},
		{User{Role: CEO}, NoCard},
	} {
		if card := CardOf(c.user); card != c.card {
			t.Errorf("%v has the card %q, want %q", c.user, card, c.card)
		}
	}
}

func TestActionsOfSections(t *testing.T) {
	requisition := func(party Party, person, what string) SectionRow {
		return deskRow(party, person, "", what, -1, 6).with(func(r *SectionRow) { r.Requisition = true })
	}
	mine := func(what string) SectionRow { return deskRow(WaitsOnRecruiter, "me", "me", what, -1, 1) }
	interview := func(person string, since int) SectionRow {
		return deskRow(WaitsOnInterviewer, person, "me", WhatResult, since, 6)
	}
	for name, c := range map[string]struct {
		user   User
		row    SectionRow
		online bool
		want   string
	}{
		"a call":                    {recruiter, mine(WhatCallAgain), false, "call Call"},
		"a wrong number":            {recruiter, mine(WhatCorrectNumber), false, "edit Edit"},
		"a round":                   {recruiter, mine(WhatSchedule + "PL Round"), false, "schedule Schedule PL"},
		"my interview online":       {recruiter, interview("me", 1), true, "join Join"},
		"my interview in a room":    {recruiter, interview("me", 1), false, "take Take Interview"},
		"my interview that is over": {recruiter, interview("me", -2), true, "take Take Interview"},
		"a lead's online":           {recruiter, interview("lead", 1), true, "copy Copy link"},
		"a lead's in a room":        {recruiter, interview("lead", 1), false, "open Open"},
		"a lead's that is over":     {recruiter, interview("lead", -3), true, "remind Remind"},
		"an offer, no answer": {recruiter, deskRow(WaitsOnCandidate, "", "me", WhatAnswer, -99, -6),
			false, "ask Call"},
		"for a manager": {manager, deskRow(WaitsOnCandidate, "", "other", WhatAnswer, -99, -6),
			false, "record Record"},
		"an answer": {recruiter, deskRow(WaitsOnManager, "", "me", WhatRecordAnswer, -1, 6),
			false, "remind Remind"},
		"by a manager": {manager, deskRow(WaitsOnManager, "", "other", WhatRecordAnswer, -1, 6),
			false, "record Record"},
		"somebody else's offer out": {recruiter, deskRow(WaitsOnCandidate, "", "other", WhatAnswer, -99, -6),
			false, "remind Remind"},
		"an interview without a person": {manager, deskRow(WaitsOnManager, "", "other", WhatResult, -1, 6),
			false, "take Take Interview"},
		"one on hold": {manager, deskRow(WaitsOnManager, "", "other", WhatDecide, -1, 6), false, "decide Decide"},
		"mine on hold": {recruiter, deskRow(WaitsOnManager, "", "me", WhatDecide, -1, 6),
			false, "remind Remind"},
		"a touch point": {recruiter, mine(WhatTouch), false, "touch Call"},
		"one of the queue": {User{ID: "me", Role: ESAHR}, deskRow(WaitsOnRecruiter, "", "", WhatCall, -1, 6),
			false, "call Call"},
		"nobody's":            {manager, deskRow(WaitsOnNobody, "", "other", WhatBackup, -1, 6), false, "open Open"},
		"an approval":         {manager, requisition(WaitsOnApprover, "boss", WhatApprove), false, "remind Remind"},
		"an approval of mine": {manager, requisition(WaitsOnApprover, "me", WhatApprove), false, "open Open"},
		"positions":           {manager, requisition(WaitsOnManager, "", WhatAssign), false, "assign Assign"},
		"no activity":         {manager, requisition(WaitsOnRecruiter, "other", WhatWork), false, "remind Remind"},
		"my work":             {recruiter, requisition(WaitsOnRecruiter, "me", WhatWork), false, "work Open"},
		"joined?": {recruiter, deskRow(WaitsOnRecruiter, "me", "me", WhatTouch, -1, 6).with(func(r *SectionRow) {
			r.JoinsOn = DateOf(2026, 3, 16)
		}), false, "update Update"},
	} {
		if is := ActionOf(c.user, c.row, deskAt(c.user), c.online); is.Key+" "+is.Label != c.want {
			t.Errorf("%s offers %v, want %s", name, is, c.want)
		}
	}
}

// TestEveryActionIsListed asks for the action of every kind of row: none may be missing in the list that the screens
// have a way for, and what waits on one can be done.
func TestEveryActionIsListed(t *testing.T) {
	applications := slices.Concat(callWhats, roundWhats, offerWhats,
		[]string{WhatResult, WhatDecide, WhatAnswer, WhatPush, WhatJoined})
	requisitions := []string{WhatApprove, WhatAssign, WhatWork, WhatDecide}
	listed, offered := map[string]bool{}, map[string]bool{}
	for _, action := range DeskActions {
		listed[action.Key] = true
	}
	for _, of := range []struct {
		whats       []string
		requisition bool
	}{{applications, false}, {requisitions, true}} {
		for _, what := range of.whats {
			for _, u := range []User{recruiter, manager, {ID: "me", Role: ESAHR}, {ID: "me", Role: Interviewer}} {
				for _, party := range Parties {
					for _, person := range []string{"me", "other", ""} {
						for _, since := range []int{-30, 1} {
							row := deskRow(party, person, "me", what, since, 60).with(func(r *SectionRow) { r.Requisition = of.requisition })
							for _, online := range []bool{false, true} {
								action := ActionOf(u, row, deskAt(u), online)
								if offered[action.Key] = true; !listed[action.Key] || action.Label == "" {
									t.Errorf("%+v offers %q, which no screen knows", row, action)
								}
								onMe := person == "me" && party != WaitsOnNobody && (what != WhatAnswer || party == WaitsOnCandidate)
								if !of.requisition && onMe && action == actOpen {
									t.Errorf("%s waits on %v, who can only open it", what, u)
								}
							}
						}
					}
				}
			}
		}
	}
	for key := range listed {
		if !offered[key] {
			t.Errorf("%s is never offered", key)
		}
	}
}

// TestSectionsForAKindDecideAlike asks the sections for the kind of a row what the whole card says.
func TestSectionsForAKindDecideAlike(t *testing.T) {
	whats := slices.Concat(callWhats, roundWhats, offerWhats, []string{WhatResult, WhatDecide, WhatAnswer, WhatPush})
	people, random := []string{"me", "other", ""}, rand.New(rand.NewPCG(7, 7))
	for card, u := range map[Card]User{MyDay: recruiter, NeedsYou: manager} {
		taken := 0
		for range 20_000 {
			pick := func(from []string) string { return from[random.IntN(len(from))] }
			row := deskRow(Parties[random.IntN(len(Parties))], pick(people), pick(people), pick(whats),
				random.IntN(2000)-1900, random.IntN(100)-50)
			row.Sleeps, row.Promised = random.IntN(2) == 0, random.IntN(2) == 0
			if random.IntN(2) == 0 {
				row.JoinsOn = DateOf(2026, 3, 10) + Day(random.IntN(30))
			}
			sections, at := card.SectionsFor(row.Party, row.What), deskAt(u)
			wantKey, wantGroup, want := card.SectionOf(row, at)
			if key, group, ok := sections.Of(&row, &at); key != wantKey || group != wantGroup || ok != want {
				t.Fatalf("%s: %+v is in %q %d, not in %q %d", card, row, key, group, wantKey, wantGroup)
			}
			if want && row.OwnerID != "me" && row.PersonID != "me" && !sections.TakeAnybodys() {
				t.Fatalf("%s takes %+v, which is nothing of mine", card, row)
			}
			if want {
				taken++
			}
		}
		if taken < 1000 {
			t.Errorf("%s took %d rows: too few to tell", card, taken)
		}
	}
}
