-- What is counted with an event; n is 1, or -1 where an event is voided.

-- name: CountStageDay :exec
INSERT INTO stage_day (on_day, stage, n) VALUES (@on_day, @stage, @n)
ON CONFLICT (on_day, stage) DO UPDATE SET n = stage_day.n + excluded.n;

-- name: CountWorkedHour :exec
INSERT INTO worked_hour (on_day, slot, owner_id, calls, connects, shortlisted, hr_round, tech_round)
VALUES (@on_day, @slot, @owner_id, @calls, @connects, @shortlisted, @hr_round, @tech_round)
ON CONFLICT (on_day, slot, owner_id) DO UPDATE SET calls = worked_hour.calls + excluded.calls, connects = worked_hour.connects + excluded.connects, shortlisted = worked_hour.shortlisted + excluded.shortlisted, hr_round = worked_hour.hr_round + excluded.hr_round, tech_round = worked_hour.tech_round + excluded.tech_round;

-- name: CountWorkedDay :exec
INSERT INTO worked_day (on_day, requisition_id, owner_id, calls, connects, shortlisted, hr_selected, hr_rejected, tl_selected, tl_rejected, pl_selected, pl_rejected, ceo_selected, ceo_rejected, offer_sent, offer_accepted, onboarded)
VALUES (@on_day, @requisition_id, @owner_id, @calls, @connects, @shortlisted, @hr_selected, @hr_rejected, @tl_selected, @tl_rejected, @pl_selected, @pl_rejected, @ceo_selected, @ceo_rejected, @offer_sent, @offer_accepted, @onboarded)
ON CONFLICT (on_day, requisition_id, owner_id) DO UPDATE SET calls = worked_day.calls + excluded.calls, connects = worked_day.connects + excluded.connects, shortlisted = worked_day.shortlisted + excluded.shortlisted, hr_selected = worked_day.hr_selected + excluded.hr_selected, hr_rejected = worked_day.hr_rejected + excluded.hr_rejected, tl_selected = worked_day.tl_selected + excluded.tl_selected, tl_rejected = worked_day.tl_rejected + excluded.tl_rejected, pl_selected = worked_day.pl_selected + excluded.pl_selected, pl_rejected = worked_day.pl_rejected + excluded.pl_rejected, ceo_selected = worked_day.ceo_selected + excluded.ceo_selected, ceo_rejected = worked_day.ceo_rejected + excluded.ceo_rejected, offer_sent = worked_day.offer_sent + excluded.offer_sent, offer_accepted = worked_day.offer_accepted + excluded.offer_accepted, onboarded = worked_day.onboarded + excluded.onboarded;

-- name: StageMonths :many
SELECT CAST(substr(CAST(d.on_day AS text), 1, 7) AS text) AS month, d.stage, CAST(SUM(d.n) AS bigint) AS n
FROM stage_day AS d
WHERE d.on_day >= @first_day AND d.on_day < @before
GROUP BY 1, d.stage;

-- name: StageDays :many
SELECT d.on_day, d.stage, d.n FROM stage_day AS d WHERE d.on_day >= @first_day AND d.on_day <= @last_day;

-- name: WorkedHours :many
WITH worked AS (
    SELECT w.owner_id, w.slot,
        CAST(SUM(w.calls) AS bigint) AS calls,
        CAST(SUM(w.connects) AS bigint) AS connects,
        CAST(SUM(w.shortlisted) AS bigint) AS shortlisted,
        CAST(SUM(w.hr_round) AS bigint) AS hr_round,
        CAST(SUM(w.tech_round) AS bigint) AS tech_round
    FROM worked_hour AS w
    WHERE w.on_day >= @first_day AND w.on_day <= @last_day
    GROUP BY w.owner_id, w.slot
)
SELECT k.owner_id, CAST(u.first_name || ' ' || u.last_name AS text) AS hr_name, k.slot, k.calls, k.connects, k.shortlisted, k.hr_round, k.tech_round
FROM worked AS k JOIN app_user AS u ON u.id = k.owner_id;

-- The months that are whole, and the days before and after them. They are added up before the names are looked up, of which
-- there are far fewer than rows.
-- name: WorkedByRecruiter :many
WITH part AS (
    SELECT m.owner_id, m.calls, m.connects, m.shortlisted, m.hr_selected, m.hr_rejected, m.tl_selected, m.tl_rejected, m.pl_selected, m.pl_rejected, m.ceo_selected, m.ceo_rejected, m.offer_sent, m.offer_accepted, m.onboarded
    FROM worked_month AS m WHERE m.on_month >= @first_month AND m.on_month < @before_month
    UNION ALL
    SELECT b.owner_id, b.calls, b.connects, b.shortlisted, b.hr_selected, b.hr_rejected, b.tl_selected, b.tl_rejected, b.pl_selected, b.pl_rejected, b.ceo_selected, b.ceo_rejected, b.offer_sent, b.offer_accepted, b.onboarded
    FROM worked_day AS b WHERE b.on_day >= @first_day AND b.on_day < @months_begin
    UNION ALL
    SELECT a.owner_id, a.calls, a.connects, a.shortlisted, a.hr_selected, a.hr_rejected, a.tl_selected, a.tl_rejected, a.pl_selected, a.pl_rejected, a.ceo_selected, a.ceo_rejected, a.offer_sent, a.offer_accepted, a.onboarded
    FROM worked_day AS a WHERE a.on_day >= @months_end AND a.on_day <= @last_day
), worked AS (
    SELECT part.owner_id,
        CAST(SUM(part.calls) AS bigint) AS calls,
        CAST(SUM(part.connects) AS bigint) AS connects,
        CAST(SUM(part.shortlisted) AS bigint) AS shortlisted,
        CAST(SUM(part.hr_selected) AS bigint) AS hr_selected,
        CAST(SUM(part.hr_rejected) AS bigint) AS hr_rejected,
        CAST(SUM(part.tl_selected) AS bigint) AS tl_selected,
        CAST(SUM(part.tl_rejected) AS bigint) AS tl_rejected,
        CAST(SUM(part.pl_selected) AS bigint) AS pl_selected,
        CAST(SUM(part.pl_rejected) AS bigint) AS pl_rejected,
        CAST(SUM(part.ceo_selected) AS bigint) AS ceo_selected,
        CAST(SUM(part.ceo_rejected) AS bigint) AS ceo_rejected,
        CAST(SUM(part.offer_sent) AS bigint) AS offer_sent,
        CAST(SUM(part.offer_accepted) AS bigint) AS offer_accepted,
        CAST(SUM(part.onboarded) AS bigint) AS onboarded
    FROM part
    GROUP BY part.owner_id
)
SELECT k.owner_id, CAST(u.first_name || ' ' || u.last_name AS text) AS hr_name, k.calls, k.connects, k.shortlisted, k.hr_selected, k.hr_rejected, k.tl_selected, k.tl_rejected,
    k.pl_selected, k.pl_rejected, k.ceo_selected, k.ceo_rejected, k.offer_sent, k.offer_accepted, k.onboarded
FROM worked AS k JOIN app_user AS u ON u.id = k.owner_id;

-- One recruiter, or everybody if the id is empty.
-- name: WorkedByRequisition :many
WITH part AS (
    SELECT m.requisition_id, m.calls, m.connects, m.shortlisted, m.hr_selected, m.hr_rejected, m.tl_selected, m.tl_rejected, m.pl_selected, m.pl_rejected, m.ceo_selected, m.ceo_rejected, m.offer_sent, m.offer_accepted, m.onboarded
    FROM worked_month AS m WHERE m.on_month >= @first_month AND m.on_month < @before_month AND (m.owner_id = CAST(@hr_id AS text) OR CAST(@hr_id AS text) = '')
    UNION ALL
    SELECT b.requisition_id, b.calls, b.connects, b.shortlisted, b.hr_selected, b.hr_rejected, b.tl_selected, b.tl_rejected, b.pl_selected, b.pl_rejected, b.ceo_selected, b.ceo_rejected, b.offer_sent, b.offer_accepted, b.onboarded
    FROM worked_day AS b WHERE b.on_day >= @first_day AND b.on_day < @months_begin AND (b.owner_id = CAST(@hr_id AS text) OR CAST(@hr_id AS text) = '')
    UNION ALL
    SELECT a.requisition_id, a.calls, a.connects, a.shortlisted, a.hr_selected, a.hr_rejected, a.tl_selected, a.tl_rejected, a.pl_selected, a.pl_rejected, a.ceo_selected, a.ceo_rejected, a.offer_sent, a.offer_accepted, a.onboarded
    FROM worked_day AS a WHERE a.on_day >= @months_end AND a.on_day <= @last_day AND (a.owner_id = CAST(@hr_id AS text) OR CAST(@hr_id AS text) = '')
), worked AS (
    SELECT part.requisition_id,
        CAST(SUM(part.calls) AS bigint) AS calls,
        CAST(SUM(part.connects) AS bigint) AS connects,
        CAST(SUM(part.shortlisted) AS bigint) AS shortlisted,
        CAST(SUM(part.hr_selected) AS bigint) AS hr_selected,
        CAST(SUM(part.hr_rejected) AS bigint) AS hr_rejected,
        CAST(SUM(part.tl_selected) AS bigint) AS tl_selected,
        CAST(SUM(part.tl_rejected) AS bigint) AS tl_rejected,
        CAST(SUM(part.pl_selected) AS bigint) AS pl_selected,
        CAST(SUM(part.pl_rejected) AS bigint) AS pl_rejected,
        CAST(SUM(part.ceo_selected) AS bigint) AS ceo_selected,
        CAST(SUM(part.ceo_rejected) AS bigint) AS ceo_rejected,
        CAST(SUM(part.offer_sent) AS bigint) AS offer_sent,
        CAST(SUM(part.offer_accepted) AS bigint) AS offer_accepted,
        CAST(SUM(part.onboarded) AS bigint) AS onboarded
    FROM part
    GROUP BY part.requisition_id
)
SELECT r.id AS requisition_id, r.serial, r.employment_type, r.city, p.name AS position, d.name AS department,
    worked.calls, worked.connects, worked.shortlisted, worked.hr_selected, worked.hr_rejected, worked.tl_selected, worked.tl_rejected, worked.pl_selected, worked.pl_rejected, worked.ceo_selected, worked.ceo_rejected, worked.offer_sent, worked.offer_accepted, worked.onboarded
FROM worked
JOIN requisition AS r ON r.id = worked.requisition_id
JOIN position AS p ON p.id = r.position_id
JOIN department AS d ON d.id = r.department_id;

-- One of their requisitions is enough to know it of each.
-- name: RecruitersAtWork :many
SELECT u.id AS hr_id, CAST(u.first_name || ' ' || u.last_name AS text) AS hr_name
FROM app_user AS u
WHERE (
    SELECT 1 FROM own_requisition AS o JOIN requisition AS r ON r.id = o.requisition_id
    WHERE o.hr_id = u.id AND o.works AND r.status IN ('Approved', 'Assigned', 'Re-Assigned', 'Inprogress')
    ORDER BY o.added_at DESC LIMIT 1
) IS NOT NULL;

-- What was recorded until a moment: the events themselves, because the counts of a day know no minutes.
-- name: WorkedUntil :many
SELECT CAST(e.owner_id AS text) AS owner_id, CAST(u.first_name || ' ' || u.last_name AS text) AS hr_name, e.requisition_id, e.on_hour, e.stage, e.status, COUNT(*) AS n
FROM stage_event AS e JOIN app_user AS u ON u.id = e.owner_id
WHERE e.on_day >= @first_day AND e.on_day <= @last_day AND e.at <= @until AND e.counts AND e.voided_at IS NULL
GROUP BY e.owner_id, u.first_name, u.last_name, e.requisition_id, e.on_hour, e.stage, e.status;
