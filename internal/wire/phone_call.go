package wire

import "muster/internal/hiring"

// Telephone calls.
var (
	PlaceCall = Operation{"PlaceCall", "POST", "/api/calls", hiring.UseDesk,
		"Let the telephony service connect the caller with a candidate; it is asked once, and one call in 10 seconds"}
	ReportCall = Operation{"ReportCall", "POST", "/api/telephony/webhook", "",
		"What the telephony service reports about a call; X-Muster-Signature proves it"}
)

var phoneCalls = []Operation{PlaceCall, ReportCall}

// PlaceCallBody names the application that the call is about.
type PlaceCallBody struct {
	Candidate   Text `json:"candidate" doc:"The candidate's id"`
	Requisition Text `json:"requisition" doc:"The requisition's id or serial"`
}

// PlacedCallRow is a call that was asked for.
type PlacedCallRow struct {
	ID string `json:"id"`
}

// ReportCallInput is a report as it came: the signature is about its bytes.
type ReportCallInput struct {
	Signature string `header:"X-Muster-Signature" doc:"sha256= and the HMAC-SHA256 of the body with the secret of --telephony-hook, in hex"`
	RawBody   []byte `contentType:"application/json"`
}

// ReportCallBody is what the telephony service reports about a call.
type ReportCallBody struct {
	CallID      Text             `json:"call_id" doc:"The service's id of the call"`
	ExtraParams ReportCallParams `json:"extra_params" doc:"As they were sent with the call"`
	Event       Text             `json:"event" enum:"ringing,answered,ended"`
	Seconds     Number           `json:"seconds" doc:"How long the two talked, when it has ended"`
	At          Text             `json:"at" doc:"When, an instant; now if it is empty"`
}

// ReportCallParams names our call.
type ReportCallParams struct {
	Call Text `json:"call"`
}
