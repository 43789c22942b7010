package check

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"github.com/alexedwards/argon2id"

	"muster/internal/app/core"
	"muster/internal/app/people"
	"muster/internal/hiring"
	"muster/internal/store"
)

func checkRoles(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.Roles(ctx)
	if err != nil {
		return nil, err
	}
	found, names := []string{}, map[string]string{}
	for _, row := range rows {
		names[row.ID] = row.Name
		if hiring.RoleIDs[hiring.Role(row.Name)] != row.ID {
			found = append(found, fmt.Sprintf("the role %s has the id %s, which is not its own", row.Name, row.ID))
		}
	}
	for _, role := range hiring.Roles() {
		if names[hiring.RoleIDs[role]] != string(role) {
			found = append(found, fmt.Sprintf("the role %s is missing", role))
		}
	}
	return found, nil
}

func checkDepartments(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.DepartmentsWithLine(ctx)
	if err != nil {
		return nil, err
	}
	found, there := []string{}, []string{}
	for _, row := range rows {
		there = append(there, row.ID)
		// Until an administrator changes it, the departments of every database may sign in.
		told := people.AuditedDepartment{MaySignIn: slices.Contains(hiring.DepartmentsLetIn, row.Name)}
		if row.Line != "" {
			if err := json.Unmarshal([]byte(row.Line), &told); err != nil {
				return nil, fmt.Errorf("app: audit line of a department: %w", err)
			}
		}
		if row.MaySignIn != told.MaySignIn {
			found = append(found, fmt.Sprintf("the department %s is wrong about who may sign in: it says %t", row.Name,
				row.MaySignIn))
		}
	}
	for _, name := range hiring.DepartmentsLetIn {
		if !slices.Contains(there, people.DepartmentIDs[name]) {
			found = append(found, fmt.Sprintf("the department %s is missing", name))
		}
	}
	return found, nil
}

func checkUsers(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.UsersToCheck(ctx)
	if err != nil {
		return nil, err
	}
	bosses := map[string]string{}
	for _, row := range rows {
		if row.ReportsTo != nil {
			bosses[row.ID] = *row.ReportsTo
		}
	}
	found := []string{}
	for _, row := range rows {
		found = append(found, faultsOfUser(row)...)
		if hiring.CheckReportsTo(row.ID, bosses[row.ID], bosses) != nil {
			found = append(found, fmt.Sprintf("the user %s reports to themselves, directly or over others", row.Mobile))
		}
	}
	return found, nil
}

func faultsOfUser(row store.UsersToCheckRow) []string {
	found := []string{}
	err := hiring.CheckPerson(hiring.Person{
		FirstName: row.FirstName, LastName: row.LastName, Mobile: row.Mobile, Email: row.Email,
		CompanyMobile: row.CompanyMobile,
		Role:          hiring.Role(row.Role), Grants: core.HiringUser(row.ID, row.Role, row.Grants).Grants,
	})
	if err != nil {
		found = append(found, fmt.Sprintf("the user %s could not be added like this: %v", row.Mobile, err))
	}
	if _, _, _, err := argon2id.DecodeHash(row.PasswordHash); row.PasswordHash != "" && err != nil {
		found = append(found, fmt.Sprintf("the user %s has something that is not the hash of a password", row.Mobile))
	}
	if row.Added != 1 {
		found = append(found, fmt.Sprintf("the user %s has %d audit lines about being added, not 1", row.Mobile,
			row.Added))
	}
	// A new password used to count as a change of the user; databases contain both cases.
	if changes := row.Version - 1; changes < row.Changed || changes > row.Changed+row.Passwords {
		found = append(found, fmt.Sprintf("the user %s was changed %d times and has %d audit lines about it",
			row.Mobile, changes, row.Changed))
	}
	return found
}

func checkAdministrators(ctx context.Context, q *store.Queries) ([]string, error) {
	administrators, err := q.ActiveUsersWithGrant(ctx, string(hiring.GrantAdminister))
	if err != nil || administrators > 0 {
		return nil, err
	}
	users, err := q.UserCount(ctx)
	if err != nil || users == 0 {
		return nil, err
	}
	return []string{"there are users, but none who is active, may sign in and has the grant administer"}, nil
}

func checkPictures(ctx context.Context, q *store.Queries) ([]string, error) {
	owners, err := q.UsersWithPicture(ctx)
	if err != nil {
		return nil, err
	}
	found := []string{}
	for _, owner := range owners {
		picture, err := q.PictureOfUser(ctx, owner.UserID)
		if store.IsNone(err) {
			continue // It was removed meanwhile.
		}
		if err != nil {
			return nil, err
		}
		if mediaType, err := hiring.CheckPicture(picture.Content); err != nil || mediaType != picture.MediaType {
			found = append(found, fmt.Sprintf("the picture of the user %s is not the %s that it is said to be",
				owner.Mobile, picture.MediaType))
		}
	}
	return found, nil
}

func checkSessions(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.SessionsOfNobody(ctx)
	return sentences(rows, err, func(row store.SessionsOfNobodyRow) string {
		return fmt.Sprintf("the user %s may not sign in and has a login session of %s", row.Mobile,
			row.CreatedAt.Format(time.RFC3339))
	})
}

func checkPasswordLinks(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.PasswordLinksOfNobody(ctx)
	return sentences(rows, err, func(row store.PasswordLinksOfNobodyRow) string {
		return fmt.Sprintf("the user %s may not sign in and has a password link until %s", row.Mobile,
			row.ExpiresAt.Format(time.RFC3339))
	})
}
