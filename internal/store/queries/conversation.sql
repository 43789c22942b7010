-- name: ConversationCounts :one
SELECT COUNT(*) AS messages,
    COUNT(*) FILTER (WHERE m.channel = 'whatsapp') AS whatsapp,
    COUNT(*) FILTER (WHERE m.channel = 'mail') AS mail,
    COUNT(*) FILTER (WHERE m.state = 'failed') AS failed
FROM candidate_message AS c JOIN message AS m ON m.id = c.message_id
WHERE c.candidate_id = @candidate_id;

-- name: CallCounts :one
SELECT COUNT(*) AS calls, COUNT(*) FILTER (WHERE p.state = 'failed') AS failed FROM phone_call AS p WHERE p.candidate_id = @candidate_id;

-- name: ConversationPage :many
-- Messages and calls, one row for each step of a message. The bodies are not read, and without a filter only the
-- messages of the page.
SELECT page.id, page.at, page.title, CAST(COALESCE(m.channel, 'call') AS text) AS channel, CAST(COALESCE(m.state, p.state, '') AS text) AS state,
    CAST(COALESCE(m.to_list, '') AS text) AS to_list, CAST(COALESCE(m.cc_list, '') AS text) AS cc_list,
    CAST(COALESCE(m.subject, '') AS text) AS subject, CAST(COALESCE(m.reason, p.reason, '') AS text) AS reason,
    CAST(COALESCE(u.first_name || ' ' || u.last_name, '') AS text) AS sender, CAST(COALESCE(k.campaign, '') AS text) AS campaign,
    s.state AS step, s.at AS step_at, j.run_at AS next_try,
    p.ringing_at, p.answered_at, p.ended_at, CAST(COALESCE(p.seconds, 0) AS bigint) AS seconds
FROM (
    SELECT c.message_id AS id, c.created_at AS at, c.title AS title
    FROM candidate_message AS c
    WHERE c.candidate_id = @candidate_id AND CAST(@channel AS text) <> 'call'
        AND (CAST(@channel AS text) = '' AND CAST(@state AS text) = '' OR EXISTS (
            SELECT 1 FROM message AS f WHERE f.id = c.message_id
                AND (CAST(@channel AS text) = '' OR f.channel = CAST(@channel AS text))
                AND (CAST(@state AS text) = '' OR f.state = CAST(@state AS text))))
    UNION ALL
    SELECT o.id, o.asked_at, 'Call' FROM phone_call AS o
    WHERE o.candidate_id = @candidate_id AND CAST(@channel AS text) IN ('', 'call')
        AND (CAST(@state AS text) = '' OR o.state = CAST(@state AS text))
    ORDER BY at DESC, id DESC LIMIT CAST(@most AS bigint) OFFSET CAST(@skipped AS bigint)
) AS page
LEFT JOIN message AS m ON m.id = page.id
LEFT JOIN phone_call AS p ON p.id = page.id
LEFT JOIN app_user AS u ON u.id = COALESCE(m.sender_id, p.user_id)
LEFT JOIN campaign_message AS k ON k.message_id = m.id
LEFT JOIN message_step AS s ON s.message_id = m.id
LEFT JOIN job AS j ON j.payload = '"' || m.id || '"' AND j.kind = 'SendMessage' AND NOT j.dead AND m.state = 'queued'
ORDER BY page.at DESC, page.id DESC, s.at, s.state;

-- name: CandidateMessage :one
SELECT m.*, c.title, p.email_key, p.mobile10, CAST(COALESCE((SELECT u.first_name || ' ' || u.last_name FROM app_user AS u WHERE u.id = m.sender_id), '') AS text) AS sender
FROM candidate_message AS c JOIN message AS m ON m.id = c.message_id JOIN candidate AS p ON p.id = c.candidate_id
WHERE c.message_id = @message_id AND c.candidate_id = @candidate_id;

-- name: CancelMessage :execrows
UPDATE message SET state = 'cancelled', reason = @reason WHERE id = @id AND state = @state;

-- name: OpenMessage :execrows
UPDATE message SET state = 'opened', reason = '' WHERE id = @id AND state = 'kept';

-- name: RefuseAddress :exec
INSERT INTO refused_address (email_key, reason, refused_at)
SELECT CAST(@email_key AS text), CAST(@reason AS text), CAST(@refused_at AS timestamptz)
WHERE EXISTS (SELECT 1 FROM candidate AS c WHERE c.email_key = CAST(@email_key AS text))
ON CONFLICT (email_key) DO UPDATE SET reason = excluded.reason, refused_at = excluded.refused_at;

-- name: AcceptAddresses :execrows
-- @addresses are in commas. There are few refused ones, so all are looked at.
DELETE FROM refused_address WHERE strpos(CAST(@addresses AS text), ',' || email_key || ',') > 0;

-- name: RetargetMessage :exec
UPDATE message SET to_list = @to_list WHERE id = @id;
