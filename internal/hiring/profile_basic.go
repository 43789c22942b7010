package hiring

import (
	"slices"
	"strings"
)

// The lists of the step Basic Information.
var (
	MaritalStatuses = []string{"Single", "Married", "Widowed", "Divorced", "Separated", "Registered partnership"}
	Genders         = []string{"Male", "Female", "Other"}
	BloodGroups     = []string{"O+", "O-", "A+", "A-", "B+", "B-", "AB+", "AB-"}
)

// Sentences of the step Basic Information.
const (
	ValidPin         = "Please Enter Valid PIN Code"
	ValidDateOfBirth = "Please Enter Valid Date Of Birth"
	pinDigits        = 6
	earliestBirth    = 1930
)

// BasicProfile is the step Basic Information.
type BasicProfile struct {
	// Reference is how the candidate knew of the company: a source.
	Position, Reference, Email, FirstName, MiddleName, LastName string
	DateOfBirth                                                 string
	HomeTown, Address, State, City, Pin                         string
	MaritalStatus, BloodGroup, Gender                           string
	FamilyName, Relation, Occupation                            string
}

func (p *BasicProfile) texts() []profileText {
	return []profileText{
		{"position", &p.Position, true, 0}, {"reference", &p.Reference, true, 0}, {"email", &p.Email, true, 0},
		{"firstName", &p.FirstName, true, 0}, {"middleName", &p.MiddleName, false, 0},
		{"lastName", &p.LastName, true, 0}, {"dateOfBirth", &p.DateOfBirth, true, 0},
		{"homeTown", &p.HomeTown, false, 0}, {"address", &p.Address, true, 0}, {"state", &p.State, true, 0},
		{"city", &p.City, true, 0}, {"pin", &p.Pin, true, 0}, {"maritalStatus", &p.MaritalStatus, true, 0},
		{"bloodGroup", &p.BloodGroup, false, 0}, {"gender", &p.Gender, true, 0},
		{"familyName", &p.FamilyName, true, 0}, {"relation", &p.Relation, false, 0},
		{"occupation", &p.Occupation, false, 0},
	}
}

// Checked returns the step as it is kept, or why it cannot be. Names keep their letters and spaces, as in the record.
func (p BasicProfile) Checked(today Day) (BasicProfile, error) {
	p.Email = EmailKey(p.Email)
	// '411 001' is how a PIN code is often written.
	p.Pin = strings.ReplaceAll(p.Pin, " ", "")
	for _, name := range []*string{&p.FirstName, &p.MiddleName, &p.LastName, &p.FamilyName} {
		*name = CandidateName(*name)
	}
	if err := checkTexts(p.texts()); err != nil {
		return p, err
	}
	born, isDay := ParseDay(p.DateOfBirth)
	switch {
	case candidateEmailFault(p.Email) != "":
		return p, invalid("email", candidateEmailFault(p.Email))
	case !isDay || born < DateOf(earliestBirth, 1, 1) || born > today:
		return p, invalid("dateOfBirth", ValidDateOfBirth)
	case !isPin(p.Pin):
		return p, invalid("pin", ValidPin)
	case !slices.Contains(MaritalStatuses, p.MaritalStatus):
		return p, invalid("maritalStatus", ChooseFromList)
	case !slices.Contains(Genders, p.Gender):
		return p, invalid("gender", ChooseFromList)
	case p.BloodGroup != "" && !slices.Contains(BloodGroups, p.BloodGroup):
		return p, invalid("bloodGroup", ChooseFromList)
	}
	return p, checkPlace(p.State, p.City)
}

// UnknownReference refuses a source that does not exist.
func UnknownReference() error { return invalid("reference", ChooseFromList) }

func isPin(text string) bool {
	if len(text) != pinDigits {
		return false
	}
	for _, c := range text {
		if c < '0' || c > '9' {
			return false
		}
	}
	return true
}
