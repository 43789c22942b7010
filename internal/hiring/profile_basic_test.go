package hiring

import (
	"strings"
	"testing"
)

var profileDay = DateOf(2026, 3, 16)

func meera() BasicProfile {
	return BasicProfile{
		Position: "Developer", Reference: "Naukri", Email: "meera@mail.example", FirstName: "Meera", LastName: "Nair",
		DateOfBirth: "1998-07-01", Address: "12, MG Road", State: "Goa", City: "Panaji", Pin: "403001",
		MaritalStatus: "Single", Gender: "Female", FamilyName: "Suresh Nair",
	}
}

func TestBasicProfile(t *testing.T) {
	const missing, list = "Please All Fields Are Required", "Please choose from the list"
	for name, c := range map[string]struct {
		change        func(*BasicProfile)
		field, answer string
	}{
		"as she is":          {func(*BasicProfile) {}, "", ""},
		"no position":        {func(p *BasicProfile) { p.Position = " " }, "position", missing},
		"not how she knew":   {func(p *BasicProfile) { p.Reference = "" }, "reference", missing},
		"no e-mail":          {func(p *BasicProfile) { p.Email = "" }, "email", missing},
		"no first name":      {func(p *BasicProfile) { p.FirstName = "\t" }, "firstName", missing},
		"no last name":       {func(p *BasicProfile) { p.LastName = " \u200b " }, "lastName", missing},
		"a name of digits":   {func(p *BasicProfile) { p.LastName = "007" }, "lastName", missing},
		"no date of birth":   {func(p *BasicProfile) { p.DateOfBirth = "" }, "dateOfBirth", missing},
		"no address":         {func(p *BasicProfile) { p.Address = "" }, "address", missing},
		"no state":           {func(p *BasicProfile) { p.State = "" }, "state", missing},
		"no city":            {func(p *BasicProfile) { p.City = "" }, "city", missing},
		"no PIN":             {func(p *BasicProfile) { p.Pin = "  " }, "pin", missing},
		"no marital status":  {func(p *BasicProfile) { p.MaritalStatus = "" }, "maritalStatus", missing},
		"no gender":          {func(p *BasicProfile) { p.Gender = "" }, "gender", missing},
		"no parent":          {func(p *BasicProfile) { p.FamilyName = " " }, "familyName", missing},
		"half an e-mail":     {func(p *BasicProfile) { p.Email = "meera@" }, "email", "Please Enter Valid Email ID"},
		"five digits":        {func(p *BasicProfile) { p.Pin = "40300" }, "pin", "Please Enter Valid PIN Code"},
		"seven digits":       {func(p *BasicProfile) { p.Pin = "4030011" }, "pin", "Please Enter Valid PIN Code"},
		"letters in the PIN": {func(p *BasicProfile) { p.Pin = "40300A" }, "pin", "Please Enter Valid PIN Code"},
		"born today":         {func(p *BasicProfile) { p.DateOfBirth = "2026-03-16" }, "", ""},
		"born tomorrow": {func(p *BasicProfile) { p.DateOfBirth = "2026-03-17" }, "dateOfBirth",
			"Please Enter Valid Date Of Birth"},
		"born in 1930": {func(p *BasicProfile) { p.DateOfBirth = "1930-01-01" }, "", ""},
		"born in 1929": {func(p *BasicProfile) { p.DateOfBirth = "1929-12-31" }, "dateOfBirth",
			"Please Enter Valid Date Of Birth"},
		"born on no day": {func(p *BasicProfile) { p.DateOfBirth = "1998-02-30" }, "dateOfBirth",
			"Please Enter Valid Date Of Birth"},
		"partnership":           {func(p *BasicProfile) { p.MaritalStatus = "Registered partnership" }, "", ""},
		"an unknown status":     {func(p *BasicProfile) { p.MaritalStatus = "Engaged" }, "maritalStatus", list},
		"an unknown gender":     {func(p *BasicProfile) { p.Gender = "F" }, "gender", list},
		"a blood group":         {func(p *BasicProfile) { p.BloodGroup = "AB-" }, "", ""},
		"an unknown blood":      {func(p *BasicProfile) { p.BloodGroup = "C+" }, "bloodGroup", list},
		"a state of elsewhere":  {func(p *BasicProfile) { p.State = "Bavaria" }, "state", ChooseState},
		"a city of elsewhere":   {func(p *BasicProfile) { p.City = "Pune" }, "city", ChooseCity},
		"a name of 200 letters": {func(p *BasicProfile) { p.FirstName = strings.Repeat("म", 200) }, "", ""},
		"a name of 201 letters": {func(p *BasicProfile) { p.FirstName = strings.Repeat("म", 201) }, "firstName",
			"This may have 200 characters at most"},
	} {
		t.Run(name, func(t *testing.T) {
			profile := meera()
			c.change(&profile)
			_, err := profile.Checked(profileDay)
			expect(t, name, err, c.field, c.answer)
		})
	}
}

func TestBasicProfileIsKeptAsItIsShown(t *testing.T) {
	profile := meera()
	profile.FirstName, profile.LastName, profile.Email = "  मीरा ", "Nair-7 Rao", " Meera@Mail.Example "
	is, err := profile.Checked(profileDay)
	if err != nil || is.FirstName != "मीरा" || is.LastName != "Nair Rao" || is.Email != "meera@mail.example" {
		t.Errorf("%+v %v", is, err)
	}
}
