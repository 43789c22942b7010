package hiring

import (
	"fmt"
	"slices"
	"strings"
)

// rolesNamed are the roles that each word of a list of people stands for.
var rolesNamed = map[string][]Role{
	"HR": {Recruiter, ESAHR}, "TL": {TL, ATL}, "PL": {PL}, "CEO": {CEO}, "INTERVIEWER": {Interviewer},
	// A copy of a mail goes to any colleague.
	"ALL": {AnyRole},
}

// AnyRole stands for all roles.
const AnyRole Role = ""

// RolesNamed returns the roles that a word stands for, in any case; ok is false if there is no such word.
func RolesNamed(word string) (roles []Role, ok bool) {
	roles, ok = rolesNamed[strings.ToUpper(word)]
	return roles, ok
}

// Conductors returns the roles that may conduct the interview which the stage arranges. CALL arranges the HR round.
func (s Stage) Conductors() []Role {
	var roles []Role
	for _, word := range s.People() {
		named, _ := RolesNamed(word)
		roles = append(roles, named...)
	}
	return roles
}

// MayConduct reports whether the user may conduct the interview which the stage arranges. A manager may conduct every
// round.
func (s Stage) MayConduct(u User) bool {
	return u.Has(GrantManager) || slices.Contains(s.Conductors(), u.Role)
}

// checkConductor returns why the named person may not conduct the interview.
func (s Stage) checkConductor(person User) error {
	if s.MayConduct(person) {
		return nil
	}
	return invalid("conductedBy", fmt.Sprintf("The %s is conducted by %s or a manager", s.Arranged().Label(),
		listed(s.Conductors())))
}
