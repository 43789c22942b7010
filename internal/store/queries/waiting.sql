-- name: WaitOfApplication :one
SELECT * FROM wait WHERE application_id = @application_id;

-- name: LastReminders :many
SELECT r.at, r.on_day, CAST(u.first_name || ' ' || u.last_name AS text) AS by_name
FROM reminder AS r JOIN app_user AS u ON u.id = r.reminded_by
WHERE r.subject_id = @subject_id ORDER BY r.at DESC LIMIT 2;

-- name: AddReminder :exec
INSERT INTO reminder (id, subject_id, reminded_by, at, on_day)
SELECT CAST(COALESCE(MAX(n.id), 0) + 1 AS bigint), @subject_id, @reminded_by, @at, @on_day FROM reminder AS n;

-- name: JobsOfKind :one
SELECT COUNT(*) FROM job WHERE kind = @kind AND NOT dead;
