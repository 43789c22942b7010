-- name: AddMessage :exec
INSERT INTO message (id, channel, state, to_list, cc_list, subject, html, plain, calendar, cause, cause_id, sender_id, reason, attempts, created_at)
VALUES (@id, @channel, 'queued', @to_list, @cc_list, @subject, @html, @plain, @calendar, @cause, @cause_id, @sender_id, '', 0, @created_at);

-- name: MessageByID :one
SELECT m.*, CAST(COALESCE((SELECT u.first_name || ' ' || u.last_name FROM app_user AS u WHERE u.id = m.sender_id), '') AS text) AS sender
FROM message AS m WHERE m.id = @id;

-- name: ReceiverOfMessage :one
-- The candidate to whom a message was written, with the requisition that it was about or that they are in now.
SELECT c.id, c.name, CAST(COALESCE(NULLIF(w.requisition_id, ''),
    (SELECT a.requisition_id FROM application AS a WHERE a.candidate_id = c.id ORDER BY a.live DESC, a.id DESC LIMIT 1), '') AS text) AS requisition_id
FROM candidate_message AS w JOIN candidate AS c ON c.id = w.candidate_id
WHERE w.message_id = @message_id ORDER BY c.id LIMIT 1;

-- name: MessageSent :execrows
-- A mail that was cancelled while the server took it was sent all the same.
UPDATE message SET state = 'sent', reason = '', attempts = attempts + 1, sent_at = @sent_at WHERE id = @id;

-- A worker that was stopped for a while may be told of a failure after another one has sent the mail.
-- name: MessageNotSent :execrows
UPDATE message SET state = @state, reason = @reason, attempts = attempts + CAST(@tried AS bigint) WHERE id = @id AND state NOT IN ('sent', 'cancelled');

-- name: CancelMessages :many
UPDATE message SET state = 'cancelled', reason = @reason WHERE cause = @cause AND cause_id = @cause_id AND state IN ('queued', 'kept', 'failed')
RETURNING id;

-- name: RequeueMessage :execrows
UPDATE message SET state = 'queued', reason = '' WHERE id = @id AND state IN ('failed', 'kept');

-- name: SetMessageBody :exec
UPDATE message SET html = @html, plain = @plain WHERE id = @id;

-- name: AddMessageStep :exec
INSERT INTO message_step (message_id, state, at) VALUES (@message_id, @state, @at)
ON CONFLICT (message_id, state) DO UPDATE SET at = excluded.at;

-- name: AddCandidateMessage :exec
INSERT INTO candidate_message (candidate_id, created_at, message_id, requisition_id, title)
VALUES (@candidate_id, @created_at, @message_id, @requisition_id, @title)
ON CONFLICT (candidate_id, created_at, message_id) DO NOTHING;
