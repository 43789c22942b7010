package hiring

// OfferAccepted reports whether an accepted offer stands, joined or not. Such an application fills a position.
func (p Progress) OfferAccepted() bool {
	return p.LastIn(StageOffer) == StatusOfferAccepted && p.LastIn(StageJoining) != StatusBackedOut && !p.Blacklisted
}

// Joined reports whether the candidate has started work.
func (p Progress) Joined() bool { return p.LastIn(StageJoining) == StatusJoined && !p.Blacklisted }

// Outstanding reports whether an offer was sent and not since declined, backed out of or ended by blacklisting.
// Accepted offers are outstanding too, which keeps a position from being offered twice.
func (p Progress) Outstanding() bool { return p.OfferOut }

// OfferCounts are the counts of a requisition, or an assignment, that come from its applications.
type OfferCounts struct{ Accepted, Joined, Outstanding int }

// CountOffers counts applications for the recount of their requisition or assignment.
func CountOffers(applications []Progress) OfferCounts {
	var c OfferCounts
	for _, p := range applications {
		if p.OfferAccepted() {
			c.Accepted++
		}
		if p.Joined() {
			c.Joined++
		}
		if p.Outstanding() {
			c.Outstanding++
		}
	}
	return c
}
