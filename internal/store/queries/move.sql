-- Links for the candidate end with it.
-- name: BlacklistCandidate :exec
UPDATE candidate SET blacklisted = TRUE, version = version + 1, link_number = link_number + 1 WHERE id = @id;

-- The comments are those of all steps, oldest first, separated by a character that nobody types.
-- name: InterviewRecords :many
SELECT i.stage, i.kind, i.at, i.meeting, i.reply, a.requisition_id, a.candidate_id, a.version, r.serial, r.status AS requisition_status, p.name AS position,
    c.name, c.mobile, c.email, c.experience, CAST(COALESCE((SELECT f.id FROM resume AS f WHERE f.candidate_id = c.id), '') AS text) AS resume,
    CAST(COALESCE((SELECT string_agg(e.comment, CAST(@apart AS text) ORDER BY e.id) FROM stage_event AS e
        WHERE e.application_id = a.id AND e.voided_at IS NULL AND e.comment <> ''), '') AS text) AS comments
FROM interview AS i
JOIN application AS a ON a.id = i.application_id
JOIN candidate AS c ON c.id = a.candidate_id
JOIN requisition AS r ON r.id = a.requisition_id
JOIN position AS p ON p.id = r.position_id
WHERE i.conducted_by = @user_id AND i.pending AND a.live
ORDER BY i.at, i.id;
