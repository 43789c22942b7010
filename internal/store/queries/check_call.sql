-- name: PhoneCallsWithoutReason :many
SELECT id, state FROM phone_call WHERE (state = 'failed') <> (reason <> '') ORDER BY id;

-- What is known of a call must fit its state.
-- name: PhoneCallsAtOdds :many
SELECT id, state FROM phone_call
WHERE state = 'asked' AND (ringing_at IS NOT NULL OR answered_at IS NOT NULL OR ended_at IS NOT NULL)
    OR state = 'failed' AND (ringing_at IS NOT NULL OR answered_at IS NOT NULL OR ended_at IS NOT NULL)
    OR state = 'ringing' AND (ringing_at IS NULL OR answered_at IS NOT NULL OR ended_at IS NOT NULL)
    OR state = 'answered' AND (answered_at IS NULL OR ended_at IS NOT NULL)
    OR state = 'ended' AND ended_at IS NULL
    OR seconds < 0 OR seconds > 0 AND (answered_at IS NULL OR ended_at IS NULL)
    OR answered_at > ended_at
ORDER BY id;

-- name: PhoneCallsOfNoApplication :many
SELECT k.id FROM phone_call AS k
WHERE NOT EXISTS (SELECT 1 FROM application AS a WHERE a.candidate_id = k.candidate_id AND a.requisition_id = k.requisition_id)
ORDER BY k.id;
