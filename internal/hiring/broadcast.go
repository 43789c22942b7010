package hiring

import (
	"fmt"
	"time"
)

const (
	// MostBroadcast is how many candidates a broadcast has at most, MostBroadcastADay how many a user reaches a day.
	MostBroadcast     = 200
	MostBroadcastADay = 500
	// BroadcastSpacing is the time between two messages of a broadcast.
	BroadcastSpacing = 1500 * time.Millisecond
	// BroadcastRest is how long a candidate is left alone after a campaign.
	BroadcastRest = 7 * 24 * time.Hour
	// broadcastOpens and broadcastCloses are the hours of the business zone in which broadcasts are sent.
	broadcastOpens, broadcastCloses = 9, 21
)

// Sentences about broadcasts.
const (
	SelectForBroadcast    = "Please select candidate."
	BroadcastTooMany      = "Please select 200 candidates at most"
	BroadcastRuns         = "Your broadcast before is still running. Please wait for it, or stop it."
	BroadcastOver         = "This broadcast is over already"
	BroadcastToNobody     = "None of the selected candidates can be messaged now"
	BroadcastBegun        = "The broadcast has begun."
	BroadcastStopped      = "The broadcast is stopped."
	BroadcastSent         = "Broadcast sent successfully."
	BroadcastWentWrong    = "something went wrong"
	BroadcastNotTheirs    = "The login of who began this broadcast has ended"
	BroadcastKept         = "Nothing is set up to send by WhatsApp: the messages are kept"
	MobileFromAbroad      = "The mobile is not an Indian one"
	SentAgain             = "The message is queued again"
	broadcastDayUsed      = "You can broadcast to 500 candidates a day; %d are left today"
	broadcastStoppedByOne = "Stopped by %s"
)

// BroadcastState is how far a broadcast has come.
type BroadcastState string

const (
	BroadcastRunning BroadcastState = "running"
	BroadcastDone    BroadcastState = "done"
	BroadcastCut     BroadcastState = "stopped"
)

// CheckBroadcast checks what was chosen for a broadcast.
func CheckBroadcast(candidates []string) error {
	switch {
	case len(candidates) == 0:
		return invalid("candidates", SelectForBroadcast)
	case len(candidates) > MostBroadcast:
		return invalid("candidates", BroadcastTooMany)
	}
	return nil
}

// CheckBroadcastDay checks a broadcast to so many more candidates against what the user has reached today.
func CheckBroadcastDay(today, more int64) error {
	if today+more > MostBroadcastADay {
		return Refuse(fmt.Sprintf(broadcastDayUsed, max(0, MostBroadcastADay-today)))
	}
	return nil
}

// BroadcastStoppedBy is the reason of a message that was not sent any more.
func BroadcastStoppedBy(name string) string { return fmt.Sprintf(broadcastStoppedByOne, name) }

// BroadcastOpenFrom returns the earliest time from now on at which a broadcast may send. now is in the business zone.
func BroadcastOpenFrom(now time.Time) time.Time {
	year, month, day := now.Date()
	opens := time.Date(year, month, day, broadcastOpens, 0, 0, 0, now.Location())
	switch {
	case now.Before(opens):
		return opens
	case now.Before(time.Date(year, month, day, broadcastCloses, 0, 0, 0, now.Location())):
		return now
	}
	return time.Date(year, month, day+1, broadcastOpens, 0, 0, 0, now.Location())
}

// RecipientFacts is what is known of a candidate who was chosen for a campaign.
type RecipientFacts struct {
	Mobile      string
	Blacklisted bool
	// OptedOutAt and MessagedAt are zero for never. MessagedAt is when a campaign last reached the candidate, or may
	// have.
	OptedOutAt, MessagedAt time.Time
	// Live is where the live application stands since StandsSince; nil if there is none.
	Live        *Standing
	StandsSince time.Time
}

// WhyNoCampaign returns why the candidate gets no campaign at all; empty if they may.
func (f RecipientFacts) WhyNoCampaign(now time.Time) string {
	switch {
	case f.Blacklisted:
		return CandidateIsBlacklisted
	case !f.OptedOutAt.IsZero():
		return "Opted out on " + DayOf(f.OptedOutAt.In(now.Location())).Shown()
	}
	if _, ok := WhatsappNumber(f.Mobile); !ok {
		return MobileFromAbroad
	}
	return ""
}

// WhySkipped returns why a broadcast skips the candidate; empty if it does not. Who cannot be chosen in the candidate
// database is skipped too, as that may have changed since. now is in the business zone.
func (f RecipientFacts) WhySkipped(now time.Time) string {
	if why := f.WhyNoCampaign(now); why != "" {
		return why
	}
	switch {
	case f.Live != nil && f.Live.Kept():
		return fmt.Sprintf("%s since %s", f.Live.Status, shownSince(f.StandsSince, now))
	case !f.MessagedAt.IsZero() && now.Sub(f.MessagedAt) < BroadcastRest:
		return fmt.Sprintf("Messaged on %s; once in 7 days", DayOf(f.MessagedAt.In(now.Location())).Shown())
	}
	return ""
}

// shownSince writes a time of today as that of a clock, and any other as a day.
func shownSince(at, now time.Time) string {
	at = at.In(now.Location())
	if DayOf(at) == DayOf(now) {
		return at.Format("03:04 pm")
	}
	return DayOf(at).Shown()
}

// BroadcastSentence tells how a broadcast ended: so many messages of all that were to be sent.
func BroadcastSentence(sent, of int64) string {
	switch {
	case sent == 0:
		return BroadcastWentWrong
	case sent == of:
		return BroadcastSent
	}
	return fmt.Sprintf("%d of %d sent", sent, of)
}
