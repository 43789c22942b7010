package hiring

import "slices"

// OfferLimit refuses an offer when no position is left.
const OfferLimit = "The offer for this requisition has been sent to another candidate!"

// offerKind is a column of the offer table.
type offerKind int

const (
	permanentOffer offerKind = iota
	casualOffer
	programmeOffer
	pushedProgrammeOffer
)

// offerPoint is a row of the offer table: how far the offer has come.
type offerPoint int

const (
	notSent offerPoint = iota
	sent
	declined
)

// offerTable is what may follow in OFFER.
var offerTable = map[offerPoint]map[offerKind][]Status{
	notSent: {
		permanentOffer:       {StatusOfferSent, StatusOfferNotSent, StatusOfferOnHold},
		casualOffer:          {StatusOfferSent, StatusOfferNotSent, StatusBackedOut},
		programmeOffer:       {StatusOfferSent, StatusOfferNotSent},
		pushedProgrammeOffer: {StatusOfferSent, StatusOfferNotSent, StatusBackedOut},
	},
	sent: {
		permanentOffer:       {StatusOfferAccepted, StatusOfferNotAccepted, StatusOfferRevised, StatusOfferOnHold},
		casualOffer:          {StatusOfferAccepted, StatusOfferNotAccepted, StatusOfferRevised, StatusBackedOut},
		programmeOffer:       {StatusOfferAccepted, StatusOfferRevised},
		pushedProgrammeOffer: {StatusOfferAccepted, StatusOfferRevised, StatusOfferNotAccepted, StatusBackedOut},
	},
	declined: {
		permanentOffer:       {StatusOfferAccepted, StatusOfferRevised, StatusOfferOnHold},
		casualOffer:          {StatusOfferAccepted, StatusOfferRevised, StatusBackedOut},
		pushedProgrammeOffer: {StatusOfferAccepted, StatusOfferRevised, StatusBackedOut},
	},
}

// kycAfter is the KYC status that the ESA programme may ask for next before it sends an offer.
var kycAfter = map[Status]Status{"": StatusKYCSubmitted, StatusKYCSubmitted: StatusKYCVerified}

// offerRecorders are the users who record the answer to a sent offer, by kind of offer.
var offerRecorders = struct {
	kinds []offerKind
	grant Grant
}{[]offerKind{permanentOffer}, GrantManager}

func (a Application) offerKind() offerKind {
	switch t := a.Requisition.EmploymentType; {
	case t == FullTime || t == Contract:
		return permanentOffer
	case t == PartTime && a.Requisition.ESA && a.Pushed:
		return pushedProgrammeOffer
	case t == PartTime && a.Requisition.ESA:
		return programmeOffer
	}
	return casualOffer
}

func (a Application) offerPoint() offerPoint {
	switch {
	case a.LastIn(StageOffer) == StatusOfferNotAccepted:
		return declined
	case a.OfferSent:
		return sent
	}
	return notSent
}

// offered lists what may follow in OFFER. Before an offer is sent, the last status is not offered a second time.
func (a Application) offered() []Status {
	point := a.offerPoint()
	list := slices.Clone(offerTable[point][a.offerKind()])
	if point != notSent {
		return list
	}
	list = slices.DeleteFunc(list, func(s Status) bool { return s == a.LastIn(StageOffer) })
	if next, ok := kycAfter[a.KYC]; ok && a.Requisition.ESA {
		list = append(list, next)
	}
	return list
}

// waitsForRecorder reports whether the sent offer waits for an answer that this user may not record.
func (a Application) waitsForRecorder(u User) bool {
	return a.OfferSent && slices.Contains(offerRecorders.kinds, a.offerKind()) && !u.Has(offerRecorders.grant)
}

// offersTaken reports whether every position has an offer out, none of them for this candidate.
func (a Application) offersTaken() bool {
	return !a.OfferOut && a.Requisition.Outstanding >= a.Requisition.Positions
}

// exceedsOffers reports whether the status would send one offer more than there are positions.
func (a Application) exceedsOffers(s Status) bool {
	sends := s == StatusOfferSent || s == StatusOfferRevised || s == StatusOfferAccepted
	return sends && a.offersTaken()
}
