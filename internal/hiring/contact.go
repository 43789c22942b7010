package hiring

import "cmp"

// Contact is how a candidate reaches a colleague: nothing that is written to candidates knows more of a colleague than
// this. It never has their own mobile, which is private, and by which they sign in.
type Contact struct {
	Name string
	// CompanyMobile is empty for most users.
	CompanyMobile, Email string
}

// Reach is the company mobile; whoever has none is reached by e-mail.
func (c Contact) Reach() string { return cmp.Or(c.CompanyMobile, c.Email) }

// String is the name, and how to reach them.
func (c Contact) String() string { return c.Name + ", " + c.Reach() }
