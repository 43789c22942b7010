package hiring

import (
	"slices"
	"time"
)

// SectionKey names a section of the home card, as addresses do.
type SectionKey string

const (
	SectionCallNow    SectionKey = "call_now"
	SectionInterviews SectionKey = "interviews"
	SectionNextRound  SectionKey = "next_round"
	SectionOffers     SectionKey = "offers"
	SectionWithOthers SectionKey = "with_others"
	SectionAsleep     SectionKey = "asleep"

	SectionOverdue    SectionKey = "overdue"
	SectionUnassigned SectionKey = "unassigned"
	SectionApprovals  SectionKey = "approvals"
	SectionDecide     SectionKey = "decide"
	SectionAnswers    SectionKey = "answers"
	SectionJoinings   SectionKey = "joinings"
	SectionNoActivity SectionKey = "no_activity"
	SectionLeft       SectionKey = "left"
	SectionCalls      SectionKey = "calls"
)

// UnknownSection answers a request for a section that the caller's card does not have.
const UnknownSection = "Your home has no such section"

// Card is which card a user has above the tiles.
type Card string

const (
	NoCard   Card = ""
	MyDay    Card = "my_day"
	NeedsYou Card = "needs_you"
)

// CardOf returns the user's card: who only reads, and interviewers, whose interviews have a screen of their own, have
// none.
func CardOf(u User) Card {
	switch sight := SightOf(u); {
	case u.Has(GrantManager):
		return NeedsYou
	case sight == SeesAssigned || sight == SeesAssignedAndESA || sight == SeesESA:
		return MyDay
	}
	return NoCard
}

// Section is a part of the card.
type Section struct {
	Key   SectionKey
	Title string
	// Foot: a number below the sections.
	Foot bool
	// Groups come one after the other; within one, what is due first comes first.
	Groups [][]Take
}

// Whose tells to whom a row has to belong.
type Whose int

const (
	Anybodys Whose = iota
	// Owned: the user owns the application.
	Owned
	// OnMe: it waits on the user.
	OnMe
	// OwnedOnOthers: the user owns the application, and it waits on somebody else.
	OwnedOnOthers
)

// Begins limits from when on somebody has to act.
type Begins int

const (
	Anytime Begins = iota
	// ByNow and BeforeTomorrow include everything that began earlier; Today does not.
	ByNow
	BeforeTomorrow
	Today
)

// Take is what a section takes: rows that meet all of its conditions, unless an earlier take has them already.
type Take struct {
	// Requisitions: the row is a requisition's, else an application's.
	Requisitions bool
	Whose        Whose
	// Party and Whats are empty for all.
	Party Party
	Whats []string
	Begins
	// Overdue: the time is over. TATOver: the requisition stands in the tile Overdue.
	Overdue, TATOver bool
	// Promised: the candidate was told when to expect a call.
	Promised bool
	// JoinsWithin: the joining date is at most so many days ahead. JoinsThisWeek: it is in this week, or over.
	JoinsWithin   *int
	JoinsThisWeek bool
	// Asleep takes the applications that are asleep; all others take none of them.
	Asleep bool
}

// callWhats wait for a call, and fall asleep without one; offerWhats are what an offer needs.
var (
	callWhats  = []string{WhatCall, WhatCallAgain, WhatCorrectNumber}
	roundWhats = []string{WhatSelect, WhatSchedule + roundWords[StageHR], WhatSchedule + roundWords[StageTL],
		WhatSchedule + roundWords[StagePL], WhatSchedule + roundWords[StageCEO]}
	offerWhats = []string{WhatSendOffer, WhatVerifyKYC, WhatRecordAnswer, WhatRevise, WhatReviseOrHold, WhatJoiningDate,
		WhatTouch}
)

// joiningsAhead is how many days ahead My day tells of joinings.
const joiningsAhead = 7

var cards = map[Card][]Section{
	MyDay: {
		{Key: SectionCallNow, Title: "Call now", Groups: [][]Take{
			{{Whose: Owned, Whats: callWhats, Begins: BeforeTomorrow, Overdue: true}},
			{{Whose: Owned, Whats: []string{WhatCallAgain}, Begins: BeforeTomorrow, Promised: true}},
			{{Whose: Owned, Whats: []string{WhatCallAgain}, Begins: BeforeTomorrow}},
			{{Whose: Owned, Whats: callWhats, Begins: BeforeTomorrow}},
		}},
		{Key: SectionInterviews, Title: "Interviews today", Groups: [][]Take{
			{{Whose: OnMe, Whats: []string{WhatResult}, Begins: ByNow}},
			{
				{Whose: OnMe, Whats: []string{WhatResult}, Begins: Today},
				{Whose: Owned, Whats: []string{WhatResult}, Begins: Today},
			},
		}},
		{Key: SectionNextRound, Title: "Needs the next round", Groups: [][]Take{{
			{Whose: Owned, Whats: roundWhats},
			{Requisitions: true, Whose: OnMe, Whats: []string{WhatWork}},
		}}},
		{Key: SectionOffers, Title: "Offers and joinings", Groups: [][]Take{{
			{Whose: Owned, Whats: offerWhats, Begins: BeforeTomorrow},
			{Whose: Owned, Whats: []string{WhatAnswer}, Overdue: true},
			{Whose: Owned, Whats: []string{WhatTouch}, JoinsWithin: new(joiningsAhead)},
		}}},
		{Key: SectionWithOthers, Title: "With others", Foot: true, Groups: [][]Take{{
			{Whose: OwnedOnOthers, Overdue: true},
		}}},
		{Key: SectionAsleep, Title: "Asleep", Foot: true, Groups: [][]Take{{{Whose: Owned, Asleep: true}}}},
	},
	NeedsYou: {
		{Key: SectionOverdue, Title: "Overdue", Groups: [][]Take{{{Requisitions: true, TATOver: true}}}},
		{Key: SectionUnassigned, Title: "Unassigned or half assigned", Groups: [][]Take{{
			{Requisitions: true, Party: WaitsOnManager, Whats: []string{WhatAssign}},
		}}},
		{Key: SectionApprovals, Title: "Approvals waiting", Groups: [][]Take{{
			{Requisitions: true, Party: WaitsOnApprover},
		}}},
		{Key: SectionDecide, Title: "To decide", Groups: [][]Take{{
			{Party: WaitsOnManager, Whats: []string{WhatDecide}},
			{Requisitions: true, Party: WaitsOnManager, Whats: []string{WhatDecide}},
		}}},
		{Key: SectionAnswers, Title: "Offers awaiting an answer", Groups: [][]Take{
			{{Whats: []string{WhatRecordAnswer}}},
			{{Whats: []string{WhatAnswer}, Overdue: true}},
		}},
		{Key: SectionJoinings, Title: "Joinings this week", Groups: [][]Take{{
			{Whats: []string{WhatTouch}, JoinsThisWeek: true},
		}}},
		{Key: SectionNoActivity, Title: "No activity", Groups: [][]Take{{
			{Requisitions: true, Whats: []string{WhatWork}, Overdue: true},
		}}},
		{Key: SectionLeft, Title: "Left to managers", Groups: [][]Take{{
			{Party: WaitsOnManager},
			{Whose: Owned},
		}}},
	},
}

// Sections returns the sections of a card, in order.
func (c Card) Sections() []Section { return cards[c] }

// Section returns the section with this key; ok is false if the card has none.
func (c Card) Section(key SectionKey) (section Section, ok bool) {
	at := slices.IndexFunc(cards[c], func(s Section) bool { return s.Key == key })
	if at < 0 {
		return Section{}, false
	}
	return cards[c][at], true
}

// TakesRequisitions reports whether the section has rows of requisitions.
func (c Card) TakesRequisitions(key SectionKey) bool {
	section, _ := c.Section(key)
	return slices.ContainsFunc(slices.Concat(section.Groups...), func(t Take) bool { return t.Requisitions })
}

// Sections are sections of a card that may take a row, in order.
type Sections []Section

// SectionsFor returns the card's sections without what they do not take of applications that wait on the party for
// this. Many rows are alike, and what is left is quick to ask.
func (c Card) SectionsFor(party Party, what string) Sections {
	left := Sections{}
	for _, section := range cards[c] {
		takes := 0
		groups := make([][]Take, len(section.Groups))
		for i, group := range section.Groups {
			for _, take := range group {
				if !take.Requisitions && (take.Party == "" || take.Party == party) &&
					(take.Whats == nil || slices.Contains(take.Whats, what)) {
					groups[i] = append(groups[i], take)
					takes++
				}
			}
		}
		if takes > 0 {
			section.Groups = groups
			left = append(left, section)
		}
	}
	return left
}

// TakeAnybodys reports whether some of what they take may belong to anybody.
func (s Sections) TakeAnybodys() bool {
	return slices.ContainsFunc(s, func(section Section) bool {
		return slices.ContainsFunc(slices.Concat(section.Groups...), func(t Take) bool { return t.Whose == Anybodys })
	})
}

// DeskTime is who looks at the card, and when.
type DeskTime struct {
	UserID            string
	Now, AsleepBefore time.Time
	// Begun and Ends are the midnights at which today begins and ends.
	Begun, Ends time.Time
	Today       Day
	// WeekEnds is the last day of this week.
	WeekEnds Day
}

// DeskTimeOf returns the times of a card that the user reads now.
func DeskTimeOf(u User, now time.Time, s WaitSettings) DeskTime {
	today := s.Work.Today(now)
	return DeskTime{
		UserID: u.ID, Now: now, AsleepBefore: s.AsleepBefore(now), Begun: s.Work.at(today, 0), Ends: s.Work.at(today+1, 0),
		Today: today, WeekEnds: today.Monday() + 6,
	}
}

// SectionRow is a row as sections read it.
type SectionRow struct {
	Wait
	Requisition bool
	OwnerID     string
	// Promised: the candidate was told when to expect this call.
	Promised bool
	// TATOver: the requisition stands in the tile Overdue.
	TATOver bool
}

// SectionOf returns the section that takes the row, and the group within it; ok is false if none does.
func (c Card) SectionOf(r SectionRow, at DeskTime) (key SectionKey, group int, ok bool) {
	return Sections(cards[c]).Of(&r, &at)
}

// Of is Card.SectionOf for these sections.
func (s Sections) Of(r *SectionRow, at *DeskTime) (key SectionKey, group int, ok bool) {
	for i := range s {
		for group, takes := range s[i].Groups {
			for t := range takes {
				if takes[t].Fits(r, at) {
					return s[i].Key, group, true
				}
			}
		}
	}
	return "", 0, false
}

// Fits reports whether the row meets the conditions.
func (t *Take) Fits(r *SectionRow, at *DeskTime) bool {
	if r.Party == WaitsOnNobody || t.Requisitions != r.Requisition || t.TATOver && !r.TATOver {
		return false
	}
	asleep := r.Sleeps && r.Since.Before(at.AsleepBefore)
	switch {
	case asleep != t.Asleep,
		t.Party != "" && t.Party != r.Party,
		t.Whats != nil && !slices.Contains(t.Whats, r.What),
		t.Promised && !r.Promised,
		t.Overdue && !(r.Due.Before(at.Now) && !r.Since.After(at.Now)):
		return false
	}
	return t.Whose.fits(r, at.UserID) && t.Begins.fits(r.Since, at) && t.joins(r.JoinsOn, at)
}

func (w Whose) fits(r *SectionRow, userID string) bool {
	switch w {
	case Owned:
		return r.OwnerID == userID
	case OnMe:
		return r.PersonID == userID
	case OwnedOnOthers:
		return r.OwnerID == userID && r.PersonID != userID
	}
	return true
}

func (b Begins) fits(since time.Time, at *DeskTime) bool {
	switch b {
	case ByNow:
		return !since.After(at.Now)
	case BeforeTomorrow:
		return since.Before(at.Ends)
	case Today:
		return since.Before(at.Ends) && !since.Before(at.Begun)
	}
	return true
}

func (t *Take) joins(on Day, at *DeskTime) bool {
	switch {
	case t.JoinsThisWeek:
		return on != 0 && on <= at.WeekEnds
	case t.JoinsWithin != nil:
		return on != 0 && on <= at.Today+Day(*t.JoinsWithin)
	}
	return true
}
