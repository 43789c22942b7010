-- name: MarkChange :exec
INSERT INTO change_mark (topic, n) VALUES (@topic, (SELECT COALESCE(MAX(m.n), 0) + 1 FROM change_mark AS m))
ON CONFLICT (topic) DO UPDATE SET n = excluded.n;

-- name: ChangeMark :one
SELECT n FROM change_mark WHERE topic = @topic;

-- name: ChangesSince :many
SELECT topic, n FROM change_mark WHERE n > @since ORDER BY n DESC;

-- The number of the last change that may move whom a requisition waits on.
-- name: RequisitionWaitMark :one
SELECT CAST(COALESCE(MAX(n), 0) AS bigint) AS n FROM change_mark WHERE topic IN ('candidate', 'requisition', 'setting', 'user');
