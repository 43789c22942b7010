-- name: PutWeeklyFile :one
-- Setting the same table again changes when it is sent.
INSERT INTO weekly_file (id, user_id, dashboard, period, filters, weekday, hour, due_at, created_at)
VALUES (@id, @user_id, @dashboard, @period, @filters, @weekday, @hour, @due_at, @created_at)
ON CONFLICT (user_id, dashboard, period, filters) DO UPDATE SET weekday = excluded.weekday, hour = excluded.hour, due_at = excluded.due_at
RETURNING *;

-- name: WeeklyFilesOf :many
SELECT * FROM weekly_file WHERE user_id = @user_id ORDER BY created_at, id;

-- name: WeeklyFileByID :one
SELECT * FROM weekly_file WHERE id = @id;

-- name: DeleteWeeklyFile :execrows
DELETE FROM weekly_file WHERE id = @id;

-- name: WeeklyFilesDue :many
SELECT * FROM weekly_file WHERE due_at <= @now ORDER BY due_at, id LIMIT 1000;

-- name: WeeklyFileSent :execrows
-- Whoever comes second finds another due time: a file leaves once a week.
UPDATE weekly_file SET due_at = @next_at, sent_at = @sent_at WHERE id = @id AND due_at = @was_due_at;

-- name: AddMessageFile :exec
INSERT INTO message_file (message_id, name, content) VALUES (@message_id, @name, @content);

-- name: FileOfMessage :one
SELECT * FROM message_file WHERE message_id = @message_id;
