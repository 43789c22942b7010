-- name: IsUserEmail :one
SELECT EXISTS (SELECT 1 FROM app_user AS u WHERE lower(u.email) = @email AND u.active);

-- name: CandidatesOfEmail :many
SELECT c.id, c.blacklisted FROM candidate AS c WHERE c.email_key = @email AND c.email_key <> '';

-- name: CountMailsWritten :one
SELECT COUNT(*) FROM message WHERE sender_id = @sender_id AND cause IN ('SendMail', 'SendFormLink', 'SendResumeLink') AND created_at > @since;
