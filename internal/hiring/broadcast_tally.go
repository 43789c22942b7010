package hiring

// RecipientState is what is shown of a recipient of a broadcast: the state of their message, or that there is none.
type RecipientState string

const (
	RecipientSkipped   RecipientState = "skipped"
	RecipientCancelled RecipientState = "cancelled"
)

// RecipientStateOf returns the state that is shown. Who opted out between the turn and the leaving is told as skipped,
// like everybody else who was.
func RecipientStateOf(state string, message MessageState, reason string) RecipientState {
	switch {
	case state == "waiting":
		return RecipientState(MessageQueued)
	case state != "handed":
		return RecipientState(state)
	case message == MessageCancelled && (reason == CandidateOptedOut || reason == CandidateIsBlacklisted):
		return RecipientSkipped
	}
	return RecipientState(message)
}

// BroadcastTally counts the recipients of a broadcast.
type BroadcastTally struct{ Sent, Failed, Kept, Opened, Leaving, Queued, Skipped, Cancelled int64 }

// Count adds a recipient.
func (t *BroadcastTally) Count(state RecipientState) {
	counts := map[RecipientState]*int64{
		RecipientState(MessageSent): &t.Sent, RecipientState(MessageDelivered): &t.Sent,
		RecipientState(MessageRead): &t.Sent, RecipientState(MessageFailed): &t.Failed,
		RecipientState(MessageKept): &t.Kept, RecipientState(MessageLeaving): &t.Leaving,
		RecipientState(MessageOpened): &t.Opened,
		RecipientState(MessageQueued): &t.Queued, RecipientSkipped: &t.Skipped, RecipientCancelled: &t.Cancelled,
	}
	if n, known := counts[state]; known {
		*n++
	}
}

// ToSend is how many are not skipped.
func (t BroadcastTally) ToSend() int64 {
	return t.Sent + t.Failed + t.Kept + t.Opened + t.Leaving + t.Queued + t.Cancelled
}

// Sentence tells how a broadcast ended; empty while it runs.
func (t BroadcastTally) Sentence(state BroadcastState) string {
	switch {
	case state == BroadcastRunning:
		return ""
	case t.Kept+t.Opened > 0 && t.Kept+t.Opened == t.ToSend():
		return BroadcastKept
	}
	return BroadcastSentence(t.Sent, t.ToSend())
}
