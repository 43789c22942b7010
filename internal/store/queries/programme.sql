-- name: AddEsaTyped :exec
INSERT INTO esa_typed (id, candidate_id, requisition_id, outcome, typed, consent, whatsapp, at)
VALUES (@id, @candidate_id, @requisition_id, @outcome, @typed, @consent, @whatsapp, @at);

-- name: SweepEsaTyped :execrows
DELETE FROM esa_typed WHERE at <= @before;

-- name: EsaTypedOf :many
SELECT * FROM esa_typed WHERE candidate_id = @candidate_id ORDER BY at DESC, id DESC;

-- name: CallsOfCandidate :many
SELECT e.status, e.at FROM stage_event AS e
JOIN application AS a ON a.id = e.application_id
WHERE a.candidate_id = @candidate_id AND e.stage = 'CALL' AND e.voided_at IS NULL
ORDER BY e.id;

-- name: EsaTypedSince :one
SELECT COUNT(*) FROM esa_typed WHERE candidate_id = @candidate_id AND outcome = @outcome AND at > @since;

-- name: EsaOpening :one
SELECT r.id, r.status, r.esa, r.state, r.city, r.employment_type, p.name AS position
FROM requisition AS r JOIN position AS p ON p.id = r.position_id
WHERE r.id = @id;

-- name: OwnerToTell :one
SELECT u.first_name, u.last_name, u.email, p.name AS position, r.serial
FROM application AS a
JOIN app_user AS u ON u.id = a.owner_id
JOIN requisition AS r ON r.id = a.requisition_id
JOIN position AS p ON p.id = r.position_id
WHERE a.id = @application_id AND u.active;

-- name: CandidatesOfNobody :many
SELECT c.id FROM candidate AS c
WHERE c.created_by IS NULL AND NOT EXISTS (SELECT 1 FROM application AS a WHERE a.candidate_id = c.id AND a.by_link)
ORDER BY c.id;
