package hiring

import (
	"fmt"
	"slices"
	"strings"
	"time"
)

// Sentences about adding and mapping.
const (
	CandidateAdded          = "Candidate added Successfully"
	CandidateKnown          = "Candidate is already in the system"
	CandidateMapped         = "Candidate Mapped Successfully!!"
	CandidateAlreadyMapped  = "Candidate already remapped"
	CandidateRejectedInESA  = "Candidate is rejected in ESA. You cannot map to the same requisition!"
	CandidateBlacklistedNow = "Candidate Blacklisted Succesfully"
	SelectRequirement       = "Please Select Requirement"
	SelectCandidate         = "Please Select Candidate"
	MapsTooMany             = "Please select 100 candidates at most"
	MapsNobody              = "Only those who add candidates can map them"
	MappedMeanwhile         = "Somebody else has mapped this candidate meanwhile. Please look again."
)

// Target is a requisition to which a user wants to add or map a candidate.
type Target struct {
	Requisition OpeningFacts
	// Row is the status of the user's own assignment to it, the live one if there are several; empty if there is none.
	Row Status
}

// addingLocked lists the requisition statuses that take no candidates.
var addingLocked = []Status{StatusNew, StatusUnapproved, StatusRevoke, StatusHrRevoke}

// TakingCandidates lists the requisition statuses that take candidates.
func TakingCandidates() []Status {
	var taking []Status
	for _, info := range StatusesOf(ProcessRequisition) {
		if !slices.Contains(addingLocked, info.Status) {
			taking = append(taking, info.Status)
		}
	}
	return taking
}

// MayAddCandidates reports whether the user adds candidates to any requisition; CheckAdd decides which.
func MayAddCandidates(u User) bool {
	return u.Has(GrantManager) || u.Role == Recruiter || WorksOnQueue(u) && u.Role != Interviewer
}

// CheckAdd returns why the user cannot add candidates to the requisition.
func (t Target) CheckAdd(u User) error {
	switch {
	case !u.Has(GrantManager) && !worksOn(u, t.Requisition.ESA, t.Row):
		return &Problem{Kind: NotYours, Message: NotAllowed}
	case slices.Contains(addingLocked, t.Requisition.Status):
		return Refuse(lockedBy(t.Requisition.Status))
	}
	return nil
}

// ShowsAdd reports whether the directory shows the user its ADD CANDIDATE. On the programme's requisitions only
// managers have it: the programme's candidates come in through its link.
func (t Target) ShowsAdd(u User) bool {
	return t.CheckAdd(u) == nil && (u.Has(GrantManager) || !t.Requisition.ESA)
}

// Add returns the first event of a new candidate's application.
func (t Target) Add(u User, now time.Time) (Event, error) {
	if err := t.CheckAdd(u); err != nil {
		return Event{}, err
	}
	return t.begin(u, StatusNew, now), nil
}

func (t Target) begin(u User, s Status, now time.Time) Event {
	return Event{Stage: StageNew, Status: s, By: u.ID, OwnerID: u.ID, At: now, Day: DayOf(now)}
}

// Mapping is the effect of mapping a known candidate to a requisition: it ends the live application, if any, and begins
// another.
type Mapping struct {
	Ended []Event
	Begun Event
}

// keptStatuses are the statuses in which a candidate may not be mapped away.
var keptStatuses = []Status{
	StatusJoined, StatusBlacklisted, StatusKYCSubmitted, StatusKYCVerified, StatusDelayInJoining, StatusPushToOffer,
	StatusOfferSent, StatusOfferRevised, StatusOfferAccepted, StatusRelieved,
}

// keptInESACall are additional ones in the ESA programme's CALL.
var keptInESACall = []Status{StatusShortlisted, StatusSelected}

// Standing is where a live application stands, as far as mapping its candidate away cares.
type Standing struct {
	Stage  Stage
	Status Status
	// Outstanding is set while an offer is out, ESA if the requisition is one of the programme's.
	Outstanding, ESA bool
}

// Kept reports whether the candidate cannot be mapped away. A candidate with an offer out never can, because the
// position would stay taken.
func (s Standing) Kept() bool {
	return slices.Contains(keptStatuses, s.Status) || s.Outstanding ||
		s.ESA && s.Stage == StageCall && slices.Contains(keptInESACall, s.Status)
}

// Kept reports whether the candidate cannot be mapped away from the application.
func (a Application) Kept() bool {
	return Standing{a.Stage, a.StandsAt(), a.Outstanding(), a.Requisition.ESA}.Kept()
}

// WhyNotMapped returns why the user cannot map the candidate to any requisition at all, empty if they can; Remap
// decides for one requisition. live is nil for a candidate without a live application.
func WhyNotMapped(u User, blacklisted bool, live *Standing) string {
	switch {
	case !MayAddCandidates(u):
		return MapsNobody
	case blacklisted:
		return CandidateIsBlacklisted
	case live != nil && live.Kept():
		return keptAt(live.Status)
	}
	return ""
}

func keptAt(s Status) string {
	return fmt.Sprintf("The candidate cannot be mapped to another requisition: %s", s)
}

// MostMapped is how many candidates are mapped at once at most.
const MostMapped = 100

// CheckMapped checks what was chosen to be mapped.
func CheckMapped(requisition string, candidates []string) error {
	switch {
	case strings.TrimSpace(requisition) == "":
		return invalid("requisition", SelectRequirement)
	case len(candidates) == 0:
		return invalid("candidates", SelectCandidate)
	case len(candidates) > MostMapped:
		return invalid("candidates", MapsTooMany)
	}
	return nil
}

// Remap maps a known candidate to the requisition. applications are all that the candidate ever had; a candidate may be
// blacklisted without having any.
func (t Target) Remap(u User, blacklisted bool, applications []Application, now time.Time) (Mapping, error) {
	if err := t.CheckAdd(u); err != nil {
		return Mapping{}, err
	}
	there := func(a Application) bool { return a.Requisition.ID == t.Requisition.ID }
	switch {
	case blacklisted || slices.ContainsFunc(applications, func(a Application) bool { return a.Blacklisted }):
		return Mapping{}, Refuse(CandidateIsBlacklisted)
	case slices.ContainsFunc(applications, func(a Application) bool { return there(a) && a.EsaRejected() }):
		return Mapping{}, Refuse(CandidateRejectedInESA)
	case slices.ContainsFunc(applications, there):
		return Mapping{}, Refuse(CandidateAlreadyMapped)
	}
	m := Mapping{Begun: t.begin(u, StatusRemap, now)}
	for _, a := range applications {
		if !a.Live() {
			continue
		}
		if a.Kept() {
			return Mapping{}, Refuse(keptAt(a.StandsAt()))
		}
		e := a.event(u, Aside, StatusRemap, "", now)
		e.OwnerID = a.OwnerID
		m.Ended = append(m.Ended, e)
	}
	return m, nil
}
