-- name: AuditOfSubject :many
SELECT * FROM audit WHERE subject = @subject ORDER BY id;
