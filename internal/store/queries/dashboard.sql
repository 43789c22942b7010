-- name: OfferMonths :many
SELECT CAST(substr(CAST(d.on_day AS text), 6, 2) AS text) AS month, d.employment_type, CAST(SUM(d.sent) AS bigint) AS sent,
    CAST(SUM(d.accepted) AS bigint) AS accepted, CAST(SUM(d.closed) AS bigint) AS closed, CAST(SUM(d.in_tat) AS bigint) AS in_tat,
    CAST(SUM(d.days) AS bigint) AS days
FROM offer_day AS d
WHERE d.on_day >= @first_day AND d.on_day <= @last_day
GROUP BY 1, d.employment_type;

-- name: ClosedFacts :many
WITH closed AS (
    SELECT o.requisition_id, o.owner_id, COUNT(*) AS n FROM offer_event AS o
    WHERE o.closes AND o.on_day >= @first_day AND o.on_day <= @last_day AND o.employment_type = @employment_type
    GROUP BY o.requisition_id, o.owner_id
)
SELECT r.id AS requisition_id, r.serial, r.positions, p.name AS position, d.name AS department,
    CAST(COALESCE(u.id, '') AS text) AS hr_id, CAST(COALESCE(u.first_name || ' ' || u.last_name, '') AS text) AS hr_name, closed.n
FROM closed
JOIN requisition AS r ON r.id = closed.requisition_id
JOIN position AS p ON p.id = r.position_id
JOIN department AS d ON d.id = r.department_id
LEFT JOIN app_user AS u ON u.id = closed.owner_id;

-- name: ReviewFacts :many
SELECT r.id, r.serial, r.status, r.positions, r.tat, r.approved_on, r.employment_type, p.name AS position, d.id AS department_id, d.name AS department,
    EXISTS (SELECT 1 FROM assignment AS h WHERE h.requisition_id = r.id) AS ever_assigned
FROM requisition AS r
JOIN position AS p ON p.id = r.position_id
JOIN department AS d ON d.id = r.department_id
WHERE r.approved_on >= @first_day AND r.approved_on <= @last_day
ORDER BY d.name, r.approved_on, r.number, r.suffix;
