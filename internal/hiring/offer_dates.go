package hiring

import "fmt"

// withDays returns the progress with the days that the event gives to what follows.
func (p Progress) withDays(e Event) Progress {
	info, _ := InfoOf(e.Status)
	switch {
	case e.Stage == StageCEO && info.Passes, e.Stage == StageCall && e.Status == StatusSelected,
		e.Status == StatusPushToOffer:
		p.ClearedOn = e.Day
	case e.Stage == StageOffer && (e.Status == StatusOfferSent || e.Status == StatusOfferRevised):
		p.OfferedOn = e.Day
	case e.Stage == StageOffer && e.Status == StatusOfferAccepted:
		p.AcceptedOn = e.Day
	}
	return p
}

// earliest returns the first day that the next step of the stage may be dated, which is that of the step it answers,
// and what happened then; 0 for a stage whose steps are not dated.
func (p Progress) earliest(s Stage) (first Day, why string) {
	switch {
	case s == StageJoining:
		return p.AcceptedOn, "the offer was accepted"
	case s == StageOffer && p.OfferSent:
		return p.OfferedOn, "the offer was sent"
	case s == StageOffer:
		return p.ClearedOn, "the candidate was cleared for the offer"
	}
	return 0, ""
}

// checkDay checks that a step of the stage is not dated before the step it answers: figures count it on that day.
func (p Progress) checkDay(s Stage, day Day) error {
	if first, why := p.earliest(s); day != 0 && day < first {
		return invalid("date", fmt.Sprintf("The date cannot be before %s, when %s", first.Shown(), why))
	}
	return nil
}
