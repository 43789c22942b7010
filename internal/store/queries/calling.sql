-- name: CallHolder :one
SELECT h.user_id, CAST(u.first_name || ' ' || u.last_name AS text) AS name, h.since_at
FROM call_hold AS h
JOIN application AS a ON a.id = h.application_id
JOIN app_user AS u ON u.id = h.user_id
WHERE a.candidate_id = @candidate_id AND a.requisition_id = @requisition_id AND h.until > @now;

-- What the user holds themself.
-- name: CallHeld :one
SELECT h.application_id, h.since_at, a.candidate_id, a.requisition_id, a.stage, a.status, a.live
FROM call_hold AS h
JOIN application AS a ON a.id = h.application_id
WHERE h.user_id = @user_id AND h.until > @now;

-- name: HoldCall :exec
INSERT INTO call_hold (application_id, user_id, since_at, until) VALUES (@application_id, @user_id, @since_at, @until)
ON CONFLICT (application_id) DO UPDATE SET user_id = excluded.user_id, since_at = excluded.since_at, until = excluded.until;

-- name: EndHoldsOf :exec
DELETE FROM call_hold WHERE user_id = @user_id;

-- name: EndHold :exec
DELETE FROM call_hold WHERE application_id = @application_id;

-- name: SkipCall :exec
INSERT INTO call_skip (user_id, application_id, on_day) VALUES (@user_id, @application_id, @on_day)
ON CONFLICT (user_id, application_id) DO UPDATE SET on_day = excluded.on_day;

-- name: ForgetSkips :exec
DELETE FROM call_skip WHERE user_id = @user_id AND on_day < @today;

-- name: CallBandOf :one
SELECT band FROM call_band WHERE candidate_id = @candidate_id;

-- The same for one candidate, after a call, as for all of them in the fill below and in the migration.
-- name: SaveCallBand :exec
INSERT INTO call_band (candidate_id, band)
SELECT b.candidate_id, b.band FROM (
    SELECT a.candidate_id, e.on_hour / 3 * 3 AS band,
        ROW_NUMBER() OVER (PARTITION BY a.candidate_id ORDER BY COUNT(*) DESC, MAX(e.id) DESC) AS place
    FROM stage_event AS e
    JOIN application AS a ON a.id = e.application_id
    WHERE a.candidate_id = @candidate_id AND e.stage = 'CALL' AND e.voided_at IS NULL AND e.on_hour BETWEEN 9 AND 20
        AND e.status NOT IN ('Ringing', 'Not Contactable', 'Wrong Number', 'Blacklisted')
    GROUP BY a.candidate_id, e.on_hour / 3 * 3
) AS b
WHERE b.place = 1
ON CONFLICT (candidate_id) DO UPDATE SET band = excluded.band;

-- name: SaveWaitBand :exec
UPDATE wait SET band = COALESCE((SELECT b.band FROM call_band AS b WHERE b.candidate_id = @candidate_id), 0)
WHERE application_id IN (SELECT a.id FROM application AS a WHERE a.candidate_id = @candidate_id)
    AND band <> COALESCE((SELECT b.band FROM call_band AS b WHERE b.candidate_id = @candidate_id), 0);

-- name: ForgetCallBand :exec
DELETE FROM call_band WHERE candidate_id = @candidate_id;

-- name: FillCallBands :exec
INSERT INTO call_band (candidate_id, band)
SELECT b.candidate_id, b.band FROM (
    SELECT a.candidate_id, e.on_hour / 3 * 3 AS band,
        ROW_NUMBER() OVER (PARTITION BY a.candidate_id ORDER BY COUNT(*) DESC, MAX(e.id) DESC) AS place
    FROM stage_event AS e
    JOIN application AS a ON a.id = e.application_id
    WHERE e.stage = 'CALL' AND e.voided_at IS NULL AND e.on_hour BETWEEN 9 AND 20
        AND e.status NOT IN ('Ringing', 'Not Contactable', 'Wrong Number', 'Blacklisted')
    GROUP BY a.candidate_id, e.on_hour / 3 * 3
) AS b
WHERE b.place = 1;

-- Whom a recruiter can call now: those who wait on their call, and whose time has come. There may be hundreds, so the first
-- ones are taken here, in the order of hiring.RoundFacts.Compare, and only what that depends on is read.
-- name: RoundPromised :many
SELECT w.application_id AS id, w.requisition_id, CAST(w.since_at AS timestamptz) AS since_at, w.tries, w.band
FROM wait AS w
WHERE w.person_id = @user_id AND w.promised AND w.since_at <= @soon AND NOT (w.sleeps AND w.since_at < @asleep)
    AND (w.requisition_id = CAST(@requisition_id AS text) OR CAST(@requisition_id AS text) = '')
    AND w.application_id NOT IN (SELECT h.application_id FROM call_hold AS h WHERE h.until > @now AND h.user_id <> @user_id)
    AND w.application_id NOT IN (SELECT s.application_id FROM call_skip AS s WHERE s.user_id = @user_id AND s.on_day = @today)
ORDER BY w.since_at, w.application_id LIMIT @most;

-- name: RoundBand :many
SELECT w.application_id AS id, w.requisition_id, CAST(w.since_at AS timestamptz) AS since_at, w.tries, w.band
FROM wait AS w
WHERE w.person_id = @user_id AND w.what = 'Call again' AND NOT w.promised AND w.band = @band
    AND w.since_at <= @soon AND NOT (w.sleeps AND w.since_at < @asleep)
    AND (w.requisition_id = CAST(@requisition_id AS text) OR CAST(@requisition_id AS text) = '')
    AND w.application_id NOT IN (SELECT h.application_id FROM call_hold AS h WHERE h.until > @now AND h.user_id <> @user_id)
    AND w.application_id NOT IN (SELECT s.application_id FROM call_skip AS s WHERE s.user_id = @user_id AND s.on_day = @today)
ORDER BY w.tries, w.since_at, w.application_id LIMIT @most;

-- Everybody else: the band of this hour comes before.
-- name: RoundAgain :many
SELECT w.application_id AS id, w.requisition_id, CAST(w.since_at AS timestamptz) AS since_at, w.tries, w.band
FROM wait AS w
WHERE w.person_id = @user_id AND w.what = 'Call again' AND NOT w.promised AND (w.band <> @band OR w.band = 0)
    AND w.since_at <= @soon AND NOT (w.sleeps AND w.since_at < @asleep)
    AND (w.requisition_id = CAST(@requisition_id AS text) OR CAST(@requisition_id AS text) = '')
    AND w.application_id NOT IN (SELECT h.application_id FROM call_hold AS h WHERE h.until > @now AND h.user_id <> @user_id)
    AND w.application_id NOT IN (SELECT s.application_id FROM call_skip AS s WHERE s.user_id = @user_id AND s.on_day = @today)
ORDER BY w.tries, w.since_at, w.application_id LIMIT @most;

-- name: RoundNew :many
SELECT w.application_id AS id, w.requisition_id, w.what, w.promised, CAST(w.since_at AS timestamptz) AS since_at, w.tries, w.band, r.tat
FROM wait AS w
JOIN requisition AS r ON r.id = w.requisition_id
WHERE w.person_id = @user_id AND w.what = 'Call' AND w.since_at <= @soon AND NOT (w.sleeps AND w.since_at < @asleep)
    AND (w.requisition_id = CAST(@requisition_id AS text) OR CAST(@requisition_id AS text) = '')
    AND w.application_id NOT IN (SELECT h.application_id FROM call_hold AS h WHERE h.until > @now AND h.user_id <> @user_id)
    AND w.application_id NOT IN (SELECT s.application_id FROM call_skip AS s WHERE s.user_id = @user_id AND s.on_day = @today)
ORDER BY r.tat, w.since_at, w.application_id
LIMIT @most;

-- Whom the user holds, if they can call them: a wait of their own, or of the programme's queue if they work on it.
-- name: RoundHeld :one
SELECT w.application_id AS id, w.requisition_id, w.what, w.promised, CAST(w.since_at AS timestamptz) AS since_at, w.tries, w.band, r.tat
FROM call_hold AS h
JOIN wait AS w ON w.application_id = h.application_id
JOIN requisition AS r ON r.id = w.requisition_id
WHERE h.user_id = @user_id AND h.until > @now
    AND (w.person_id = @user_id OR w.person_id IS NULL AND w.party = 'recruiter' AND w.requisition_id = CAST(@queue_id AS text))
    AND w.what IN ('Call', 'Call again') AND w.since_at <= @soon AND NOT (w.sleeps AND w.since_at < @asleep)
    AND (w.requisition_id = CAST(@requisition_id AS text) OR CAST(@requisition_id AS text) = '')
    AND w.application_id NOT IN (SELECT s.application_id FROM call_skip AS s WHERE s.user_id = @user_id AND s.on_day = @today);

-- Of the bands only the one of this hour matters.
-- name: RoundCount :many
SELECT w.requisition_id, w.what, w.promised, CAST(CASE WHEN w.band = @band THEN w.band ELSE 0 END AS bigint) AS band, COUNT(*) AS waiting
FROM wait AS w
WHERE w.person_id = @user_id AND w.what IN ('Call', 'Call again') AND w.since_at <= @soon AND NOT (w.sleeps AND w.since_at < @asleep)
    AND (w.requisition_id = CAST(@requisition_id AS text) OR CAST(@requisition_id AS text) = '')
    AND w.application_id NOT IN (SELECT h.application_id FROM call_hold AS h WHERE h.until > @now AND h.user_id <> @user_id)
    AND w.application_id NOT IN (SELECT s.application_id FROM call_skip AS s WHERE s.user_id = @user_id AND s.on_day = @today)
GROUP BY 1, 2, 3, 4;

-- The oldest of the programme's queue whom nobody else is calling.
-- name: RoundQueue :many
SELECT a.id, a.requisition_id, w.what, w.promised, CAST(w.since_at AS timestamptz) AS since_at, w.tries, w.band, r.tat
FROM application AS a
JOIN wait AS w ON w.application_id = a.id
JOIN requisition AS r ON r.id = a.requisition_id
WHERE a.requisition_id = @requisition_id AND a.live AND a.owner_id IS NULL AND w.party = 'recruiter' AND w.person_id IS NULL AND w.what = 'Call'
    AND NOT EXISTS (SELECT 1 FROM call_hold AS h WHERE h.application_id = a.id AND h.until > @now AND h.user_id <> @user_id)
    AND NOT EXISTS (SELECT 1 FROM call_skip AS s WHERE s.user_id = @user_id AND s.application_id = a.id AND s.on_day = @today)
ORDER BY a.created_at, a.id LIMIT @most;

-- name: RoundQueueLeft :one
SELECT COUNT(*) FROM application AS a
JOIN wait AS w ON w.application_id = a.id
WHERE a.requisition_id = @requisition_id AND a.live AND a.owner_id IS NULL AND w.party = 'recruiter' AND w.person_id IS NULL AND w.what = 'Call'
    AND NOT EXISTS (SELECT 1 FROM call_hold AS h WHERE h.application_id = a.id AND h.until > @now AND h.user_id <> @user_id)
    AND NOT EXISTS (SELECT 1 FROM call_skip AS s WHERE s.user_id = @user_id AND s.application_id = a.id AND s.on_day = @today);

-- An application as a round shows it.
-- name: Turn :one
SELECT a.id, a.candidate_id, c.name, a.requisition_id, r.serial, p.name AS position, a.status, w.tries, a.version
FROM application AS a
JOIN wait AS w ON w.application_id = a.id
JOIN candidate AS c ON c.id = a.candidate_id
JOIN requisition AS r ON r.id = a.requisition_id
JOIN position AS p ON p.id = r.position_id
WHERE a.id = @id;

-- The user's own row of the Calls Shortlist Dashboard.
-- name: CalledOn :one
SELECT CAST(COALESCE(SUM(w.calls), 0) AS bigint) AS calls, CAST(COALESCE(SUM(w.shortlisted), 0) AS bigint) AS shortlisted
FROM worked_hour AS w
WHERE w.on_day = @on_day AND w.owner_id = @owner_id;

-- name: CallBandsAtOdds :many
WITH best AS (
    SELECT b.candidate_id, b.band FROM (
        SELECT a.candidate_id, e.on_hour / 3 * 3 AS band,
            ROW_NUMBER() OVER (PARTITION BY a.candidate_id ORDER BY COUNT(*) DESC, MAX(e.id) DESC) AS place
        FROM stage_event AS e
        JOIN application AS a ON a.id = e.application_id
        WHERE e.stage = 'CALL' AND e.voided_at IS NULL AND e.on_hour BETWEEN 9 AND 20
            AND e.status NOT IN ('Ringing', 'Not Contactable', 'Wrong Number', 'Blacklisted')
        GROUP BY a.candidate_id, e.on_hour / 3 * 3
    ) AS b
    WHERE b.place = 1
)
SELECT k.candidate_id FROM call_band AS k
WHERE NOT EXISTS (SELECT 1 FROM best WHERE best.candidate_id = k.candidate_id AND best.band = k.band)
UNION
SELECT best.candidate_id FROM best
WHERE NOT EXISTS (SELECT 1 FROM call_band AS k WHERE k.candidate_id = best.candidate_id)
UNION
SELECT a.candidate_id FROM wait AS w
JOIN application AS a ON a.id = w.application_id
LEFT JOIN call_band AS k ON k.candidate_id = a.candidate_id
WHERE w.band <> COALESCE(k.band, 0)
ORDER BY 1 LIMIT 100;

-- name: HoldsAtOdds :many
SELECT u.mobile FROM call_hold AS h
JOIN app_user AS u ON u.id = h.user_id
WHERE h.until < h.since_at OR EXISTS (SELECT 1 FROM call_hold AS o WHERE o.user_id = h.user_id AND o.application_id <> h.application_id)
ORDER BY u.mobile;
