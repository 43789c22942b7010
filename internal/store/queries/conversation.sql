-- name: ConversationCounts :one
SELECT COUNT(*) AS messages,
    COUNT(*) FILTER (WHERE m.channel = 'whatsapp') AS whatsapp,
    COUNT(*) FILTER (WHERE m.channel = 'mail') AS mail,
    COUNT(*) FILTER (WHERE m.state = 'failed') AS failed,
    (SELECT COUNT(*) FROM phone_call AS p WHERE p.candidate_id = @candidate_id) AS calls,
    (SELECT COUNT(*) FROM phone_call AS p WHERE p.candidate_id = @candidate_id AND p.state = 'failed') AS failed_calls
FROM candidate_message AS c JOIN message AS m ON m.id = c.message_id
WHERE c.candidate_id = @candidate_id;

-- name: CandidateMessage :one
SELECT m.*, c.title, c.requisition_id AS about, p.email_key, p.mobile10, CAST(COALESCE((SELECT u.first_name || ' ' || u.last_name FROM app_user AS u WHERE u.id = m.sender_id), '') AS text) AS sender
FROM candidate_message AS c JOIN message AS m ON m.id = c.message_id JOIN candidate AS p ON p.id = c.candidate_id
WHERE c.message_id = @message_id AND c.candidate_id = @candidate_id;

-- name: CancelMessage :execrows
UPDATE message SET state = 'cancelled', reason = @reason WHERE id = @id AND state = @state;

-- name: OpenMessage :execrows
UPDATE message SET state = 'opened', reason = '' WHERE id = @id AND state = 'kept';

-- name: RefuseAddress :exec
INSERT INTO refused_address (email_key, reason, refused_at)
SELECT CAST(@email_key AS text), CAST(@reason AS text), CAST(@refused_at AS timestamptz)
WHERE EXISTS (SELECT 1 FROM candidate AS c WHERE c.email_key = CAST(@email_key AS text) AND c.email_key <> '')
ON CONFLICT (email_key) DO UPDATE SET reason = excluded.reason, refused_at = excluded.refused_at;

-- name: AcceptAddresses :execrows
-- @addresses are in commas. There are few refused ones, so all are looked at.
DELETE FROM refused_address WHERE strpos(CAST(@addresses AS text), ',' || email_key || ',') > 0;

-- name: RetargetMessage :exec
UPDATE message SET to_list = @to_list WHERE id = @id;
