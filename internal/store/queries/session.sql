-- name: AddSession :exec
INSERT INTO login_session (token_hash, user_id, created_at, seen_at, address, agent)
VALUES (@token_hash, @user_id, @created_at, @created_at, @address, @agent);

-- name: UserBySession :one
SELECT s.seen_at, u.id, u.first_name, u.last_name, u.mobile, u.email, u.company_mobile, u.telephony_user_id,
    u.role_id, r.name AS role, d.name AS department,
    CAST(COALESCE((SELECT string_agg(g.grant_name, ',' ORDER BY g.grant_name) FROM user_grant AS g WHERE g.user_id = u.id), '') AS text) AS grants,
    EXISTS (SELECT 1 FROM user_picture AS p WHERE p.user_id = u.id) AS has_picture
FROM login_session AS s
JOIN app_user AS u ON u.id = s.user_id
JOIN role AS r ON r.id = u.role_id
JOIN department AS d ON d.id = u.department_id
WHERE s.token_hash = @token_hash AND s.seen_at > @idle_since AND s.created_at > @made_since AND u.active AND d.may_sign_in;

-- name: TouchSession :exec
UPDATE login_session SET seen_at = @seen_at WHERE token_hash = @token_hash;

-- name: EndSession :exec
DELETE FROM login_session WHERE token_hash = @token_hash;

-- name: EndSessionsOfUser :exec
DELETE FROM login_session WHERE user_id = @user_id AND token_hash <> @but_token_hash;

-- name: SweepSessions :execrows
DELETE FROM login_session WHERE seen_at <= @idle_since OR created_at <= @made_since;

-- name: AddPasswordLink :exec
INSERT INTO password_link (token_hash, user_id, expires_at) VALUES (@token_hash, @user_id, @expires_at);

-- name: UserByPasswordLink :one
SELECT u.* FROM password_link AS l JOIN app_user AS u ON u.id = l.user_id
WHERE l.token_hash = @token_hash AND l.used_at IS NULL AND l.expires_at > @now AND u.active;

-- name: UsePasswordLink :one
UPDATE password_link SET used_at = @now
WHERE token_hash = @token_hash AND used_at IS NULL AND expires_at > @now
RETURNING user_id;

-- name: DropPasswordLinksOfUser :exec
DELETE FROM password_link WHERE user_id = @user_id;

-- name: SweepPasswordLinks :execrows
DELETE FROM password_link WHERE expires_at <= @before;

-- name: AddAttempt :exec
INSERT INTO sign_in_attempt (id, kind, mobile, address, at) VALUES (@id, @kind, @mobile, @address, @at);

-- name: CountAttempts :one
SELECT
    (SELECT COUNT(*) FROM sign_in_attempt AS a WHERE a.kind = @kind AND a.mobile = @mobile AND a.address = @address AND a.at > @since) AS of_both,
    (SELECT COUNT(*) FROM sign_in_attempt AS b WHERE b.kind = @kind AND b.mobile = @mobile AND b.at > @since) AS of_mobile,
    (SELECT COUNT(*) FROM sign_in_attempt AS c WHERE c.kind = @kind AND c.address = @address AND c.at > @since) AS of_address;

-- name: ForgiveAttempts :exec
DELETE FROM sign_in_attempt WHERE mobile = @mobile AND address = @address AND kind <> @but_kind;

-- name: SweepAttempts :execrows
DELETE FROM sign_in_attempt WHERE at <= @before;
