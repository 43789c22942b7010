-- name: RequisitionsEverApproved :many
SELECT r.id, r.serial, p.name AS position
FROM requisition AS r JOIN position AS p ON p.id = r.position_id
WHERE r.department_id = @department_id AND r.approved_on IS NOT NULL
ORDER BY r.approved_on DESC, r.number DESC, r.suffix DESC;

-- name: FunnelSteps :many
SELECT DISTINCT e.application_id, e.stage, e.status FROM stage_event AS e
WHERE e.requisition_id = @requisition_id AND e.counts AND e.voided_at IS NULL;

-- name: ApplicationMilestones :one
SELECT a.id, a.created_on, a.accepted, r.tat, r.esa
FROM application AS a JOIN requisition AS r ON r.id = a.requisition_id
WHERE a.candidate_id = @candidate_id AND a.requisition_id = @requisition_id;

-- name: DatedSteps :many
SELECT e.stage, e.status, e.on_day, e.given_on FROM stage_event AS e
WHERE e.application_id = @application_id AND e.voided_at IS NULL
ORDER BY e.id;

-- name: AnsweredCalls :many
SELECT k.answered_at FROM phone_call AS k
WHERE k.candidate_id = @candidate_id AND k.requisition_id = @requisition_id AND k.answered_at IS NOT NULL
ORDER BY k.answered_at;

-- name: RoundScores :many
SELECT e.id, e.stage, f.factor, f.score
FROM application AS a
JOIN stage_event AS e ON e.application_id = a.id AND e.voided_at IS NULL AND e.stage IN ('TL_ROUND', 'PL_ROUND', 'CEO_ROUND')
JOIN feedback AS f ON f.event_id = e.id
WHERE a.candidate_id = @candidate_id AND a.requisition_id = @requisition_id
ORDER BY e.id, f.factor;
