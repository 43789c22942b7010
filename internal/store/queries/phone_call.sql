-- name: AddPhoneCall :exec
INSERT INTO phone_call (id, candidate_id, requisition_id, user_id, asked_at, state, reason, service_id, ringing_at, answered_at, ended_at, seconds)
VALUES (@id, @candidate_id, @requisition_id, @user_id, @asked_at, @state, @reason, @service_id, @ringing_at, @answered_at, @ended_at, @seconds);

-- name: PhoneCallByID :one
SELECT * FROM phone_call WHERE id = @id;

-- name: PhoneCallByServiceID :one
SELECT * FROM phone_call WHERE service_id = @service_id AND service_id <> '' ORDER BY asked_at DESC, id DESC LIMIT 1;

-- name: LastPhoneCallOf :one
SELECT asked_at FROM phone_call WHERE user_id = @user_id ORDER BY asked_at DESC LIMIT 1;

-- name: SavePhoneCall :exec
UPDATE phone_call SET state = @state, reason = @reason, service_id = @service_id, ringing_at = @ringing_at, answered_at = @answered_at,
    ended_at = @ended_at, seconds = @seconds
WHERE id = @id;

-- The calls to a candidate, newest first, with who asked for them.
-- name: PhoneCallsOf :many
SELECT sqlc.embed(k), CAST(u.first_name || ' ' || u.last_name AS text) AS user_name, r.serial
FROM phone_call AS k
JOIN app_user AS u ON u.id = k.user_id
JOIN requisition AS r ON r.id = k.requisition_id
WHERE k.candidate_id = @candidate_id
ORDER BY k.asked_at DESC, k.id DESC LIMIT @most;
