-- name: AddNotification :exec
INSERT INTO notification (id, line, user_id, kind, actor_id, requisition_id, candidate_id, stage_event, requisition_event, message_id, detail, at)
VALUES (@id, COALESCE((SELECT MAX(n.line) FROM notification AS n
        WHERE n.user_id = @user_id AND n.kind = @kind AND n.read_at IS NULL AND COALESCE(n.actor_id, '') = COALESCE(@actor_id, '')
            AND COALESCE(n.requisition_id, '') = COALESCE(@requisition_id, '')), @id),
    @user_id, @kind, @actor_id, @requisition_id, @candidate_id, @stage_event, @requisition_event, @message_id, @detail, @at);

-- What decides whether a user is told of something that happened in a requisition.
-- name: NotificationReceiver :one
SELECT u.id, u.active, r.name AS role,
    CAST(COALESCE((SELECT string_agg(g.grant_name, ',' ORDER BY g.grant_name) FROM user_grant AS g WHERE g.user_id = u.id), '') AS text) AS grants,
    EXISTS (SELECT 1 FROM assignment AS h WHERE h.hr_id = u.id AND h.requisition_id = @requisition_id) AS assigned,
    EXISTS (SELECT 1 FROM stage_event AS e WHERE e.conducted_by = u.id AND e.requisition_id = @requisition_id AND e.voided_at IS NULL) AS conducts,
    EXISTS (SELECT 1 FROM requisition AS q WHERE q.id = @requisition_id AND q.esa <> '') AS esa
FROM app_user AS u JOIN role AS r ON r.id = u.role_id
WHERE u.id = @user_id;

-- name: DropNotificationsOfStageEvent :many
DELETE FROM notification WHERE stage_event = @stage_event RETURNING user_id;

-- name: DropNotificationsOfRequisitionEvent :many
DELETE FROM notification WHERE requisition_event = @requisition_event RETURNING user_id;

-- name: RequisitionEventsOfStep :many
SELECT id FROM requisition_event WHERE step = @step AND requisition_id = @requisition_id ORDER BY id;

-- name: SweepNotifications :execrows
DELETE FROM notification WHERE at < @before;

-- name: NotificationPage :many
-- A line is shown by its newest notification.
SELECT n.*, CAST(COALESCE(u.first_name || ' ' || u.last_name, '') AS text) AS actor, CAST(COALESCE(r.serial || ' ' || p.name, '') AS text) AS requisition,
    CAST(COALESCE(c.name, '') AS text) AS candidate, CAST(COALESCE(e.stage, '') AS text) AS stage, CAST(COALESCE(e.status, '') AS text) AS status,
    CAST(COALESCE(e.comment, h.comment, '') AS text) AS comment, e.given_on, CAST(COALESCE(e.given_time, '') AS text) AS given_time,
    CAST(COALESCE(e.interview_type, '') AS text) AS interview_type, CAST(COALESCE(m.subject, '') AS text) AS mail, CAST(COALESCE(m.reason, '') AS text) AS reason,
    (SELECT COUNT(*) FROM notification AS one WHERE one.line = n.line) AS together
FROM notification AS n
LEFT JOIN app_user AS u ON u.id = n.actor_id
LEFT JOIN requisition AS r ON r.id = n.requisition_id
LEFT JOIN position AS p ON p.id = r.position_id
LEFT JOIN candidate AS c ON c.id = n.candidate_id
LEFT JOIN stage_event AS e ON e.id = n.stage_event
LEFT JOIN requisition_event AS h ON h.id = n.requisition_event
LEFT JOIN message AS m ON m.id = n.message_id
WHERE n.user_id = @user_id AND NOT EXISTS (SELECT 1 FROM notification AS newer WHERE newer.line = n.line AND newer.id > n.id)
    AND (n.read_at IS NULL OR NOT CAST(@unread AS boolean))
ORDER BY n.id DESC LIMIT CAST(@most AS bigint) OFFSET CAST(@skipped AS bigint);

-- name: NotificationToMail :one
SELECT n.*, CAST(COALESCE(u.first_name || ' ' || u.last_name, '') AS text) AS actor, CAST(COALESCE(r.serial || ' ' || p.name, '') AS text) AS requisition,
    CAST(COALESCE(c.name, '') AS text) AS candidate, CAST(COALESCE(e.stage, '') AS text) AS stage, CAST(COALESCE(e.status, '') AS text) AS status,
    CAST(COALESCE(e.comment, h.comment, '') AS text) AS comment, CAST(COALESCE(m.subject, '') AS text) AS mail, CAST(COALESCE(m.reason, '') AS text) AS reason,
    t.first_name, t.email, t.active
FROM notification AS n
JOIN app_user AS t ON t.id = n.user_id
LEFT JOIN app_user AS u ON u.id = n.actor_id
LEFT JOIN requisition AS r ON r.id = n.requisition_id
LEFT JOIN position AS p ON p.id = r.position_id
LEFT JOIN candidate AS c ON c.id = n.candidate_id
LEFT JOIN stage_event AS e ON e.id = n.stage_event
LEFT JOIN requisition_event AS h ON h.id = n.requisition_event
LEFT JOIN message AS m ON m.id = n.message_id
WHERE n.id = @id;

-- name: NotificationCounts :one
SELECT COUNT(DISTINCT n.line) AS lines, COUNT(DISTINCT CASE WHEN n.read_at IS NULL THEN n.line END) AS unread,
    COUNT(DISTINCT CASE WHEN n.seen_at IS NULL THEN n.line END) AS unseen
FROM notification AS n WHERE n.user_id = @user_id;

-- name: SeeNotifications :execrows
UPDATE notification SET seen_at = @at WHERE user_id = @user_id AND seen_at IS NULL;

-- name: ReadNotifications :execrows
UPDATE notification SET read_at = @at WHERE user_id = @user_id AND read_at IS NULL;

-- name: ReadNotificationLine :execrows
UPDATE notification SET read_at = @at WHERE user_id = @user_id AND line = @line AND read_at IS NULL;

-- name: UnreadNotificationLine :execrows
-- What was read joins the unread line of its sort, if there is one meanwhile.
UPDATE notification SET read_at = NULL, line = COALESCE((SELECT MAX(o.line) FROM notification AS o
        WHERE o.user_id = notification.user_id AND o.kind = notification.kind AND o.read_at IS NULL
            AND COALESCE(o.actor_id, '') = COALESCE(notification.actor_id, '')
            AND COALESCE(o.requisition_id, '') = COALESCE(notification.requisition_id, '')), notification.line)
WHERE notification.user_id = @user_id AND notification.line = @line AND notification.read_at IS NOT NULL;

-- name: WrongNotifications :many
SELECT n.id, CAST(COALESCE(n.actor_id, '') = n.user_id AS boolean) AS own,
    CAST(n.stage_event IS NULL AND n.requisition_event IS NULL AND n.message_id IS NULL AS boolean) AS without,
    CAST(e.voided_at IS NOT NULL OR h.voided_at IS NOT NULL AS boolean) AS voided
FROM notification AS n
LEFT JOIN stage_event AS e ON e.id = n.stage_event
LEFT JOIN requisition_event AS h ON h.id = n.requisition_event
WHERE COALESCE(n.actor_id, '') = n.user_id OR n.stage_event IS NULL AND n.requisition_event IS NULL AND n.message_id IS NULL
    OR e.voided_at IS NOT NULL OR h.voided_at IS NOT NULL
ORDER BY n.id;

-- name: TornNotificationLines :many
-- The notifications of one line are one user's, of one kind, and read together.
SELECT n.line FROM notification AS n GROUP BY n.line
HAVING COUNT(DISTINCT n.user_id) > 1 OR COUNT(DISTINCT n.kind) > 1 OR COUNT(n.read_at) NOT IN (0, COUNT(*))
ORDER BY n.line;

-- name: EventsToTell :many
-- What the demo company's people were told of lately; who made it and who is told differ.
SELECT e.id, e.at, e.stage, e.status, e.requisition_id, a.candidate_id, e.actor_id, e.owner_id, e.conducted_by
FROM stage_event AS e JOIN application AS a ON a.id = e.application_id
WHERE e.on_day >= @since AND e.voided_at IS NULL AND e.actor_id IS NOT NULL
    AND (e.owner_id <> e.actor_id OR e.conducted_by <> e.actor_id OR e.status = 'Offer Sent')
ORDER BY e.id DESC LIMIT CAST(@most AS bigint);

-- name: RequisitionEventsToTell :many
SELECT e.id, e.at, e.action, e.requisition_id, e.actor_id, e.hr_id, e.positions, r.positions AS all_positions
FROM requisition_event AS e JOIN requisition AS r ON r.id = e.requisition_id
WHERE e.on_day >= @since AND e.voided_at IS NULL AND e.actor_id IS NOT NULL AND e.hr_id <> e.actor_id AND e.action IN ('Assign', 'Re-Assign')
ORDER BY e.id DESC LIMIT CAST(@most AS bigint);

-- name: ReadNotificationsBefore :exec
UPDATE notification SET read_at = at, seen_at = at WHERE at < @before AND read_at IS NULL;
