-- name: PutResume :exec
INSERT INTO resume (candidate_id, id, size, uploaded_by, uploaded_at, content) VALUES (@candidate_id, @id, @size, @uploaded_by, @uploaded_at, @content)
ON CONFLICT (candidate_id) DO UPDATE SET id = excluded.id, size = excluded.size, uploaded_by = excluded.uploaded_by, uploaded_at = excluded.uploaded_at, content = excluded.content;

-- name: ResumeSize :one
SELECT size FROM resume WHERE candidate_id = @candidate_id;

-- name: ResumeOwner :one
SELECT r.candidate_id, c.name FROM resume AS r JOIN candidate AS c ON c.id = r.candidate_id WHERE r.id = @file OR r.candidate_id = @file LIMIT 1;

-- name: ResumeContent :one
SELECT content FROM resume WHERE candidate_id = @candidate_id;

-- name: OtherCandidateByKeys :one
SELECT id FROM candidate WHERE (mobile10 = @mobile10 OR (email_key = @email_key AND email_key <> '')) AND id <> @id LIMIT 1;

-- A mobile that staff change ends the links, because it is what the candidate proves themself with.
-- name: EditCandidate :execrows
UPDATE candidate SET name = @name, mobile = @mobile, mobile10 = @mobile10, email = @email, email_key = @email_key, address = @address, state = @state, city = @city,
    experienced = @experienced, working = @working, experience = @experience, experience_in = @experience_in, notice_period = @notice_period,
    current_gross = @current_gross, current_gross_per = @current_gross_per, current_designation = @current_designation, current_company = @current_company, version = version + 1,
    link_number = link_number + CASE WHEN mobile10 = @mobile10 THEN 0 ELSE 1 END,
    mobile_changed_at = CASE WHEN mobile10 = @mobile10 THEN mobile_changed_at ELSE @changed_at END
WHERE id = @id AND version = @version;

-- Blacklisting and reopening increment the version too, and so does taking either back: they have an event instead of an
-- audit line.
-- name: CandidatesEditedInSecret :many
SELECT f.id, f.version, f.lines FROM (
    SELECT c.id, c.version, COUNT(a.id) AS lines, (SELECT COUNT(*) FROM application AS p JOIN stage_event AS e ON e.application_id = p.id
        WHERE p.candidate_id = c.id AND e.status IN ('Blacklisted', 'Reopened')) AS turns
    FROM candidate AS c LEFT JOIN audit AS a ON a.subject = 'candidate' AND a.subject_id = c.id AND a.action = 'UpdateCandidate'
    WHERE c.version > 1 GROUP BY c.id, c.version
) AS f
WHERE f.lines > f.version - 1 OR f.version - 1 - f.lines > 2 * f.turns
ORDER BY f.id;

-- name: CandidatesInRounds :many
SELECT c.id, c.name, c.mobile, c.email, c.address, c.city, c.experience, c.experience_in, c.current_designation, c.current_company, c.notice_period, a.requisition_id,
    p.name AS position, CAST(COALESCE(a.owner_id, c.created_by, '') AS text) AS owner_id
FROM application AS a
JOIN candidate AS c ON c.id = a.candidate_id
JOIN requisition AS r ON r.id = a.requisition_id
JOIN position AS p ON p.id = r.position_id
WHERE a.live AND a.stage IN ('HR_ROUND', 'TL_ROUND', 'PL_ROUND', 'CEO_ROUND', 'OFFER', 'JOINING')
ORDER BY a.created_at DESC, a.id LIMIT CAST(@most AS bigint);

-- name: ResumeNote :one
SELECT r.id, r.size, r.uploaded_at, CAST(COALESCE(r.uploaded_by, '') AS text) AS uploaded_by,
    CAST(COALESCE((SELECT u.first_name || ' ' || u.last_name FROM app_user AS u WHERE u.id = r.uploaded_by), '') AS text) AS uploader
FROM resume AS r WHERE r.candidate_id = @candidate_id;

-- name: KeepFormerResume :exec
INSERT INTO resume_former (candidate_id, id, size, uploaded_by, uploaded_at, replaced_at, content)
SELECT r.candidate_id, r.id, r.size, r.uploaded_by, r.uploaded_at, CAST(@replaced_at AS timestamptz), r.content FROM resume AS r WHERE r.candidate_id = @candidate_id
ON CONFLICT (candidate_id) DO UPDATE SET id = excluded.id, size = excluded.size, uploaded_by = excluded.uploaded_by, uploaded_at = excluded.uploaded_at,
    replaced_at = excluded.replaced_at, content = excluded.content;

-- name: FormerResumeNote :one
SELECT f.id, f.size, f.uploaded_at, f.replaced_at,
    CAST(COALESCE((SELECT u.first_name || ' ' || u.last_name FROM app_user AS u WHERE u.id = f.uploaded_by), '') AS text) AS uploader
FROM resume_former AS f WHERE f.candidate_id = @candidate_id;

-- name: FormerResumeContent :one
SELECT f.content, c.name FROM resume_former AS f JOIN candidate AS c ON c.id = f.candidate_id WHERE f.candidate_id = @candidate_id;

-- name: DropFormerResume :execrows
DELETE FROM resume_former WHERE candidate_id = @candidate_id;

-- The resume that the candidate uploaded by a link; what staff uploaded is theirs.
-- name: EraseResumeByLink :execrows
DELETE FROM resume WHERE candidate_id = @candidate_id AND uploaded_by IS NULL;

-- name: RestoreFormerResume :execrows
INSERT INTO resume (candidate_id, id, size, uploaded_by, uploaded_at, content)
SELECT f.candidate_id, f.id, f.size, f.uploaded_by, f.uploaded_at, f.content FROM resume_former AS f WHERE f.candidate_id = @candidate_id;
