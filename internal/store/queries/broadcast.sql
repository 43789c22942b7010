-- What a campaign needs to know of a candidate: the person, and the live application, else the latest.
-- name: CampaignRecipient :one
SELECT c.id, c.name, c.mobile, c.blacklisted, c.opted_out_at,
    CAST(COALESCE(a.requisition_id, '') AS text) AS requisition_id, CAST(COALESCE(a.stage, '') AS text) AS stage,
    CAST(COALESCE(NULLIF(a.restored, ''), a.status, '') AS text) AS status, CAST(COALESCE(a.live, FALSE) AS boolean) AS live,
    CAST(COALESCE(a.outstanding, FALSE) AS boolean) AS outstanding, a.latest_at,
    CAST(COALESCE(r.esa, '') AS text) AS esa, CAST(COALESCE(r.employment_type, '') AS text) AS employment_type
FROM candidate AS c
LEFT JOIN application AS a ON a.id = (SELECT x.id FROM application AS x WHERE x.candidate_id = c.id
    ORDER BY x.live DESC, x.latest_at DESC, x.id DESC LIMIT 1)
LEFT JOIN requisition AS r ON r.id = a.requisition_id
WHERE c.id = @id;

-- The latest campaign that reached a candidate, may have, or is about to.
-- name: LatestCampaignTo :one
SELECT m.created_at FROM candidate_message AS k
JOIN message AS m ON m.id = k.message_id
WHERE k.candidate_id = @candidate_id AND k.created_at > @since AND m.cause IN ('SendEsaLink', 'SendBroadcast')
    AND (m.state IN ('queued', 'leaving', 'sent', 'delivered', 'read', 'opened') OR m.state = 'failed' AND m.reason = @unheard)
ORDER BY k.created_at DESC LIMIT 1;

-- name: AddBroadcast :exec
INSERT INTO broadcast (id, user_id, state, reason, begun_at) VALUES (@id, @user_id, 'running', '', @begun_at);

-- name: AddBroadcastRecipient :exec
INSERT INTO broadcast_recipient (broadcast_id, number, candidate_id, state, reason, at)
VALUES (@broadcast_id, @number, @candidate_id, @state, @reason, @at);

-- name: BroadcastByID :one
SELECT * FROM broadcast WHERE id = @id;

-- name: LatestBroadcastOf :one
SELECT * FROM broadcast WHERE user_id = @user_id ORDER BY begun_at DESC, id DESC LIMIT 1;

-- name: RunningBroadcastOf :one
SELECT id FROM broadcast WHERE user_id = @user_id AND state = 'running';

-- name: CountBroadcastOf :one
SELECT COUNT(*) FROM broadcast AS b
JOIN broadcast_recipient AS r ON r.broadcast_id = b.id
WHERE b.user_id = @user_id AND b.begun_at >= @since AND r.state IN ('waiting', 'handed');

-- name: BroadcastRecipients :many
SELECT r.number, r.candidate_id, r.state, r.reason, r.at, c.name, c.mobile,
    CAST(COALESCE(m.id, '') AS text) AS message_id, CAST(COALESCE(m.state, '') AS text) AS message_state,
    CAST(COALESCE(m.reason, '') AS text) AS message_reason, m.sent_at
FROM broadcast_recipient AS r
JOIN candidate AS c ON c.id = r.candidate_id
LEFT JOIN message AS m ON m.id = r.message_id
WHERE r.broadcast_id = @broadcast_id
ORDER BY r.number;

-- name: WaitingRecipients :many
SELECT number, candidate_id FROM broadcast_recipient WHERE broadcast_id = @broadcast_id AND state = 'waiting' ORDER BY number;

-- name: LastHanded :one
SELECT r.at, m.id, m.state FROM broadcast_recipient AS r
JOIN message AS m ON m.id = r.message_id
WHERE r.broadcast_id = @broadcast_id
ORDER BY r.number DESC LIMIT 1;

-- name: SetBroadcastRecipient :exec
UPDATE broadcast_recipient SET state = @state, reason = @reason, message_id = @message_id, at = @at
WHERE broadcast_id = @broadcast_id AND number = @number;

-- name: CancelWaitingRecipients :exec
UPDATE broadcast_recipient SET state = 'cancelled', reason = @reason, at = @at WHERE broadcast_id = @broadcast_id AND state = 'waiting';

-- name: EndBroadcast :execrows
UPDATE broadcast SET state = @state, reason = @reason, ended_at = @ended_at WHERE id = @id AND state = 'running';

-- A broadcast that runs is moved on by its job.
-- name: BroadcastsWithoutJob :many
SELECT b.id FROM broadcast AS b
WHERE b.state = 'running' AND NOT EXISTS (SELECT 1 FROM job AS j WHERE j.kind = 'SendBroadcast' AND j.payload = '"' || b.id || '"' AND NOT j.dead)
ORDER BY b.id LIMIT 100;

-- name: BroadcastsThatEndedBadly :many
SELECT b.id FROM broadcast AS b
WHERE (b.state = 'running') <> (b.ended_at IS NULL)
    OR b.state <> 'running' AND EXISTS (SELECT 1 FROM broadcast_recipient AS r WHERE r.broadcast_id = b.id AND r.state = 'waiting')
ORDER BY b.id LIMIT 100;

-- Whoever was handed over has one message of this broadcast, and nobody else has one.
-- name: RecipientsAtFault :many
SELECT r.broadcast_id, r.number FROM broadcast_recipient AS r
WHERE (r.state = 'handed') <> (r.message_id IS NOT NULL)
    OR (r.state IN ('skipped', 'cancelled')) <> (r.reason <> '')
    OR (SELECT COUNT(*) FROM campaign_message AS k JOIN candidate_message AS c ON c.message_id = k.message_id
        WHERE k.broadcast_id = r.broadcast_id AND c.candidate_id = r.candidate_id) <> CASE WHEN r.state = 'handed' THEN 1 ELSE 0 END
ORDER BY r.broadcast_id, r.number LIMIT 100;

-- name: MessageOfBroadcast :one
SELECT m.id, m.state, m.reason, m.to_list FROM broadcast_recipient AS r
JOIN message AS m ON m.id = r.message_id
WHERE r.broadcast_id = @broadcast_id AND r.candidate_id = @candidate_id;
