package store

import "context"

// UserRow is a user as administrators see one. Secrets only show whether they are set.
type UserRow struct {
	ID, FirstName, LastName, Mobile, Email, CompanyMobile   string
	Role, DepartmentID, Department, ReportsTo, Boss, Grants string
	MaySignIn, Active, HasPassword, HasPicture              bool
	TelephonyUserID                                         string
	HasTelephonyPassword, HasTelephonySecret                bool
	Version, Sessions                                       int64
	CreatedAt                                               Instant
	SignedInAt                                              *Instant
}

// UserFilter selects users; empty fields select all.
type UserFilter struct {
	// ID selects a single user.
	ID string
	// Part is part of a name, a mobile or an e-mail address.
	Part string
	// Role and Department are ids.
	Role, Department string
	// Grant selects the users who have it.
	Grant  string
	Active *bool
}

// UserSorts are the sort keys of users.
var UserSorts = map[string]string{
	"name": "u.first_name, u.last_name", "mobile": "u.mobile", "email": "u.email", "role": "r.name",
	"department": "d.name", "createdAt": "u.created_at",
}

const userColumns = `SELECT u.id, u.first_name, u.last_name, u.mobile, u.email, u.company_mobile, r.name,
	u.department_id, d.name, COALESCE(u.reports_to, ''),
	COALESCE((SELECT b.first_name || ' ' || b.last_name FROM app_user AS b WHERE b.id = u.reports_to), ''),
	COALESCE((SELECT string_agg(g.grant_name, ',' ORDER BY g.grant_name) FROM user_grant AS g WHERE g.user_id = u.id), ''),
	d.may_sign_in, u.active, u.password_hash <> '', EXISTS (SELECT 1 FROM user_picture AS p WHERE p.user_id = u.id),
	u.telephony_user_id, u.telephony_password <> '', u.telephony_secret <> '', u.version, u.created_at,
	(SELECT COUNT(*) FROM login_session AS s WHERE s.user_id = u.id),
	(SELECT MAX(a.at) FROM audit AS a WHERE a.subject_id = u.id AND a.action = 'UserLogin')
	FROM (%s) AS page JOIN app_user AS u ON u.id = page.id JOIN role AS r ON r.id = u.role_id
	JOIN department AS d ON d.id = u.department_id`

// Users returns a page of the users.
func (s *Store) Users(ctx context.Context, f UserFilter, page Page) ([]UserRow, int64, error) {
	l := userList(f)
	rows := []UserRow{}
	total, err := s.rows(ctx, l, page, func(found row) error {
		var r UserRow
		err := found.Scan(&r.ID, &r.FirstName, &r.LastName, &r.Mobile, &r.Email, &r.CompanyMobile, &r.Role,
			&r.DepartmentID, &r.Department,
			&r.ReportsTo, &r.Boss, &r.Grants, &r.MaySignIn, &r.Active, &r.HasPassword, &r.HasPicture,
			&r.TelephonyUserID, &r.HasTelephonyPassword, &r.HasTelephonySecret, &r.Version, &r.CreatedAt, &r.Sessions,
			&r.SignedInAt)
		rows = append(rows, r)
		return err
	})
	return rows, total, err
}

func userList(f UserFilter) list {
	l := list{
		columns: "u.id", from: "app_user AS u", sorts: UserSorts, tie: "u.id",
		whole: userColumns,
		joins: map[string]string{"role": " JOIN role AS r ON r.id = u.role_id",
			"department": " JOIN department AS d ON d.id = u.department_id"},
	}
	if f.ID != "" {
		l.filter("u.id = ?", f.ID)
	}
	if f.Role != "" {
		l.filter("u.role_id = ?", f.Role)
	}
	if f.Department != "" {
		l.filter("u.department_id = ?", f.Department)
	}
	if f.Grant != "" {
		l.filter("u.id IN (SELECT h.user_id FROM user_grant AS h WHERE h.grant_name = ?)", f.Grant)
	}
	if f.Active != nil {
		l.filter("u.active = ?", *f.Active)
	}
	if f.Part != "" {
		like := Exactly(f.Part)
		l.filter(`(lower(u.first_name || ' ' || u.last_name) LIKE ? ESCAPE '!' OR u.mobile LIKE ? ESCAPE '!'
			OR lower(u.email) LIKE ? ESCAPE '!')`, like, like, like)
	}
	return l
}
