package wire

import (
	"muster/internal/hiring"
	"muster/internal/store"
)

// The audit records changes that no event records.
var (
	ListAudit = Operation{"ListAudit", "GET", "/api/audit", hiring.Administer,
		"The audit, the newest line first"}
	GetAuditLine = Operation{"GetAuditLine", "GET", "/api/audit/{id}", hiring.Administer,
		"One line of the audit"}
	AuditKinds = Operation{"AuditKinds", "GET", "/api/audit_kinds", hiring.Administer,
		"What was ever done, by name"}
)

// ListAuditQuery selects audit lines.
type ListAuditQuery struct {
	ListQuery[AuditSort]
	From  string `query:"from" doc:"YYYY-MM-DD"`
	To    string `query:"to" doc:"YYYY-MM-DD, that day included"`
	Actor string `query:"actor" doc:"The id of who did it"`
	About string `query:"about" doc:"The id of what it was done to"`
	Kind  string `query:"kind" doc:"What was done"`
}

// AuditRow is a line of the audit; before and after are JSON.
type AuditRow struct {
	ID        string `json:"id"`
	At        string `json:"at"`
	ActorID   string `json:"actorId" doc:"Empty for the command line and for somebody who is not signed in"`
	Actor     string `json:"actor"`
	Kind      string `json:"kind"`
	Subject   string `json:"subject"`
	SubjectID string `json:"subjectId"`
	Name      string `json:"name" doc:"What the subject is called, where it has a name"`
	Before    string `json:"before"`
	After     string `json:"after"`
	Address   string `json:"address"`
	RequestID string `json:"requestId"`
}

// AuditRowOf makes a line of the audit.
func AuditRowOf(a store.AuditRow) AuditRow {
	return AuditRow{
		ID: a.ID, At: Instant(&a.At), ActorID: a.ActorID, Actor: a.Actor, Kind: a.Action, Subject: a.Subject,
		SubjectID: a.SubjectID, Name: a.Name,
		Before: a.Before, After: a.After, Address: a.Address, RequestID: a.RequestID,
	}
}

// AuditKindRow is one kind of action in the audit.
type AuditKindRow struct {
	Kind string `json:"kind"`
}
