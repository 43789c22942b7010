package letter

// Campaign is a message that a WhatsApp service sends: a campaign or template that the service knows by name, filled
// with parameters.
type Campaign struct {
	Cause Cause
	// CauseID is the id of the record that the message is about; if empty, it is the candidate's.
	CauseID string
	// CandidateID is empty if the message is not written to a candidate. Title is what people call it.
	CandidateID, RequisitionID, Title string
	// Mobile has ten digits. Name is the receiver's.
	Mobile, Name string
	Campaign     string
	Params       []string
	// MediaURL and MediaName are empty if nothing is attached.
	MediaURL, MediaName string
	// Text is what people read back: the service composes what is really sent.
	Text string
	// BroadcastID is empty if the message is not part of a broadcast.
	BroadcastID string
}

// Opened is a text that a person opened in WhatsApp on a device of their own. Nobody can tell whether it was sent.
type Opened struct {
	Cause                             Cause
	CandidateID, RequisitionID, Title string
	// Mobile has ten digits.
	Mobile, Text string
}
