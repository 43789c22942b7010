-- Derived data must match what a recount gives.

-- name: AddedDifferences :many
SELECT d.on_day, d.owner_id, d.kind, d.of_id, CAST(SUM(d.counted) AS bigint) AS counted, CAST(SUM(d.written) AS bigint) AS written
FROM (
    SELECT e.on_day, e.owner_id, 'position' AS kind, r.position_id AS of_id, 1 AS counted, 0 AS written
    FROM stage_event AS e JOIN requisition AS r ON r.id = e.requisition_id
    WHERE e.stage = 'New' AND e.status = 'New' AND e.voided_at IS NULL AND e.owner_id IS NOT NULL
    UNION ALL
    SELECT e.on_day, e.owner_id, 'source', COALESCE(c.source_id, ''), 1, 0
    FROM stage_event AS e JOIN application AS a ON a.id = e.application_id JOIN candidate AS c ON c.id = a.candidate_id
    WHERE e.stage = 'New' AND e.status = 'New' AND e.voided_at IS NULL AND e.owner_id IS NOT NULL
    UNION ALL
    SELECT w.on_day, w.owner_id, w.kind, w.of_id, 0, w.n FROM added_day AS w
) AS d
GROUP BY d.on_day, d.owner_id, d.kind, d.of_id
HAVING SUM(d.counted) <> SUM(d.written)
ORDER BY d.on_day, d.owner_id, d.kind, d.of_id
LIMIT 100;

-- name: FollowUpDayDifferences :many
SELECT CAST(d.owner_id AS text) AS owner_id, d.on_day, CAST(SUM(d.counted) AS bigint) AS counted, CAST(SUM(d.written) AS bigint) AS written
FROM (
    SELECT COALESCE(a.owner_id, '') AS owner_id, a.follow_up_on AS on_day, 1 AS counted, 0 AS written FROM application AS a WHERE a.follow_up_on IS NOT NULL
    UNION ALL
    SELECT f.owner_id, f.on_day, 0, f.n FROM follow_up_day AS f
) AS d
GROUP BY d.owner_id, d.on_day
HAVING SUM(d.counted) <> SUM(d.written)
ORDER BY d.on_day, d.owner_id
LIMIT 100;

-- name: OwnRequisitionDifferences :many
SELECT CAST(d.hr_id AS text) AS hr_id, CAST(d.requisition_id AS text) AS requisition_id
FROM (
    SELECT a.hr_id, a.requisition_id, r.added_at, CASE WHEN COUNT(*) FILTER (WHERE a.status <> 'Hr Revoke') > 0 THEN 1 ELSE 0 END AS works
    FROM assignment AS a JOIN requisition AS r ON r.id = a.requisition_id
    GROUP BY a.hr_id, a.requisition_id, r.added_at
    UNION ALL
    SELECT o.hr_id, o.requisition_id, o.added_at, CASE WHEN o.works THEN 1 ELSE 0 END FROM own_requisition AS o
) AS d
GROUP BY d.hr_id, d.requisition_id, d.added_at, d.works
HAVING COUNT(*) <> 2
ORDER BY d.hr_id, d.requisition_id
LIMIT 100;

-- name: OfferEventDifferences :many
SELECT DISTINCT CAST(d.event_id AS bigint) AS event_id
FROM (
    SELECT o.event_id, o.application_id, o.requisition_id, o.owner_id, o.source_id, o.status, o.on_day, o.employment_type, o.tat, o.points, o.days, o.closes, o.joined FROM offer_event AS o
    UNION ALL
    SELECT f.event_id, f.application_id, f.requisition_id, f.owner_id, f.source_id, f.status, f.on_day, f.employment_type, f.tat, f.points, f.days, f.closes, f.joined FROM offer_fact AS f
) AS d
GROUP BY d.event_id, d.application_id, d.requisition_id, d.owner_id, d.source_id, d.status, d.on_day, d.employment_type, d.tat, d.points, d.days, d.closes, d.joined
HAVING COUNT(*) <> 2
ORDER BY 1
LIMIT 100;

-- name: OfferDayDifferences :many
SELECT d.on_day, d.employment_type
FROM (
    SELECT f.on_day, f.employment_type, f.sent, f.accepted, f.closed, f.in_tat, f.days FROM offer_day_fact AS f
    UNION ALL
    SELECT w.on_day, w.employment_type, -w.sent, -w.accepted, -w.closed, -w.in_tat, -w.days FROM offer_day AS w
) AS d
GROUP BY d.on_day, d.employment_type
HAVING SUM(d.sent) <> 0 OR SUM(d.accepted) <> 0 OR SUM(d.closed) <> 0 OR SUM(d.in_tat) <> 0 OR SUM(d.days) <> 0
ORDER BY 1, 2
LIMIT 100;

-- name: ClosedMonthDifferences :many
SELECT CAST(d.month AS text) AS month, CAST(d.owner_id AS text) AS owner_id
FROM (
    SELECT f.month, f.owner_id, f.closed, f.points FROM closed_month_fact AS f
    UNION ALL
    SELECT w.month, w.owner_id, -w.closed, -w.points FROM closed_month AS w
) AS d
GROUP BY d.month, d.owner_id
HAVING SUM(d.closed) <> 0 OR SUM(d.points) <> 0
ORDER BY 1, 2
LIMIT 100;

-- The tables that count offers follow by their triggers.
-- name: DropOfferEvents :exec
DELETE FROM offer_event;

-- name: FillOfferEvents :exec
INSERT INTO offer_event (event_id, application_id, requisition_id, owner_id, source_id, status, on_day, employment_type, tat, points, days, closes, joined)
SELECT f.event_id, f.application_id, f.requisition_id, f.owner_id, f.source_id, f.status, f.on_day, f.employment_type, f.tat, f.points, f.days, f.closes, f.joined
FROM offer_fact AS f;

-- name: DropOfferDays :exec
DELETE FROM offer_day;

-- name: DropClosedMonths :exec
DELETE FROM closed_month;

-- The parts of a search text are separated by line breaks.

-- name: MessagesNotSearched :many
SELECT CAST(d.id AS text) AS id FROM (
    SELECT m.id, lower(m.to_list || '
' || m.subject) AS search_text FROM message AS m
    EXCEPT
    SELECT s.id, s.search_text FROM message_search AS s
) AS d ORDER BY d.id LIMIT 100;

-- name: CandidatesNotSearched :many
SELECT CAST(d.id AS text) AS id FROM (
    SELECT c.id, lower(c.name || '
' || c.mobile || '
' || c.email) AS search_text FROM candidate AS c
    EXCEPT
    SELECT s.id, s.search_text FROM candidate_search AS s
) AS d ORDER BY d.id LIMIT 100;
