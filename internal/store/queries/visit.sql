-- A link that is made again in the same second, after the one before was ended, counts again.
-- name: AddCandidateLink :one
INSERT INTO candidate_link (id, candidate_id, requisition_id, kind, made_by, made_at, until, number)
VALUES (@id, @candidate_id, @requisition_id, @kind, @made_by, @made_at, @until, @number)
ON CONFLICT (candidate_id, requisition_id, kind, made_by, until) DO UPDATE SET number = excluded.number
RETURNING id;

-- What the page behind a link shows before anybody has proved who they are. A link outlives a mapping to another
-- requisition, so the position is the one for which the candidate is considered now.
-- name: CandidateOfLink :one
SELECT l.id, l.kind, l.candidate_id, l.requisition_id, l.made_by, l.until, l.number, l.opened_at, c.name, c.mobile10, c.blacklisted, c.link_number,
    CAST(COALESCE((SELECT present.name FROM application AS a JOIN requisition AS now ON now.id = a.requisition_id JOIN position AS present ON present.id = now.position_id WHERE a.candidate_id = c.id AND a.live), p.name) AS text) AS position,
    CAST(COALESCE((SELECT k.id FROM consent AS k WHERE k.candidate_id = c.id AND k.withdrawn_at IS NULL ORDER BY k.given_at DESC, k.id DESC LIMIT 1), '') AS text) AS consent_id
FROM candidate_link AS l
JOIN candidate AS c ON c.id = l.candidate_id
JOIN requisition AS r ON r.id = l.requisition_id
JOIN position AS p ON p.id = r.position_id
WHERE l.candidate_id = @candidate_id AND l.requisition_id = @requisition_id AND l.kind = @kind AND l.made_by = @made_by AND l.until = @until;

-- name: CandidateLinkByID :one
SELECT l.id, l.kind, l.candidate_id, l.requisition_id, l.made_by, l.until, l.number, l.opened_at, c.name, c.mobile10, c.blacklisted, c.link_number,
    CAST(COALESCE((SELECT present.name FROM application AS a JOIN requisition AS now ON now.id = a.requisition_id JOIN position AS present ON present.id = now.position_id WHERE a.candidate_id = c.id AND a.live), p.name) AS text) AS position,
    CAST(COALESCE((SELECT k.id FROM consent AS k WHERE k.candidate_id = c.id AND k.withdrawn_at IS NULL ORDER BY k.given_at DESC, k.id DESC LIMIT 1), '') AS text) AS consent_id
FROM candidate_link AS l
JOIN candidate AS c ON c.id = l.candidate_id
JOIN requisition AS r ON r.id = l.requisition_id
JOIN position AS p ON p.id = r.position_id
WHERE l.id = @id;

-- name: CandidateLinksOf :many
SELECT l.kind, l.made_at, l.until, l.opened_at, l.started_at, l.uploaded_at, l.number, c.link_number, c.blacklisted,
    CAST(u.first_name || ' ' || u.last_name AS text) AS made_by,
    (SELECT COUNT(*) FROM profile_step AS s WHERE s.candidate_id = c.id) AS steps_done
FROM candidate_link AS l
JOIN candidate AS c ON c.id = l.candidate_id
JOIN app_user AS u ON u.id = l.made_by
WHERE l.candidate_id = @candidate_id AND l.requisition_id = @requisition_id
ORDER BY l.made_at DESC, l.id DESC LIMIT 50;

-- name: LinkOpened :exec
UPDATE candidate_link SET opened_at = @at WHERE id = @id AND opened_at IS NULL;

-- name: LinkStarted :exec
UPDATE candidate_link SET started_at = @at WHERE id = @id AND started_at IS NULL;

-- name: LinkUploaded :exec
UPDATE candidate_link SET uploaded_at = @at WHERE id = @id;

-- name: EndCandidateLinks :exec
UPDATE candidate SET link_number = link_number + 1 WHERE id = @id;

-- name: AddCandidateSession :exec
INSERT INTO candidate_session (token_hash, link_id, created_at, seen_at, address, agent)
VALUES (@token_hash, @link_id, @created_at, @created_at, @address, @agent);

-- name: CandidateBySession :one
SELECT s.seen_at, s.resume_id, l.id AS link_id, l.kind, l.candidate_id, l.requisition_id, l.made_by
FROM candidate_session AS s
JOIN candidate_link AS l ON l.id = s.link_id
JOIN candidate AS c ON c.id = l.candidate_id
WHERE s.token_hash = @token_hash AND s.seen_at > @idle_since AND l.until >= @now AND l.number = c.link_number AND NOT c.blacklisted;

-- name: TouchCandidateSession :exec
UPDATE candidate_session SET seen_at = @seen_at WHERE token_hash = @token_hash;

-- name: EndCandidateSession :exec
DELETE FROM candidate_session WHERE token_hash = @token_hash;

-- name: SessionUploaded :exec
UPDATE candidate_session SET resume_id = @resume_id WHERE token_hash = @token_hash;

-- name: SweepCandidateSessions :execrows
DELETE FROM candidate_session WHERE seen_at <= @idle_since;

-- name: AddVisitTry :exec
INSERT INTO visit_try (id, kind, subject, address, at) VALUES (@id, @kind, @subject, @address, @at);

-- name: CountVisitTries :one
SELECT
    (SELECT COUNT(*) FROM visit_try AS a WHERE a.kind = @kind AND a.subject = @subject AND a.address = @address AND a.at > @since) AS of_both,
    (SELECT COUNT(*) FROM visit_try AS b WHERE b.kind = @kind AND b.subject = @subject AND b.at > @since) AS of_subject,
    (SELECT COUNT(*) FROM visit_try AS c WHERE c.kind = @kind AND c.address = @address AND c.at > @since) AS of_address;

-- name: CountVisitsOfKind :one
SELECT COUNT(*) FROM visit_try WHERE kind = @kind AND at > @since;

-- name: ForgiveVisitTries :exec
DELETE FROM visit_try WHERE kind = @kind AND subject = @subject AND address = @address;

-- name: SweepVisitTries :execrows
DELETE FROM visit_try WHERE at <= @before;

-- name: AddConsent :exec
INSERT INTO consent (id, candidate_id, text, page, whatsapp, given_at, address)
VALUES (@id, @candidate_id, @text, @page, @whatsapp, @given_at, @address);

-- name: StandingConsent :one
SELECT * FROM consent WHERE candidate_id = @candidate_id AND withdrawn_at IS NULL ORDER BY given_at DESC, id DESC LIMIT 1;

-- The one that stands, else the last that was withdrawn.
-- name: LastConsent :one
SELECT * FROM consent WHERE candidate_id = @candidate_id ORDER BY CASE WHEN withdrawn_at IS NULL THEN 0 ELSE 1 END, given_at DESC, id DESC LIMIT 1;

-- name: WithdrawConsent :execrows
UPDATE consent SET withdrawn_at = @at WHERE candidate_id = @candidate_id AND withdrawn_at IS NULL;

-- name: SetOptedOut :exec
UPDATE candidate SET opted_out_at = @at WHERE id = @id;

-- Who is told about a candidate: the owner of the live application, else of the latest, else who added them.
-- name: OwnerOfCandidate :one
SELECT u.id, u.first_name, u.last_name, u.email, u.active FROM app_user AS u
WHERE u.id = COALESCE(
    (SELECT a.owner_id FROM application AS a WHERE a.candidate_id = @candidate_id AND a.owner_id IS NOT NULL ORDER BY a.live DESC, a.latest_at DESC, a.id DESC LIMIT 1),
    (SELECT c.created_by FROM candidate AS c WHERE c.id = @candidate_id));

-- name: ActiveManagers :many
SELECT u.id, u.email FROM app_user AS u
WHERE u.active AND EXISTS (SELECT 1 FROM user_grant AS g WHERE g.user_id = u.id AND g.grant_name = 'manager')
ORDER BY u.id;
