-- The team's dashboards are about the requisitions that were ever approved and are due in a span.

-- name: TeamDue :many
SELECT r.id, r.status, r.positions, r.points, r.tat FROM requisition AS r
WHERE r.tat >= @first_day AND r.tat <= @last_day AND r.approved_on IS NOT NULL;

-- name: TeamRequisitions :many
SELECT r.id, r.serial, r.status, r.positions, r.points, r.tat, p.name AS position, d.name AS department
FROM requisition AS r
JOIN position AS p ON p.id = r.position_id
JOIN department AS d ON d.id = r.department_id
WHERE r.tat >= @first_day AND r.tat <= @last_day AND r.approved_on IS NOT NULL
ORDER BY p.name, r.number, r.suffix;

-- name: TeamClosed :many
SELECT o.requisition_id, CAST(COALESCE(o.owner_id, '') AS text) AS hr_id, COUNT(*) FILTER (WHERE o.on_day < o.tat) AS before_time,
    COUNT(*) FILTER (WHERE o.on_day = o.tat) AS on_time, COUNT(*) FILTER (WHERE o.on_day > o.tat) AS late,
    COUNT(*) FILTER (WHERE o.joined) AS joined
FROM offer_event AS o
WHERE o.closes AND o.tat >= @first_day AND o.tat <= @last_day
GROUP BY o.requisition_id, o.owner_id;

-- name: TeamAssignments :many
SELECT h.requisition_id, h.hr_id, h.positions, h.accepted, h.seq
FROM requisition AS r
JOIN assignment AS h ON h.requisition_id = r.id AND h.status <> 'Hr Revoke'
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

-- name: YearClosed :many
SELECT m.month, m.owner_id, m.points FROM closed_month AS m
WHERE m.month >= @first_month AND m.month <= @last_month AND m.closed > 0;

-- name: UserNames :many
SELECT id, CAST(first_name || ' ' || last_name AS text) AS name FROM app_user;
