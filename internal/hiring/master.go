package hiring

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Sentences about the masters.
const (
	PositionAdded       = "Position added Successfully"
	PositionUpdated     = "Position Updated Successfully"
	PositionDeleted     = "Position deleted Successfully"
	AddedSuccessfully   = "Added Successfully"
	DeletedSuccessfully = "Deleted Successfully"

	PointNotNumber     = "Point must be a whole number from 0 to 1,000,000"
	UnknownDepartment  = "There is no such department"
	UnknownType        = "An employment type is Full Time, Part Time, Intern or Contract"
	ExperienceNotYears = "Minimum experience is a whole number of years from 0 to 40"
	NameNotKept        = "A name may have 100 characters and no comma"
	DescriptionTooLong = "A description may have 20,000 characters at most"
	PositionTaken      = "The department has a position of this name and employment type already"
	SourceTaken        = "There is a source of this name already"
	SourceReserved     = "The dashboards use this name for something else; please choose another"
	CategoryTaken      = "There is a category of this name already"
)

const (
	longestMasterName  = 100
	longestDescription = 20_000
	mostPoints         = 1_000_000
	mostExperience     = 40
)

// Named is a master record with a unique name.
type Named struct{ ID, Name string }

// PositionDraft is what was typed about a position. DepartmentID is the id for Department, which is a name or an id; it
// is empty if there is no such department.
type PositionDraft struct {
	Name, Point, Department, DepartmentID, Description string
	EmploymentType                                     string
	// MinExperience is in years; it may be empty. Nil says nothing about it.
	MinExperience *string
}

// Position is a valid position.
type Position struct {
	Name, DepartmentID, Description string
	EmploymentType                  EmploymentType
	Point                           int64
	// MinExperience is in years; nil if the position asks for none.
	MinExperience *int64
}

// Checked returns the position as stored, or why it cannot be stored.
func (d PositionDraft) Checked() (Position, error) {
	for _, f := range []struct{ field, text string }{
		{"name", d.Name}, {"point", d.Point}, {"department", d.Department}, {"description", d.Description},
		{"employmentType", d.EmploymentType},
	} {
		if isBlank(f.text) {
			return Position{}, invalid(f.field, AllFieldsCompulsary)
		}
	}
	p := Position{Name: squeeze(d.Name), DepartmentID: d.DepartmentID, Description: strings.TrimSpace(d.Description),
		EmploymentType: EmploymentType(d.EmploymentType)}
	point, err := strconv.ParseInt(strings.TrimSpace(d.Point), 10, 64)
	p.Point = point
	switch {
	case !isMasterName(p.Name):
		return Position{}, invalid("name", NameNotKept)
	case err != nil || point < 0 || point > mostPoints:
		return Position{}, invalid("point", PointNotNumber)
	case d.DepartmentID == "":
		return Position{}, invalid("department", UnknownDepartment)
	case !isDescription(p.Description):
		return Position{}, invalid("description", DescriptionTooLong)
	case !slices.Contains(EmploymentTypes, p.EmploymentType):
		return Position{}, invalid("employmentType", UnknownType)
	}
	if p.MinExperience, err = minExperience(d.MinExperience); err != nil {
		return Position{}, err
	}
	return p, nil
}

// Over returns the draft of a change to a position: the minimum experience stays if the draft says nothing about it.
func (d PositionDraft) Over(was *int64) PositionDraft {
	if d.MinExperience == nil && was != nil {
		d.MinExperience = new(strconv.FormatInt(*was, 10))
	}
	return d
}

func minExperience(text *string) (*int64, error) {
	if text == nil || isBlank(*text) {
		return nil, nil
	}
	years, err := strconv.ParseInt(strings.TrimSpace(*text), 10, 64)
	if err != nil || years < 0 || years > mostExperience {
		return nil, invalid("minExperience", ExperienceNotYears)
	}
	return &years, nil
}

// ExperienceAsked returns the minimum experience of a requisition made from a position that asks for it: a fresher
// needs none.
func ExperienceAsked(position *int64, asked EmploymentStatus) *int64 {
	if asked == Fresher {
		return nil
	}
	return position
}

// CheckDeletePosition checks whether a position used by this many requisitions may be deleted.
func CheckDeletePosition(requisitions int64) error {
	switch {
	case requisitions == 1:
		return Refuse("This position cannot be deleted: 1 requisition uses it")
	case requisitions > 1:
		return Refuse(fmt.Sprintf("This position cannot be deleted: %d requisitions use it", requisitions))
	}
	return nil
}

// Source is where candidates come from.
type Source struct{ Name, Description string }

// Checked returns the source as stored, or why it cannot be stored.
func (s Source) Checked() (Source, error) {
	s = Source{squeeze(s.Name), strings.TrimSpace(s.Description)}
	switch {
	case isBlank(s.Name):
		return s, invalid("name", AllFieldsCompulsary)
	case isBlank(s.Description):
		return s, invalid("description", AllFieldsCompulsary)
	case !isMasterName(s.Name):
		return s, invalid("name", NameNotKept)
	case reservedSource(s.Name):
		return s, invalid("name", SourceReserved)
	case !isDescription(s.Description):
		return s, invalid("description", DescriptionTooLong)
	}
	return s, nil
}

// CheckCategory returns the name of a category as stored, or why it cannot be stored.
func CheckCategory(name string) (string, error) {
	name = squeeze(name)
	switch {
	case isBlank(name):
		return name, invalid("name", AllFieldsCompulsary)
	case !isMasterName(name):
		return name, invalid("name", NameNotKept)
	}
	return name, nil
}

// CheckNewName refuses a name that a record other than id has, ignoring case.
func CheckNewName(id, name string, others []Named, taken string) error {
	for _, other := range others {
		if other.ID != id && strings.EqualFold(other.Name, name) {
			return Refuse(taken)
		}
	}
	return nil
}

// squeeze returns the text with single spaces between its words.
func squeeze(text string) string { return strings.Join(strings.Fields(text), " ") }

// isMasterName refuses commas because lists of names are joined with them, and characters that are invisible or reverse
// the text.
func isMasterName(name string) bool {
	return utf8.RuneCountInString(name) <= longestMasterName && utf8.ValidString(name) &&
		!strings.ContainsFunc(name, func(c rune) bool { return c == ',' || unicode.IsControl(c) || turns(c) })
}

func isDescription(text string) bool {
	return utf8.RuneCountInString(text) <= longestDescription && utf8.ValidString(text)
}

// turns reports whether a character changes the direction of the following text. Arabic and Hebrew letters do not need
// it.
func turns(c rune) bool { return c >= 0x202A && c <= 0x202E || c >= 0x2066 && c <= 0x2069 }
