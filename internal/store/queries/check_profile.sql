-- What a candidate wrote by a link needs a consent that stood at that moment.
-- name: WritesWithoutConsent :many
SELECT a.id, a.action, a.subject_id FROM audit AS a
WHERE a.by_candidate AND a.action IN ('SaveBasicProfile', 'SaveOtherProfile', 'SaveExperience', 'DeleteExperience', 'SaveEducation', 'DeleteEducation',
        'SaveCertificate', 'DeleteCertificate', 'UpdateResume')
    AND NOT EXISTS (SELECT 1 FROM consent AS k WHERE k.candidate_id = a.subject_id AND k.given_at <= a.at AND (k.withdrawn_at IS NULL OR k.withdrawn_at >= a.at))
ORDER BY a.id;

-- A step that was erased begins anew.
-- name: BasicProfilesSavedInSecret :many
SELECT p.candidate_id, p.version, (SELECT COUNT(*) FROM audit AS a WHERE a.subject_id = p.candidate_id AND a.action = 'SaveBasicProfile'
        AND NOT EXISTS (SELECT 1 FROM audit AS e WHERE e.subject_id = a.subject_id AND e.action = 'EraseProfile' AND e.id > a.id)) AS lines
FROM profile_basic AS p
WHERE p.version <> (SELECT COUNT(*) FROM audit AS a WHERE a.subject_id = p.candidate_id AND a.action = 'SaveBasicProfile'
        AND NOT EXISTS (SELECT 1 FROM audit AS e WHERE e.subject_id = a.subject_id AND e.action = 'EraseProfile' AND e.id > a.id))
ORDER BY p.candidate_id;

-- name: OtherProfilesSavedInSecret :many
SELECT p.candidate_id, p.version, (SELECT COUNT(*) FROM audit AS a WHERE a.subject_id = p.candidate_id AND a.action = 'SaveOtherProfile'
        AND NOT EXISTS (SELECT 1 FROM audit AS e WHERE e.subject_id = a.subject_id AND e.action = 'EraseProfile' AND e.id > a.id)) AS lines
FROM profile_other AS p
WHERE p.version <> (SELECT COUNT(*) FROM audit AS a WHERE a.subject_id = p.candidate_id AND a.action = 'SaveOtherProfile'
        AND NOT EXISTS (SELECT 1 FROM audit AS e WHERE e.subject_id = a.subject_id AND e.action = 'EraseProfile' AND e.id > a.id))
ORDER BY p.candidate_id;

-- A row that was added and not deleted has one line more than those that were.
-- name: ProfileRowsMiscounted :many
SELECT t.candidate_id, t.kind, t.n, CAST(COALESCE(l.n, 0) AS bigint) AS lines FROM (
    SELECT x.candidate_id, CAST('Experience' AS text) AS kind, COUNT(*) AS n, CAST(SUM(x.version) AS bigint) AS versions FROM profile_experience AS x GROUP BY x.candidate_id
    UNION ALL
    SELECT y.candidate_id, CAST('Education' AS text), COUNT(*), CAST(SUM(y.version) AS bigint) FROM profile_education AS y GROUP BY y.candidate_id
    UNION ALL
    SELECT z.candidate_id, CAST('Certificate' AS text), COUNT(*), CAST(SUM(z.version) AS bigint) FROM profile_certificate AS z GROUP BY z.candidate_id
) AS t LEFT JOIN (
    SELECT a.subject_id, substr(a.action, 5) AS kind, COUNT(*) AS n FROM audit AS a
    WHERE a.action IN ('SaveExperience', 'SaveEducation', 'SaveCertificate') GROUP BY a.subject_id, substr(a.action, 5)
) AS l ON l.subject_id = t.candidate_id AND l.kind = t.kind
WHERE t.versions > COALESCE(l.n, 0) OR t.n > 20
ORDER BY t.candidate_id, t.kind;

-- name: StepsWithoutData :many
SELECT s.candidate_id, s.step FROM profile_step AS s
WHERE s.step NOT IN ('basic', 'education', 'experience', 'certification', 'other')
    OR s.step = 'basic' AND NOT EXISTS (SELECT 1 FROM profile_basic AS b WHERE b.candidate_id = s.candidate_id)
    OR s.step = 'other' AND NOT EXISTS (SELECT 1 FROM profile_other AS o WHERE o.candidate_id = s.candidate_id)
ORDER BY s.candidate_id, s.step;

-- name: FormerResumesAlone :many
SELECT f.candidate_id FROM resume_former AS f WHERE NOT EXISTS (SELECT 1 FROM resume AS r WHERE r.candidate_id = f.candidate_id) ORDER BY f.candidate_id;

-- A link number only rises, so no link was signed with a greater one.
-- name: LinksAhead :many
SELECT l.id, l.candidate_id FROM candidate_link AS l JOIN candidate AS c ON c.id = l.candidate_id WHERE l.number > c.link_number ORDER BY l.id;
