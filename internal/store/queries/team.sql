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
