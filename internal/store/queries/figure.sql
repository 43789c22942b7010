-- Of whom a figure is asked is one user, or everybody when the id is empty. The days drive each query, so this is only what
-- remains to be looked at.

-- name: AddedFacts :many
WITH added AS (
    SELECT e.owner_id, e.requisition_id, c.source_id, COUNT(*) AS n
    FROM stage_event AS e
    JOIN application AS a ON a.id = e.application_id
    JOIN candidate AS c ON c.id = a.candidate_id
    WHERE e.stage = 'New' AND e.status = 'New' AND e.voided_at IS NULL AND e.on_day >= @first_day AND e.on_day <= @last_day
        AND (e.owner_id = CAST(@hr_id AS text) OR CAST(@hr_id AS text) = '')
    GROUP BY e.owner_id, e.requisition_id, c.source_id
)
SELECT u.id AS hr_id, CAST(u.first_name || ' ' || u.last_name AS text) AS hr_name, p.name AS position,
    CAST(COALESCE(s.name, '') AS text) AS source, added.n
FROM added
JOIN app_user AS u ON u.id = added.owner_id
JOIN requisition AS r ON r.id = added.requisition_id
JOIN position AS p ON p.id = r.position_id
LEFT JOIN source AS s ON s.id = added.source_id;

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
