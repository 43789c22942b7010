package hiring

import "strings"

// RecordFields are the fields of a candidate's record that the form tells of, too.
type RecordFields struct {
	Name, Email, Address, State, City  string
	Experience, NoticePeriod           string
	CurrentDesignation, CurrentCompany string
}

// Profile is what a candidate told, as far as the record asks for it. A step that was not saved is its zero value.
type Profile struct {
	Basic      BasicProfile
	Other      OtherProfile
	Experience []Experience
}

// Record returns what the profile says about the fields of the record, empty where it says nothing. The salary is not
// among them: the form asks for what is paid out, the record has the gross.
func (p Profile) Record() RecordFields {
	b := p.Basic
	f := RecordFields{
		Name:  strings.Join(strings.Fields(b.FirstName+" "+b.MiddleName+" "+b.LastName), " "),
		Email: b.Email, Address: b.Address, State: b.State, City: b.City,
		Experience: p.Other.TotalExperience, NoticePeriod: p.Other.NoticePeriod,
	}
	since := ""
	for _, e := range p.Experience {
		if e.Lasts && e.From >= since {
			since, f.CurrentDesignation, f.CurrentCompany = e.From, e.Position, e.Organization
		}
	}
	return f
}

// Difference is a field that the record and the profile tell differently.
type Difference struct{ Field, Record, Typed string }

// Differences returns where the profile differs from the record; what it does not tell differs from nothing.
func (f RecordFields) Differences(typed RecordFields) []Difference {
	found := []Difference{}
	for _, d := range []Difference{
		{"name", f.Name, typed.Name}, {"email", f.Email, typed.Email}, {"address", f.Address, typed.Address},
		{"state", f.State, typed.State}, {"city", f.City, typed.City},
		{"experience", f.Experience, typed.Experience}, {"noticePeriod", f.NoticePeriod, typed.NoticePeriod},
		{"currentDesignation", f.CurrentDesignation, typed.CurrentDesignation},
		{"currentCompany", f.CurrentCompany, typed.CurrentCompany},
	} {
		if d.Typed != "" && !strings.EqualFold(d.Record, d.Typed) && !sameYears(d) {
			found = append(found, d)
		}
	}
	return found
}

// sameYears reports whether both say the same number of years: the record may say "4 years", the form says 4.
func sameYears(d Difference) bool {
	if d.Field != "experience" {
		return false
	}
	record, known := parseYears(YearsTold(d.Record))
	typed, told := parseYears(d.Typed)
	return known && told && record == typed
}

// Fill returns the record with its empty fields filled from the profile. A city belongs to its state, so they are
// filled together. An e-mail that another candidate has stays out.
func (f RecordFields) Fill(typed RecordFields, emailTaken bool) RecordFields {
	if emailTaken {
		typed.Email = ""
	}
	if f.State == "" && f.City == "" {
		f.State, f.City = typed.State, typed.City
	}
	for _, each := range []struct{ record, typed *string }{
		{&f.Email, &typed.Email}, {&f.Address, &typed.Address}, {&f.Experience, &typed.Experience},
		{&f.NoticePeriod, &typed.NoticePeriod}, {&f.CurrentDesignation, &typed.CurrentDesignation},
		{&f.CurrentCompany, &typed.CurrentCompany},
	} {
		if *each.record == "" {
			*each.record = *each.typed
		}
	}
	return f
}
