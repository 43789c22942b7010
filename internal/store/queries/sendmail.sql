-- name: IsUserEmail :one
SELECT EXISTS (SELECT 1 FROM app_user AS u WHERE lower(u.email) = @email AND u.active);

-- name: IsCandidateEmail :one
SELECT EXISTS (SELECT 1 FROM candidate AS c WHERE c.email_key = @email);

-- name: IsOwnCandidateEmail :one
SELECT EXISTS (
    SELECT 1 FROM candidate AS c WHERE c.email_key = @email
        AND (c.created_by = @user_id OR EXISTS (SELECT 1 FROM application AS a WHERE a.candidate_id = c.id AND a.owner_id = @user_id))
);

-- name: CountMailsWritten :one
SELECT COUNT(*) FROM message WHERE sender_id = @sender_id AND cause = 'SendMail' AND created_at > @since;
