-- name: UserFacts :one
SELECT u.id, u.active, r.name AS role,
    CAST(COALESCE((SELECT string_agg(g.grant_name, ',' ORDER BY g.grant_name) FROM user_grant AS g WHERE g.user_id = u.id), '') AS text) AS grants
FROM app_user AS u JOIN role AS r ON r.id = u.role_id
WHERE u.id = @id;

-- name: RequisitionEvents :many
SELECT e.id, e.action, e.status, e.comment, e.positions, e.at,
    CAST(COALESCE(e.hr_id, '') AS text) AS hr_id, CAST(COALESCE(e.from_hr_id, '') AS text) AS from_hr_id,
    CAST(COALESCE((SELECT h.first_name || ' ' || h.last_name FROM app_user AS h WHERE h.id = e.hr_id), '') AS text) AS hr_name,
    CAST(COALESCE((SELECT f.first_name || ' ' || f.last_name FROM app_user AS f WHERE f.id = e.from_hr_id), '') AS text) AS from_hr_name,
    CAST(COALESCE((SELECT a.first_name || ' ' || a.last_name FROM app_user AS a WHERE a.id = e.actor_id), '') AS text) AS actor_name
FROM requisition_event AS e
WHERE e.requisition_id = @requisition_id AND e.voided_at IS NULL
ORDER BY e.id;

-- name: StagesUnderAssignments :many
SELECT CAST(a.assignment_id AS text) AS assignment_id, a.stage, a.status, CAST(MAX(a.latest_at) AS timestamptz) AS latest_at
FROM application AS a
WHERE a.requisition_id = @requisition_id AND a.assignment_id IS NOT NULL
GROUP BY a.assignment_id, a.stage, a.status;

-- name: SerialsOfNumber :many
SELECT id, serial, parent_id FROM requisition WHERE number = @number ORDER BY suffix;

-- The positions that recruiters still have to fill, as far as their rows are neither closed nor revoked.
-- name: LivePositions :many
SELECT h.hr_id, CAST(SUM(h.positions) AS bigint) AS positions
FROM assignment AS h
JOIN requisition AS r ON r.id = h.requisition_id
WHERE h.status IN ('Assigned', 'Re-Assigned', 'Inprogress') AND r.status IN ('Assigned', 'Re-Assigned', 'Inprogress', 'Hold')
GROUP BY h.hr_id
ORDER BY h.hr_id;
