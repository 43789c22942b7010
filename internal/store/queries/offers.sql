-- name: AcceptedBySource :many
SELECT CAST(COALESCE(s.id, '') AS text) AS source_id, CAST(COALESCE(s.name, '') AS text) AS source, accepted.n
FROM (
    SELECT o.source_id, COUNT(*) AS n FROM offer_event AS o
    WHERE o.status = 'Offer Accepted' AND o.owner_id IS NOT NULL AND o.on_day >= @first_day AND o.on_day <= @last_day
    GROUP BY o.source_id
) AS accepted
LEFT JOIN source AS s ON s.id = accepted.source_id;

-- name: AddedBySource :many
SELECT CAST(s.id AS text) AS source_id, CAST(s.name AS text) AS source, CAST((
    SELECT COUNT(*) FROM candidate AS c
    WHERE c.source_id = s.id AND c.created_at >= @from_time AND c.created_at < @before_time
) AS bigint) AS n
FROM source AS s
UNION ALL
SELECT CAST('' AS text), CAST('' AS text), COUNT(*) FROM candidate AS c
WHERE c.source_id IS NULL AND c.created_at >= @from_time AND c.created_at < @before_time;

-- name: OpenedMonths :many
SELECT CAST(substr(CAST(r.approved_on AS text), 6, 2) AS text) AS month, r.employment_type, COUNT(*) AS n
FROM requisition AS r
WHERE r.approved_on >= @first_day AND r.approved_on <= @last_day
GROUP BY 1, r.employment_type;

-- name: ClosedFactsInTAT :many
WITH closed AS (
    SELECT o.requisition_id, o.owner_id, COUNT(*) AS n, COUNT(*) FILTER (WHERE o.on_day <= o.tat) AS in_tat
    FROM offer_event AS o
    WHERE o.closes AND o.on_day >= @first_day AND o.on_day <= @last_day
    GROUP BY o.requisition_id, o.owner_id
)
SELECT r.id AS requisition_id, r.serial, r.positions, r.employment_type, p.name AS position, d.name AS department,
    CAST(COALESCE(u.id, '') AS text) AS hr_id, CAST(COALESCE(u.first_name || ' ' || u.last_name, '') AS text) AS hr_name, closed.n, closed.in_tat
FROM closed
JOIN requisition AS r ON r.id = closed.requisition_id
JOIN position AS p ON p.id = r.position_id
JOIN department AS d ON d.id = r.department_id
LEFT JOIN app_user AS u ON u.id = closed.owner_id;

-- name: SourceOf :one
SELECT id, name FROM source WHERE id = @text OR name = @text ORDER BY active DESC, id LIMIT 1;
