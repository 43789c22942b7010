-- name: StageEventsOfStep :many
SELECT sqlc.embed(e), a.candidate_id FROM stage_event AS e JOIN application AS a ON a.id = e.application_id
WHERE e.step = @step ORDER BY e.id;

-- name: VoidStageStep :execrows
UPDATE stage_event SET voided_at = @voided_at WHERE step = @step AND voided_at IS NULL;

-- The interview that the last standing arrangement made.
-- name: PendAgain :many
UPDATE interview SET pending = TRUE WHERE interview.application_id = @application_id AND interview.event_id = (SELECT MAX(e.id) FROM stage_event AS e
    WHERE e.application_id = @application_id AND e.status IN ('Scheduled', 'Rescheduled') AND e.voided_at IS NULL)
RETURNING event_id, at;

-- Rows of a rollup that count nothing any more; dashboards would list their recruiters.
-- name: DropEmptyStageDay :exec
DELETE FROM stage_day WHERE on_day = @on_day AND stage = @stage AND n = 0;

-- name: DropEmptyWorkedHour :exec
DELETE FROM worked_hour WHERE on_day = @on_day AND slot = @slot AND owner_id = @owner_id AND calls = 0 AND hr_round = 0 AND tech_round = 0;

-- name: DropEmptyWorkedDay :exec
DELETE FROM worked_day WHERE on_day = @on_day AND requisition_id = @requisition_id AND owner_id = @owner_id AND calls = 0
    AND hr_selected = 0 AND hr_rejected = 0 AND tl_selected = 0 AND tl_rejected = 0 AND pl_selected = 0 AND pl_rejected = 0
    AND ceo_selected = 0 AND ceo_rejected = 0 AND offer_sent = 0 AND offer_accepted = 0 AND onboarded = 0;

-- Links that ended when the candidate was blacklisted stay ended.
-- name: SetBlacklisted :exec
UPDATE candidate SET blacklisted = EXISTS (SELECT 1 FROM application AS a WHERE a.candidate_id = candidate.id AND a.status = 'Blacklisted'), version = version + 1
WHERE candidate.id = @id AND candidate.blacklisted <> EXISTS (SELECT 1 FROM application AS a WHERE a.candidate_id = candidate.id AND a.status = 'Blacklisted');

-- The causes are written out so that the index of the messages of events is used.
-- name: SentOfEvent :many
SELECT m.id FROM message AS m
WHERE m.cause_id = CAST(@event_id AS text) AND m.cause IN ('ScheduleInterview', 'ConductInterview', 'CancelInterview', 'ExpectJoining') AND m.state = 'sent'
ORDER BY m.id;

-- A mail that left about an event that was taken back, with the application as it was arranged before the event: before
-- is the number of the event that had arranged the pending interview, 0 if there was none; last is its newest event then.
-- name: TakenBack :one
SELECT e.id, e.application_id, e.stage, e.status, e.step, CAST(e.voided_at AS timestamptz) AS voided_at,
    CAST(COALESCE((SELECT MAX(o.id) FROM stage_event AS o WHERE o.application_id = e.application_id AND o.id < e.id
        AND o.status IN ('Scheduled', 'Rescheduled') AND (o.voided_at IS NULL OR o.voided_at > e.at)), 0) AS bigint) AS before,
    CAST((SELECT MAX(o.id) FROM stage_event AS o WHERE o.application_id = e.application_id AND o.at <= e.voided_at) AS bigint) AS last
FROM stage_event AS e WHERE e.id = @id AND e.voided_at IS NOT NULL;

-- name: StageEventVoided :one
SELECT CAST(e.voided_at IS NOT NULL AS boolean) FROM stage_event AS e WHERE e.id = @id;
