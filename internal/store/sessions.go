package store

import "context"

// SessionRow is a signed-in browser and its user.
type SessionRow struct {
	TokenHash, UserID, User, Mobile, Role, Department, Address, Agent string
	CreatedAt, SeenAt                                                 Instant
}

// SessionFilter selects login sessions. Those used or made before the two times have ended.
type SessionFilter struct {
	IdleSince, MadeSince Instant
	// Part is part of a name, a mobile or an address.
	Part   string
	UserID string
}

// SessionSorts are the sort keys of login sessions.
var SessionSorts = map[string]string{
	"seenAt": "s.seen_at", "createdAt": "s.created_at", "user": "u.first_name, u.last_name", "address": "s.address",
}

// Sessions returns a page of the valid login sessions.
func (s *Store) Sessions(ctx context.Context, f SessionFilter, page Page) ([]SessionRow, int64, error) {
	l := list{
		columns: "s.token_hash",
		whole: `SELECT s.token_hash, s.user_id, u.first_name || ' ' || u.last_name, u.mobile, r.name, d.name, s.address,
			s.agent, s.created_at, s.seen_at
			FROM (%s) AS page JOIN login_session AS s ON s.token_hash = page.token_hash JOIN app_user AS u ON u.id = s.user_id
			JOIN role AS r ON r.id = u.role_id JOIN department AS d ON d.id = u.department_id`,
		from:  "login_session AS s JOIN app_user AS u ON u.id = s.user_id JOIN department AS d ON d.id = u.department_id",
		sorts: SessionSorts, tie: "s.token_hash",
	}
	l.filter("s.seen_at > ?", f.IdleSince)
	l.filter("s.created_at > ?", f.MadeSince)
	l.filter("u.active AND d.may_sign_in")
	if f.UserID != "" {
		l.filter("s.user_id = ?", f.UserID)
	}
	if f.Part != "" {
		like := Exactly(f.Part)
		l.filter(`(lower(u.first_name || ' ' || u.last_name) LIKE ? ESCAPE '!' OR u.mobile LIKE ? ESCAPE '!'
			OR s.address LIKE ? ESCAPE '!')`, like, like, like)
	}
	rows := []SessionRow{}
	total, err := s.rows(ctx, l, page, func(found row) error {
		var r SessionRow
		err := found.Scan(&r.TokenHash, &r.UserID, &r.User, &r.Mobile, &r.Role, &r.Department, &r.Address, &r.Agent,
			&r.CreatedAt, &r.SeenAt)
		rows = append(rows, r)
		return err
	})
	return rows, total, err
}
