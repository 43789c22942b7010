-- name: AddNotification :exec
INSERT INTO notification (id, line, user_id, kind, actor_id, requisition_id, candidate_id, stage_event, requisition_event, message_id, detail, at)
VALUES (@id, COALESCE((SELECT MAX(n.line) FROM notification AS n
        WHERE n.user_id = @user_id AND n.kind = @kind AND n.read_at IS NULL AND COALESCE(n.actor_id, '') = CAST(@actor AS text)
            AND COALESCE(n.requisition_id, '') = CAST(@requisition AS text)), @id),
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
