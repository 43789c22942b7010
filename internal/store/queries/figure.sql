-- A figure is for one user, or for everybody if the id is empty. The days drive each query; the user only filters its rows.

-- Seeks from one recruiter, position or source to the next in the key, and reads only the days in the range. The sum is 0 if
-- there are none.
-- name: AddedFacts :many
WITH RECURSIVE ever AS (
    SELECT u.id AS owner_id, k.kind, (SELECT MIN(d.of_id) FROM added_day AS d WHERE d.owner_id = u.id AND d.kind = k.kind) AS of_id
    FROM app_user AS u CROSS JOIN (SELECT 'position' AS kind UNION ALL SELECT 'source') AS k
    WHERE (u.id = CAST(@hr_id AS text) OR CAST(@hr_id AS text) = '')
    UNION ALL
    SELECT e.owner_id, e.kind, (SELECT MIN(d.of_id) FROM added_day AS d WHERE d.owner_id = e.owner_id AND d.kind = e.kind AND d.of_id > e.of_id)
    FROM ever AS e WHERE e.of_id IS NOT NULL
)
SELECT u.id AS hr_id, CAST(u.first_name || ' ' || u.last_name AS text) AS hr_name,
    CAST(e.kind AS text) AS kind, CAST(COALESCE(p.name, s.name, '') AS text) AS name, CAST(COALESCE((
        SELECT SUM(d.n) FROM added_day AS d
        WHERE d.owner_id = e.owner_id AND d.kind = e.kind AND d.of_id = e.of_id AND d.on_day >= @first_day AND d.on_day <= @last_day), 0) AS bigint) AS n
FROM ever AS e
JOIN app_user AS u ON u.id = e.owner_id
LEFT JOIN position AS p ON e.kind = 'position' AND p.id = e.of_id
LEFT JOIN source AS s ON e.kind = 'source' AND s.id = e.of_id
WHERE e.of_id IS NOT NULL;

-- name: CountAdded :exec
INSERT INTO added_day (on_day, owner_id, kind, of_id, n) VALUES
    (@on_day, @owner_id, 'position', (SELECT r.position_id FROM requisition AS r WHERE r.id = @requisition_id), 1),
    (@on_day, @owner_id, 'source', COALESCE((
        SELECT c.source_id FROM application AS a JOIN candidate AS c ON c.id = a.candidate_id WHERE a.id = @application_id), ''), 1)
ON CONFLICT (on_day, owner_id, kind, of_id) DO UPDATE SET n = added_day.n + 1;

-- name: CallFacts :many
WITH called AS (
    SELECT w.owner_id, w.requisition_id, CAST(SUM(w.calls) AS bigint) AS calls, CAST(SUM(w.connects) AS bigint) AS connects,
        CAST(SUM(w.shortlisted) AS bigint) AS shortlisted
    FROM worked_day AS w
    WHERE w.on_day >= @first_day AND w.on_day <= @last_day AND (w.owner_id = CAST(@hr_id AS text) OR CAST(@hr_id AS text) = '')
    GROUP BY w.owner_id, w.requisition_id
    HAVING SUM(w.calls) > 0
)
SELECT u.id AS hr_id, CAST(u.first_name || ' ' || u.last_name AS text) AS hr_name, r.id AS requisition_id, r.serial, r.status, r.tat,
    p.name AS position, called.calls, called.connects, called.shortlisted
FROM called
JOIN app_user AS u ON u.id = called.owner_id
JOIN requisition AS r ON r.id = called.requisition_id
JOIN position AS p ON p.id = r.position_id;

-- The calls of one day by recruiter alone.
-- name: CallsByRecruiter :many
SELECT u.id AS hr_id, CAST(u.first_name || ' ' || u.last_name AS text) AS hr_name, called.calls, called.connects, called.shortlisted
FROM (
    SELECT w.owner_id, CAST(SUM(w.calls) AS bigint) AS calls, CAST(SUM(w.connects) AS bigint) AS connects,
        CAST(SUM(w.shortlisted) AS bigint) AS shortlisted
    FROM worked_hour AS w
    WHERE w.on_day = @on_day AND w.calls > 0
    GROUP BY w.owner_id
) AS called
JOIN app_user AS u ON u.id = called.owner_id;

-- What recruiters have in hand: live assignments to requisitions that are still hiring.

-- name: WorkInHand :many
SELECT u.id AS hr_id, CAST(u.first_name || ' ' || u.last_name AS text) AS hr_name, r.id AS requisition_id, r.serial, r.status, r.tat, p.name AS position
FROM requisition AS r
JOIN assignment AS h ON h.requisition_id = r.id
JOIN app_user AS u ON u.id = h.hr_id
JOIN position AS p ON p.id = r.position_id
WHERE r.status IN ('Approved', 'Assigned', 'Re-Assigned', 'Inprogress') AND h.status <> 'Hr Revoke'
    AND (h.hr_id = CAST(@hr_id AS text) OR CAST(@hr_id AS text) = '');
