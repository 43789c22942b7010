-- name: MarkChange :exec
INSERT INTO change_mark (topic, n) VALUES (@topic, (SELECT COALESCE(MAX(m.n), 0) + 1 FROM change_mark AS m))
ON CONFLICT (topic) DO UPDATE SET n = excluded.n;

-- name: ChangesSince :many
SELECT topic, n FROM change_mark WHERE n > @since ORDER BY n DESC;

-- What a requisition waits on may move with every change of these topics, and with a move of one of its candidates.
-- name: RequisitionWaitMarks :one
SELECT CAST((SELECT COALESCE(MAX(m.n), 0) FROM change_mark AS m WHERE m.topic IN ('requisition', 'setting', 'user')) AS bigint) AS changes,
    CAST((SELECT COALESCE(MAX(e.id), 0) FROM stage_event AS e) AS bigint) AS moves;

-- name: RequisitionsMovedSince :many
-- A requisition may come several times: for DISTINCT, SQLite would go through all events in the order of requisitions.
SELECT requisition_id FROM stage_event WHERE id > @moves;
