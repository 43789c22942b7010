package store

// Sight is how much of the requisitions somebody sees. The zero value sees nothing.
type Sight int

const (
	SeesNothing Sight = iota
	SeesAll
	// SeesESA is the requisitions of the ESA programme.
	SeesESA
	// SeesInterviewed is the requisitions in which the user conducts, or conducted, an interview.
	SeesInterviewed
	// SeesAssigned is the requisitions that were ever assigned to the user.
	SeesAssigned
	// SeesAssignedAndESA is both together.
	SeesAssignedAndESA
)

// Scope is with whose eyes requisitions are read.
type Scope struct {
	Sight  Sight
	UserID string
}

// AsRecruiter says whether the user sees the requisitions as somebody who was assigned to them.
func (s Scope) AsRecruiter() bool { return s.Sight == SeesAssigned || s.Sight == SeesAssignedAndESA }

// eyes are what a scope makes of a requisition, as parts of a query over requisition AS r.
type eyes struct {
	// status is the one before the date is looked at: a recruiter who was taken off a requisition sees that and nothing later.
	status string
	// works is the condition under which a recruiter works on it, in the scope of a recruiter that one.
	works string
}

// look leaves what is in the scope, and says how it is seen.
func (s Scope) look(l *list) eyes {
	const esa = "SELECT s.id FROM requisition AS s WHERE s.esa <> ''"
	switch s.Sight {
	case SeesAll:
	case SeesESA:
		l.filter("r.id IN (" + esa + ")")
	case SeesInterviewed:
		l.filter("r.id IN (SELECT s.requisition_id FROM stage_event AS s WHERE s.conducted_by = ? AND s.voided_at IS NULL)", s.UserID)
	case SeesAssigned, SeesAssignedAndESA:
		me := l.arg(s.UserID)
		chosen := "SELECT s.requisition_id FROM assignment AS s WHERE s.hr_id = " + me
		if s.Sight == SeesAssignedAndESA {
			chosen += " UNION ALL " + esa
		}
		l.filter("r.id IN (" + chosen + ")")
		own := "SELECT 1 FROM assignment AS o WHERE o.hr_id = " + me + " AND o.requisition_id = r.id"
		works := "EXISTS (" + own + " AND o.status <> 'Hr Revoke')"
		return eyes{"CASE WHEN EXISTS (" + own + ") AND NOT " + works + " THEN 'Hr Revoke' ELSE r.status END", works}
	default:
		l.filter("1 = 0")
	}
	return eyes{"r.status", "EXISTS (SELECT 1 FROM assignment AS o WHERE o.requisition_id = r.id AND o.status <> 'Hr Revoke')"}
}
