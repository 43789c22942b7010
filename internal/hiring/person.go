package hiring

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

const (
	longestName    = 60
	largestPicture = 200_000
)

// Person is a user's data without the password.
type Person struct {
	FirstName, LastName, Mobile, Email string
	// CompanyMobile is a number given by the company; most users have none.
	CompanyMobile string
	Role          Role
	Grants        []Grant
}

// CheckPerson checks whether this person can be a user.
func CheckPerson(p Person) error {
	switch {
	case !IsMobile(p.Mobile):
		return invalid("mobile", TenDigits)
	case !isName(p.FirstName):
		return invalid("firstName", nameNeeded("first"))
	case !isName(p.LastName):
		return invalid("lastName", nameNeeded("last"))
	case !isEmail(p.Email):
		return invalid("email", emailFault(p.Email))
	case p.CompanyMobile != "" && !IsMobile(p.CompanyMobile):
		return invalid("companyMobile", "A company mobile has 10 digits")
	}
	if err := CheckRole(p.Role); err != nil {
		return err
	}
	for _, g := range p.Grants {
		if !slices.Contains(Grants, g) {
			return invalid("grants", noGrant(g))
		}
	}
	return nil
}

// CheckTelephony checks the telephone system's credentials of a user.
func CheckTelephony(userID, password, secret string) error {
	for _, sent := range [][2]string{{"telephonyUserId", userID}, {"telephonyPassword", password},
		{"telephonySecret", secret}} {
		if utf8.RuneCountInString(sent[1]) > longestSetting || strings.ContainsFunc(sent[1], unicode.IsControl) {
			return invalid(sent[0], fmt.Sprintf("This is a single line of %d characters at most", longestSetting))
		}
	}
	return nil
}

// CheckReportsTo checks whether a user may report to the boss, given everybody else's bosses.
func CheckReportsTo(userID, boss string, bosses map[string]string) error {
	for step := 0; boss != "" && step <= len(bosses); step++ {
		if boss == userID {
			return invalid("reportsTo", "Nobody reports to themselves, directly or over others")
		}
		boss = bosses[boss]
	}
	return nil
}

// DepartmentChangedMeanwhile refuses the second of two concurrent changes to a department.
const DepartmentChangedMeanwhile = "Somebody else has changed this department. Please look again."

// CheckDepartment checks the name of a department. It has no comma, because lists of names are joined with commas.
func CheckDepartment(name string) error {
	if !isName(name) {
		return invalid("name", nameNeeded("department's"))
	}
	return nil
}

// CheckDepartmentNames checks that no other department has the name: two that differ in case or blanks alone are one to
// whoever reads them.
func CheckDepartmentNames(name string, others []string) error {
	for _, other := range others {
		if strings.EqualFold(strings.Join(strings.Fields(name), " "), strings.Join(strings.Fields(other), " ")) {
			return &Problem{Kind: Refused, Field: "name", Message: "There is a department " + other + " already"}
		}
	}
	return nil
}

// CheckRole checks that the role exists.
func CheckRole(r Role) error {
	if _, known := RoleIDs[r]; !known {
		return invalid("role", fmt.Sprintf("There is no role %q; the roles are %s", short(string(r)), listed(Roles())))
	}
	return nil
}

// CheckGrant checks that the grant exists.
func CheckGrant(g Grant) error {
	if !slices.Contains(Grants, g) {
		return invalid("grant", noGrant(g))
	}
	return nil
}

func noGrant(g Grant) string {
	return fmt.Sprintf("There is no grant %q; the grants are %s", short(string(g)), listed(Grants))
}

// Roles lists every role there is, in the order of their ids.
func Roles() []Role {
	roles := make([]Role, 0, len(RoleIDs))
	for r := range RoleIDs {
		roles = append(roles, r)
	}
	slices.SortFunc(roles, func(a, b Role) int { return strings.Compare(RoleIDs[a], RoleIDs[b]) })
	return roles
}

// UserChangedMeanwhile refuses the second of two concurrent changes to a user.
const UserChangedMeanwhile = "Somebody else has changed this user. Please look again."

// CheckAdministrators checks a change to a user, given how many users could administer before and after it. Without an
// administrator nobody could let anybody back in.
func CheckAdministrators(before, after int64) error {
	if before > 0 && after == 0 {
		return Refuse("This is the last active user with the grant administer; give it to somebody else first")
	}
	return nil
}

// CheckPicture detects the media type of a picture from its first bytes, because a file's name proves nothing.
func CheckPicture(content []byte) (mediaType string, err error) {
	if len(content) > largestPicture {
		return "", invalid("picture", "A picture may have 200 kB at most")
	}
	switch {
	case bytes.HasPrefix(content, []byte("\x89PNG\r\n\x1a\n")):
		return "image/png", nil
	case bytes.HasPrefix(content, []byte("\xff\xd8\xff")):
		return "image/jpeg", nil
	case len(content) > 12 && string(content[:4]) == "RIFF" && string(content[8:12]) == "WEBP":
		return "image/webp", nil
	}
	return "", invalid("picture", "A picture must be a PNG, JPEG or WebP file")
}

// isName refuses commas because lists of names are joined with them.
func isName(text string) bool {
	length := utf8.RuneCountInString(text)
	if length == 0 || length > longestName || !utf8.ValidString(text) || strings.TrimSpace(text) != text {
		return false
	}
	return !strings.ContainsFunc(text, func(c rune) bool { return c == ',' || !unicode.IsPrint(c) })
}

func nameNeeded(which string) string {
	return fmt.Sprintf("A %s name is needed, with %d characters at most and no comma", which, longestName)
}

func listed[T ~string](names []T) string {
	texts := make([]string, len(names))
	for i, name := range names {
		texts[i] = string(name)
	}
	return strings.Join(texts, ", ")
}
