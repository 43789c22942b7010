-- name: Roles :many
SELECT * FROM role ORDER BY id;

-- name: UsersToCheck :many
SELECT u.id, u.first_name, u.last_name, u.mobile, u.email, u.company_mobile, u.reports_to, u.password_hash, u.version, r.name AS role,
    CAST(COALESCE((SELECT string_agg(g.grant_name, ',' ORDER BY g.grant_name) FROM user_grant AS g WHERE g.user_id = u.id), '') AS text) AS grants,
    CAST(COALESCE(lines.added, 0) AS bigint) AS added,
    CAST(COALESCE(lines.changed, 0) AS bigint) AS changed
FROM app_user AS u
JOIN role AS r ON r.id = u.role_id
LEFT JOIN (
    SELECT a.subject_id,
        COUNT(*) FILTER (WHERE a.action = 'AddUser') AS added,
        COUNT(*) FILTER (WHERE a.action IN (
            'ChangePassword', 'UsePasswordLink', 'SetUserPassword', 'DisableUser', 'EnableUser', 'GrantUser', 'RevokeGrant'
        )) AS changed
    FROM audit AS a WHERE a.subject = 'user' GROUP BY a.subject_id
) AS lines ON lines.subject_id = u.id
ORDER BY u.mobile;

-- name: SessionsOfNobody :many
SELECT s.created_at, u.mobile FROM login_session AS s
JOIN app_user AS u ON u.id = s.user_id
JOIN department AS d ON d.id = u.department_id
WHERE NOT u.active OR NOT d.may_sign_in ORDER BY u.mobile, s.token_hash;

-- name: PasswordLinksOfNobody :many
SELECT l.expires_at, u.mobile FROM password_link AS l
JOIN app_user AS u ON u.id = l.user_id
JOIN department AS d ON d.id = u.department_id
WHERE NOT u.active OR NOT d.may_sign_in ORDER BY u.mobile, l.token_hash;

-- name: UsersWithPicture :many
SELECT p.user_id, u.mobile FROM user_picture AS p JOIN app_user AS u ON u.id = p.user_id ORDER BY u.mobile;

-- name: SettingsWithLines :many
SELECT s.key, s.value, s.version, CAST(COALESCE(a.after, '') AS text) AS after, COUNT(a.id) AS times
FROM setting AS s LEFT JOIN audit AS a ON a.subject = 'setting' AND a.subject_id = s.key
GROUP BY s.key, s.value, s.version, a.after ORDER BY s.key, a.after NULLS LAST;

-- name: QueuedMessagesWithoutJob :many
SELECT m.id FROM message AS m
WHERE m.state = 'queued' AND '"' || m.id || '"' NOT IN (SELECT j.payload FROM job AS j WHERE j.kind = 'SendMessage' AND NOT j.dead)
ORDER BY m.id;

-- name: JobsWithoutMessage :many
SELECT j.id FROM job AS j
WHERE j.kind = 'SendMessage' AND j.payload NOT IN (SELECT '"' || m.id || '"' FROM message AS m)
ORDER BY j.id;

-- name: MessagesWithoutReason :many
SELECT m.id, m.state FROM message AS m WHERE m.state IN ('failed', 'kept') AND m.reason = '' ORDER BY m.id;

-- name: MessagesSentWithoutTime :many
SELECT m.id, m.state FROM message AS m WHERE (m.state = 'sent') <> (m.sent_at IS NOT NULL) ORDER BY m.id;

-- name: MessagesWithoutCause :many
SELECT m.id FROM message AS m WHERE m.cause = '' OR m.cause_id = '' OR m.to_list = '' ORDER BY m.id;

-- name: DeadJobsWithoutReason :many
SELECT j.id, j.kind FROM job AS j WHERE j.dead AND j.last_error = '' ORDER BY j.id;

-- name: ChangeMarksThatClash :many
SELECT m.topic, m.n FROM change_mark AS m
WHERE m.n < 1 OR EXISTS (SELECT 1 FROM change_mark AS other WHERE other.n = m.n AND other.topic <> m.topic)
ORDER BY m.topic;
