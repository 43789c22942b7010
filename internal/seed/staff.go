package seed

import (
	"slices"

	"muster/internal/hiring"
)

// staff lists the users by their part in the history.
type staff struct {
	users    []hiring.User
	managers []hiring.User
	// recruiters take turns; the two with demo logins come up more often.
	recruiters   []hiring.User
	programme    []hiring.User
	interviewers []hiring.User
	ceo          hiring.User
	leads        map[string][]hiring.User
}

func newStaff(people []person) *staff {
	s := &staff{leads: map[string][]hiring.User{}}
	for i, p := range people {
		u := hiring.User{ID: fixedID("user", i+1).String(), Role: p.role, Grants: p.grants}
		s.users = append(s.users, u)
		switch {
		case p.left:
		case u.Has(hiring.GrantManager):
			s.managers = append(s.managers, u)
		case u.Role == hiring.ESAHR || u.Has(hiring.GrantEsaAssigned):
			s.programme = append(s.programme, u)
		case u.Role == hiring.Recruiter:
			s.recruiters = append(s.recruiters, u)
			if p.who != "" {
				s.recruiters = append([]hiring.User{u}, s.recruiters...)
			}
		case u.Role == hiring.Interviewer:
			s.interviewers = append(s.interviewers, u)
			if p.who != "" {
				s.interviewers = append(s.interviewers, u)
			}
		case u.Role == hiring.CEO:
			s.ceo = u
		case slices.Contains(hiring.Requesters, u.Role):
			s.leads[p.department] = append(s.leads[p.department], u)
		}
	}
	return s
}

func (s *staff) user(id string) hiring.User {
	at := slices.IndexFunc(s.users, func(u hiring.User) bool { return u.ID == id })
	return s.users[at]
}

// lead returns a user of the department with the first of the roles that it has; the CEO if it has none of them.
func (s *staff) lead(department string, roles ...hiring.Role) hiring.User {
	for _, role := range roles {
		for _, u := range s.leads[department] {
			if u.Role == role {
				return u
			}
		}
	}
	return s.ceo
}

// conductor is the department's lead with one of the roles, or an interviewer if it has none.
func (s *staff) conductor(department string, roles ...hiring.Role) hiring.User {
	if u := s.lead(department, roles...); u.ID != s.ceo.ID {
		return u
	}
	return s.interviewers[len(department)%len(s.interviewers)]
}

// approver returns the user who approves a department's requests: its PL, or its TL if there is none.
func (s *staff) approver(department string) hiring.User {
	return s.lead(department, hiring.PL, hiring.TL)
}
