-- name: AddAudit :exec
INSERT INTO audit (id, at, actor_id, action, subject, subject_id, before, after, address, request_id, by_candidate)
VALUES (@id, @at, @actor_id, @action, @subject, @subject_id, @before, @after, @address, @request_id, @by_candidate);

-- Each step seeks the next kind in the index, so that a long audit is not scanned.
-- name: AuditKinds :many
WITH RECURSIVE kinds (kind) AS (
    SELECT MIN(a.action) FROM audit AS a
    UNION ALL
    SELECT (SELECT MIN(b.action) FROM audit AS b WHERE b.action > k.kind) FROM kinds AS k WHERE k.kind IS NOT NULL
)
SELECT CAST(kind AS text) AS kind FROM kinds WHERE kind IS NOT NULL ORDER BY kind;
