-- Of whom a figure is asked is one user, or everybody when the id is empty. The days drive each query, so this is only what
-- remains to be looked at.

-- name: AddedFacts :many
WITH added AS (
    SELECT d.owner_id, d.kind, d.of_id, CAST(SUM(d.n) AS bigint) AS n
    FROM added_day AS d
    WHERE d.on_day >= @first_day AND d.on_day <= @last_day AND (d.owner_id = CAST(@hr_id AS text) OR CAST(@hr_id AS text) = '')
    GROUP BY d.owner_id, d.kind, d.of_id
)
SELECT u.id AS hr_id, CAST(u.first_name || ' ' || u.last_name AS text) AS hr_name,
    added.kind, CAST(COALESCE(p.name, s.name, '') AS text) AS name, added.n
FROM added
JOIN app_user AS u ON u.id = added.owner_id
LEFT JOIN position AS p ON added.kind = 'position' AND p.id = added.of_id
LEFT JOIN source AS s ON added.kind = 'source' AND s.id = added.of_id;

-- name: CountAdded :exec
INSERT INTO added_day (on_day, owner_id, kind, of_id, n) VALUES
    (@on_day, @owner_id, 'position', (SELECT r.position_id FROM requisition AS r WHERE r.id = @requisition_id), 1),
    (@on_day, @owner_id, 'source', COALESCE((
        SELECT c.source_id FROM application AS a JOIN candidate AS c ON c.id = a.candidate_id WHERE a.id = @application_id), ''), 1)
ON CONFLICT (on_day, owner_id, kind, of_id) DO UPDATE SET n = added_day.n + 1;

-- name: CallFacts :many
WITH called AS (
    SELECT e.owner_id, e.requisition_id, e.status, COUNT(*) AS n
    FROM stage_event AS e
    WHERE e.stage = 'CALL' AND e.voided_at IS NULL AND e.on_day >= @first_day AND e.on_day <= @last_day
        AND (e.owner_id = CAST(@hr_id AS text) OR CAST(@hr_id AS text) = '')
    GROUP BY e.owner_id, e.requisition_id, e.status
)
SELECT u.id AS hr_id, CAST(u.first_name || ' ' || u.last_name AS text) AS hr_name, r.id AS requisition_id, r.serial, r.status, r.tat,
    p.name AS position, called.status AS outcome, called.n
FROM called
JOIN app_user AS u ON u.id = called.owner_id
JOIN requisition AS r ON r.id = called.requisition_id
JOIN position AS p ON p.id = r.position_id;

-- What recruiters have in hand: live assignments to requisitions for which somebody is still looked for.

-- name: WorkInHand :many
SELECT u.id AS hr_id, CAST(u.first_name || ' ' || u.last_name AS text) AS hr_name, r.id AS requisition_id, r.serial, r.status, r.tat, p.name AS position
FROM requisition AS r
JOIN assignment AS h ON h.requisition_id = r.id
JOIN app_user AS u ON u.id = h.hr_id
JOIN position AS p ON p.id = r.position_id
WHERE r.status IN ('Approved', 'Assigned', 'Re-Assigned', 'Inprogress') AND h.status <> 'Hr Revoke'
    AND (h.hr_id = CAST(@hr_id AS text) OR CAST(@hr_id AS text) = '');
