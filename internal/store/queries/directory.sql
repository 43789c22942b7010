-- name: StageTimeline :many
SELECT e.id, e.stage, CAST(COALESCE(e.conducted_by, '') AS text) AS conductor_id, e.status, e.comment, e.given_on, e.given_time, e.interview_type, e.meeting, e.at,
    CAST(COALESCE((SELECT b.first_name || ' ' || b.last_name FROM app_user AS b WHERE b.id = e.actor_id), '') AS text) AS actor_name,
    CAST(COALESCE((SELECT i.first_name || ' ' || i.last_name FROM app_user AS i WHERE i.id = e.conducted_by), '') AS text) AS conducted_by
FROM stage_event AS e
WHERE e.application_id = @application_id AND e.voided_at IS NULL
ORDER BY e.id;

-- name: StageScores :many
SELECT f.event_id, f.factor, f.score
FROM feedback AS f
JOIN stage_event AS e ON e.id = f.event_id
WHERE e.application_id = @application_id AND e.voided_at IS NULL
ORDER BY f.event_id, f.factor;

-- name: ApplicationsOfCandidate :many
SELECT a.id, a.requisition_id, a.stage, a.status, a.live, r.serial, p.name AS position, d.name AS department,
    CAST(COALESCE((SELECT o.first_name || ' ' || o.last_name FROM app_user AS o WHERE o.id = a.owner_id), '') AS text) AS hr_name
FROM application AS a
JOIN requisition AS r ON r.id = a.requisition_id
JOIN position AS p ON p.id = r.position_id
JOIN department AS d ON d.id = r.department_id
WHERE a.candidate_id = @candidate_id
ORDER BY a.created_at, a.id;

-- What the right to change a candidate follows from: their live application.
-- name: RightFacts :one
SELECT a.owner_id, r.esa <> '' AS esa, CAST(COALESCE((SELECT h.status FROM assignment AS h WHERE h.requisition_id = a.requisition_id
    AND h.hr_id = a.owner_id ORDER BY CASE WHEN h.status = 'Hr Revoke' THEN 1 ELSE 0 END, h.seq LIMIT 1), '') AS text) AS owner_row
FROM application AS a JOIN requisition AS r ON r.id = a.requisition_id
WHERE a.candidate_id = @candidate_id AND a.live;

-- name: RequisitionAsker :one
SELECT CAST(COALESCE(u.first_name || ' ' || u.last_name, '') AS text) AS name, u.email, ur.name AS role,
    CAST(COALESCE(b.email, '') AS text) AS boss_email, CAST(COALESCE(br.name, '') AS text) AS boss_role
FROM requisition AS r
JOIN app_user AS u ON u.id = r.requested_by
JOIN role AS ur ON ur.id = u.role_id
LEFT JOIN app_user AS b ON b.id = u.reports_to
LEFT JOIN role AS br ON br.id = b.role_id
WHERE r.id = @id;

-- name: EsaFollowUpDue :one
SELECT candidate_id FROM application
WHERE owner_id = @owner_id AND requisition_id = @requisition_id AND live AND follow_up_at <= @now
ORDER BY follow_up_at, id LIMIT 1;

-- name: EsaNext :one
SELECT a.id, a.candidate_id FROM application AS a
WHERE a.requisition_id = @requisition_id AND a.stage = 'New' AND a.live
    AND a.owner_id IS NULL
    AND NOT EXISTS (SELECT 1 FROM call_hold AS h WHERE h.application_id = a.id AND h.until > @now)
ORDER BY a.created_at, a.id LIMIT 1;
