-- name: AddReferenceCandidate :exec
INSERT INTO reference_candidate (candidate_id, education, added_by, added_at) VALUES (@candidate_id, @education, @added_by, @added_at);

-- name: AddReferencePosition :exec
INSERT INTO reference_position (candidate_id, position_id) VALUES (@candidate_id, @position_id);

-- name: AddReferenceDepartment :exec
INSERT INTO reference_department (candidate_id, department_id) VALUES (@candidate_id, @department_id);

-- name: PositionByWord :one
SELECT id, name FROM position WHERE active AND (id = @id_or_name OR name = @id_or_name)
ORDER BY CASE WHEN id = @id_or_name THEN 0 ELSE 1 END, id LIMIT 1;

-- name: ResumeToRead :one
SELECT id, content FROM resume WHERE candidate_id = @candidate_id;

-- name: DropResumeText :exec
DELETE FROM resume_text WHERE candidate_id = @candidate_id;

-- name: LastResumeText :one
SELECT CAST(COALESCE(MAX(number), 0) AS bigint) FROM resume_text;

-- name: AddResumeText :exec
INSERT INTO resume_text (number, candidate_id, resume_id, state, read_at, words, body)
VALUES (@number, @candidate_id, @resume_id, @state, @read_at, @words, @body);

-- A resume that was never read waits for its job.
-- name: ResumesNotRead :many
SELECT r.candidate_id FROM resume AS r
WHERE NOT EXISTS (SELECT 1 FROM resume_text AS t WHERE t.candidate_id = r.candidate_id AND t.resume_id = r.id)
    AND NOT EXISTS (SELECT 1 FROM job AS j WHERE j.dedupe = 'ReadResume ' || r.id)
ORDER BY r.candidate_id LIMIT 100;

-- name: TextsWithoutResume :many
SELECT t.candidate_id FROM resume_text AS t
WHERE NOT EXISTS (SELECT 1 FROM resume AS r WHERE r.candidate_id = t.candidate_id AND r.id = t.resume_id)
    OR (t.state = 'read') <> (t.words <> '')
ORDER BY t.candidate_id LIMIT 100;

-- name: ReferencesForNothing :many
SELECT c.candidate_id FROM reference_candidate AS c
WHERE NOT EXISTS (SELECT 1 FROM reference_position AS p WHERE p.candidate_id = c.candidate_id)
    OR NOT EXISTS (SELECT 1 FROM reference_department AS d WHERE d.candidate_id = c.candidate_id)
ORDER BY c.candidate_id LIMIT 100;
