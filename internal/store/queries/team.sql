-- The team's dashboards are about the requisitions that were ever approved and are due in a span.

-- name: TeamRequisitions :many
SELECT r.id, r.serial, r.status, r.positions, r.points, r.tat, p.name AS position, d.name AS department
FROM requisition AS r
JOIN position AS p ON p.id = r.position_id
JOIN department AS d ON d.id = r.department_id
WHERE r.tat >= @first_day AND r.tat <= @last_day AND r.approved_on IS NOT NULL
ORDER BY p.name, r.number, r.suffix;

-- name: TeamClosed :many
SELECT r.id AS requisition_id, CAST(COALESCE(u.id, '') AS text) AS hr_id, CAST(COALESCE(u.first_name || ' ' || u.last_name, '') AS text) AS hr_name,
    COUNT(*) FILTER (WHERE c.closed_on < r.tat) AS before_time, COUNT(*) FILTER (WHERE c.closed_on = r.tat) AS on_time,
    COUNT(*) FILTER (WHERE c.closed_on > r.tat) AS late, COUNT(*) FILTER (WHERE a.joined) AS joined
FROM requisition AS r
JOIN closed_position AS c ON c.requisition_id = r.id
JOIN application AS a ON a.id = c.application_id
LEFT JOIN app_user AS u ON u.id = c.owner_id
WHERE r.tat >= @first_day AND r.tat <= @last_day AND r.approved_on IS NOT NULL
GROUP BY r.id, u.id, u.first_name, u.last_name;

-- name: TeamAssignments :many
SELECT h.requisition_id, h.hr_id, CAST(u.first_name || ' ' || u.last_name AS text) AS hr_name, h.positions, h.accepted, h.seq
FROM requisition AS r
JOIN assignment AS h ON h.requisition_id = r.id AND h.status <> 'Hr Revoke'
JOIN app_user AS u ON u.id = h.hr_id
WHERE r.tat >= @first_day AND r.tat <= @last_day AND r.approved_on IS NOT NULL;

-- name: TeamTakenOff :many
SELECT e.requisition_id, CAST(SUM(e.positions) AS bigint) AS positions
FROM requisition AS r
JOIN requisition_event AS e ON e.requisition_id = r.id
WHERE r.tat >= @first_day AND r.tat <= @last_day AND r.approved_on IS NOT NULL
    AND e.action = 'Revoke Position' AND e.status = 'Position Revoke' AND e.hr_id IS NULL AND e.voided_at IS NULL
GROUP BY e.requisition_id;

-- name: TeamLost :many
SELECT a.requisition_id, COUNT(*) FILTER (WHERE a.status = 'Offer Not Accepted') AS not_accepted,
    COUNT(*) FILTER (WHERE a.status = 'Backed Out') AS backed_out
FROM requisition AS r
JOIN application AS a ON a.requisition_id = r.id
WHERE r.tat >= @first_day AND r.tat <= @last_day AND r.approved_on IS NOT NULL
    AND a.status IN ('Offer Not Accepted', 'Backed Out') AND (a.stage = 'OFFER' OR a.stage = 'JOINING')
GROUP BY a.requisition_id;

-- name: YearOpen :many
-- What is still to be closed, once for each recruiter who works on it, or once for nobody.
SELECT r.id, r.status, r.points, r.tat, CAST(r.positions - r.accepted AS bigint) AS positions,
    CAST(COALESCE(h.hr_id, '') AS text) AS hr_id, CAST(COALESCE(u.first_name || ' ' || u.last_name, '') AS text) AS hr_name,
    CAST(COALESCE(h.positions, 0) AS bigint) AS given, CAST(COALESCE(h.accepted, 0) AS bigint) AS accepted,
    CAST(COALESCE(h.seq, 0) AS bigint) AS seq
FROM requisition AS r
LEFT JOIN assignment AS h ON h.requisition_id = r.id AND h.status <> 'Hr Revoke'
LEFT JOIN app_user AS u ON u.id = h.hr_id
WHERE r.tat >= @first_day AND r.tat <= @last_day AND r.approved_on IS NOT NULL AND r.positions > r.accepted;

-- name: YearClosed :many
-- The view of closed positions would look up each requisition once more.
SELECT c.month, u.id AS hr_id, CAST(u.first_name || ' ' || u.last_name AS text) AS hr_name, CAST(c.points AS bigint) AS points
FROM (
    SELECT CAST(substr(CAST(r.tat AS text), 6, 2) AS text) AS month, e.owner_id, SUM(r.points) AS points
    FROM requisition AS r
    JOIN stage_event AS e ON e.requisition_id = r.id AND e.stage = 'OFFER' AND e.status = 'Offer Accepted' AND e.voided_at IS NULL
    JOIN application AS a ON a.id = e.application_id AND a.accepted
    WHERE r.tat >= @first_day AND r.tat <= @last_day AND r.approved_on IS NOT NULL
    GROUP BY 1, e.owner_id
) AS c
JOIN app_user AS u ON u.id = c.owner_id;
