package hiring

import "time"

// InterviewReply is what a candidate answers to an invitation. It is stored with the interview, and is what its button
// says.
type InterviewReply string

const (
	WillCome    InterviewReply = "I will come"
	AnotherTime InterviewReply = "Another time, please"
)

// What the page behind the link of an invitation says. It never says why an interview does not take place.
const (
	ReplyNoted = "Thank you, your answer is noted"
	// The others say why nothing can be answered any more.
	ReplyMoved     = "This interview was moved; our newer mail has a link of its own."
	ReplyCancelled = "This interview does not take place at this time any more. Please look at our last mail."
	ReplyDone      = "This interview is done."
	ReplyBegun     = "This interview has already begun."
	UnknownReply   = "Please choose one of the two answers"
)

// CheckReply returns why this is no answer.
func CheckReply(r InterviewReply) error {
	if r != WillCome && r != AnotherTime {
		return invalid("reply", UnknownReply)
	}
	return nil
}

// InvitationFacts is what decides whether an invitation can still be answered.
type InvitationFacts struct {
	// Stands: the interview is pending, in a requisition where interviews take place.
	Stands bool
	// Moved: another time was arranged in its place.
	Moved bool
	// Done: whoever conducts it has given the result.
	Done  bool
	Start time.Time
}

// WhyNoReply returns why the candidate cannot answer any more; empty if they can.
func (f InvitationFacts) WhyNoReply(now time.Time) string {
	switch {
	case f.Moved:
		return ReplyMoved
	case !now.Before(f.Start):
		return ReplyBegun
	case f.Done:
		return ReplyDone
	case !f.Stands:
		return ReplyCancelled
	}
	return ""
}
