-- name: SetCalendarLink :exec
INSERT INTO calendar_link (user_id, token_hash, made_at) VALUES (@user_id, @token_hash, @made_at)
ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, made_at = excluded.made_at;

-- name: EndCalendarLink :execrows
DELETE FROM calendar_link WHERE user_id = @user_id;

-- name: CalendarLinkMadeAt :one
SELECT made_at FROM calendar_link WHERE user_id = @user_id;

-- Whose calendar a link opens, while they may sign in.
-- name: UserByCalendarLink :one
SELECT u.id, CAST(u.first_name || ' ' || u.last_name AS text) AS name
FROM calendar_link AS l JOIN app_user AS u ON u.id = l.user_id JOIN department AS d ON d.id = u.department_id
WHERE l.token_hash = @token_hash AND u.active AND d.may_sign_in;

-- The interviews that the user conducts, and those of their candidates, with what followed on each.
-- name: CalendarInterviews :many
SELECT i.application_id, i.event_id, i.stage, i.kind, i.at, i.meeting, i.pending, i.conducted_by, c.name, p.name AS position,
    r.status AS requisition_status, CAST(u.first_name || ' ' || u.last_name AS text) AS person, e.at AS written_at, a.live,
    CAST(COALESCE((SELECT n.status FROM stage_event AS n WHERE n.application_id = i.application_id AND n.id > i.event_id
        AND n.voided_at IS NULL AND n.counts ORDER BY n.id LIMIT 1), '') AS text) AS next_status,
    (SELECT COUNT(*) FROM stage_event AS n WHERE n.application_id = i.application_id AND n.id > i.event_id
        AND n.voided_at IS NULL AND n.counts AND n.at < i.at) AS ended_before
FROM interview AS i
JOIN stage_event AS e ON e.id = i.event_id
JOIN application AS a ON a.id = i.application_id
JOIN candidate AS c ON c.id = a.candidate_id
JOIN requisition AS r ON r.id = a.requisition_id
JOIN position AS p ON p.id = r.position_id
JOIN app_user AS u ON u.id = i.conducted_by
WHERE e.voided_at IS NULL AND i.id IN (
    SELECT x.id FROM interview AS x WHERE x.conducted_by = @user_id AND x.at >= @since AND x.at < @until
    UNION ALL
    SELECT y.id FROM application AS b JOIN interview AS y ON y.application_id = b.id
    WHERE b.owner_id = @user_id AND y.at >= @since AND y.at < @until)
ORDER BY i.at, i.id;

-- The candidates of the user who accepted and have a day to join.
-- name: CalendarJoinings :many
SELECT a.id, c.name, p.name AS position, r.city, e.given_on, e.at
FROM application AS a
JOIN candidate AS c ON c.id = a.candidate_id
JOIN requisition AS r ON r.id = a.requisition_id
JOIN position AS p ON p.id = r.position_id
JOIN stage_event AS e ON e.id = (SELECT MAX(j.id) FROM stage_event AS j WHERE j.application_id = a.id AND j.stage = 'JOINING'
    AND j.status IN ('Expected DOJ', 'Delay in joining') AND j.voided_at IS NULL)
WHERE a.owner_id = @user_id AND a.live AND a.accepted AND NOT a.joined AND e.given_on >= @since AND e.given_on < @until
ORDER BY e.given_on, a.id;
