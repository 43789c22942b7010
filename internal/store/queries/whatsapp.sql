-- name: AddCampaignMessage :exec
INSERT INTO campaign_message (message_id, campaign, name, params, media_url, media_name, broadcast_id)
VALUES (@message_id, @campaign, @name, @params, @media_url, @media_name, @broadcast_id);

-- name: AddOpenedMessage :exec
INSERT INTO message (id, channel, state, to_list, cc_list, subject, html, plain, calendar, cause, cause_id, sender_id, reason, attempts, created_at)
VALUES (@id, @channel, 'opened', @to_list, '', @subject, '', @plain, '', @cause, @cause_id, @sender_id, '', 0, @created_at);

-- name: CampaignToSend :one
SELECT m.state, m.reason, m.to_list, g.campaign, g.name, g.params, g.media_url, g.media_name,
    CAST(COALESCE(c.blacklisted, FALSE) AS boolean) AS blacklisted, c.opted_out_at
FROM message AS m
JOIN campaign_message AS g ON g.message_id = m.id
LEFT JOIN candidate_message AS l ON l.message_id = m.id
LEFT JOIN candidate AS c ON c.id = l.candidate_id
WHERE m.id = @id;

-- name: MessageLeaves :execrows
UPDATE message SET state = 'leaving', reason = '', attempts = attempts + 1 WHERE id = @id AND state = 'queued';

-- name: MessageDoesNotLeave :execrows
UPDATE message SET state = @state, reason = @reason WHERE id = @id AND state = 'queued';

-- name: EndLeaving :execrows
UPDATE message SET state = @state, reason = @reason WHERE id = @id AND state = 'leaving';

-- A service that calls two messages the same gives only the first one its name.
-- name: SetServiceID :exec
UPDATE campaign_message SET service_id = @service_id
WHERE campaign_message.message_id = @message_id AND NOT EXISTS (SELECT 1 FROM campaign_message AS o WHERE o.service_id = @service_id AND o.service_id <> '');

-- name: MessageOfService :one
SELECT m.id, m.state, m.reason FROM campaign_message AS g JOIN message AS m ON m.id = g.message_id
WHERE g.service_id = @service_id AND g.service_id <> '';

-- name: MessageArrived :exec
UPDATE message SET state = @state, reason = '', sent_at = COALESCE(sent_at, @at) WHERE id = @id;

-- name: MessageRefusedLate :exec
UPDATE message SET state = 'failed', reason = @reason WHERE id = @id;

-- name: AddMessageStepOnce :exec
INSERT INTO message_step (message_id, state, at) VALUES (@message_id, @state, @at)
ON CONFLICT (message_id, state) DO NOTHING;

-- name: AddMessageReport :exec
INSERT INTO message_report (service_id, state, reason, at, received_at) VALUES (@service_id, @state, @reason, @at, @received_at)
ON CONFLICT (service_id, state) DO NOTHING;

-- name: MessageReportsOf :many
SELECT * FROM message_report WHERE service_id = @service_id ORDER BY received_at, state;

-- name: DropMessageReports :exec
DELETE FROM message_report WHERE service_id = @service_id;

-- name: SweepMessageReports :exec
DELETE FROM message_report WHERE received_at <= @before;

-- name: CandidateOfMobile :one
SELECT id, opted_out_at FROM candidate WHERE mobile10 = @mobile10;
