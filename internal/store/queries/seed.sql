-- name: RequisitionCount :one
SELECT COUNT(*) FROM requisition;

-- Some candidates of the demo company have answered their invitations.
-- name: FillReplies :exec
UPDATE interview SET reply = CASE WHEN event_id % 5 = 0 THEN CAST(@another AS text) ELSE CAST(@comes AS text) END, replied_at = @at
WHERE pending AND event_id % 5 < 3;

-- name: SetApprover :exec
UPDATE department SET approver_id = @approver_id WHERE id = @id;

-- name: FillAdded :exec
INSERT INTO added_day (on_day, owner_id, kind, of_id, n)
SELECT e.on_day, e.owner_id, 'position', r.position_id, COUNT(*)
FROM stage_event AS e JOIN requisition AS r ON r.id = e.requisition_id
WHERE e.stage = 'New' AND e.status = 'New' AND e.voided_at IS NULL AND e.owner_id IS NOT NULL
GROUP BY e.on_day, e.owner_id, r.position_id
UNION ALL
SELECT e.on_day, e.owner_id, 'source', COALESCE(c.source_id, ''), COUNT(*)
FROM stage_event AS e JOIN application AS a ON a.id = e.application_id JOIN candidate AS c ON c.id = a.candidate_id
WHERE e.stage = 'New' AND e.status = 'New' AND e.voided_at IS NULL AND e.owner_id IS NOT NULL
GROUP BY e.on_day, e.owner_id, COALESCE(c.source_id, '');

-- name: CandidatesByLink :many
SELECT sqlc.embed(c), a.requisition_id, a.created_at AS applied_at, CAST(COALESCE((SELECT s.name FROM source AS s WHERE s.id = c.source_id), '') AS text) AS source
FROM application AS a JOIN candidate AS c ON c.id = a.candidate_id
WHERE a.by_link AND NOT a.remapped ORDER BY a.id;

-- name: CandidatesAtWorkElsewhere :many
SELECT sqlc.embed(c), CAST(COALESCE((SELECT s.name FROM source AS s WHERE s.id = c.source_id), '') AS text) AS source
FROM application AS a
JOIN requisition AS r ON r.id = a.requisition_id
JOIN candidate AS c ON c.id = a.candidate_id
WHERE a.live AND a.stage = 'CALL' AND r.esa = '' AND r.status = 'Inprogress' AND a.owner_id = @owner_id
ORDER BY a.latest_at DESC, a.id DESC LIMIT @most;

-- Applications whose recruiters called lately, with the latest call.
-- name: LatelyCalled :many
SELECT a.candidate_id, a.requisition_id, u.id AS user_id, CAST(MAX(e.at) AS timestamptz) AS called_at
FROM stage_event AS e
JOIN application AS a ON a.id = e.application_id
JOIN app_user AS u ON u.id = e.actor_id
WHERE e.stage = 'CALL' AND e.on_day >= @since AND a.live AND u.telephony_user_id <> ''
GROUP BY a.candidate_id, a.requisition_id, u.id
ORDER BY called_at DESC, a.candidate_id LIMIT @most;

-- name: LatelyOffered :many
SELECT a.candidate_id, a.requisition_id, u.id AS user_id, CAST(MAX(e.at) AS timestamptz) AS called_at
FROM stage_event AS e
JOIN application AS a ON a.id = e.application_id
JOIN app_user AS u ON u.id = e.owner_id
WHERE e.stage = 'OFFER' AND e.status = 'Offer Sent' AND e.on_day >= @since AND a.live AND u.telephony_user_id <> ''
GROUP BY a.candidate_id, a.requisition_id, u.id
ORDER BY called_at DESC, a.candidate_id LIMIT @most;

-- name: CandidatesWithOffers :many
SELECT c.id, c.name, c.mobile, c.email, c.address, c.city, c.experience, c.experience_in, c.current_designation, c.current_company, c.notice_period, a.requisition_id,
    p.name AS position, CAST(COALESCE(a.owner_id, c.created_by, '') AS text) AS owner_id
FROM application AS a
JOIN candidate AS c ON c.id = a.candidate_id
JOIN requisition AS r ON r.id = a.requisition_id
JOIN position AS p ON p.id = r.position_id
WHERE a.live AND a.stage IN ('OFFER', 'JOINING')
ORDER BY a.latest_at DESC, a.id LIMIT CAST(@most AS bigint);

-- name: CandidatesToWriteTo :many
SELECT sqlc.embed(c), a.requisition_id
FROM application AS a
JOIN requisition AS r ON r.id = a.requisition_id
JOIN candidate AS c ON c.id = a.candidate_id
WHERE a.live AND a.stage IN ('OFFER', 'JOINING', 'CEO_ROUND', 'HR_ROUND') AND r.esa = '' AND r.status = 'Inprogress' AND a.owner_id = @owner_id
    AND NOT c.blacklisted AND c.email_key <> ''
ORDER BY a.latest_at DESC, a.id DESC LIMIT @most;
