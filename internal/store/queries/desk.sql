-- name: Settings :many
SELECT * FROM setting ORDER BY key;

-- name: SettingByKey :one
SELECT * FROM setting WHERE key = @key;

-- name: AddSetting :execrows
INSERT INTO setting (key, value, version, updated_at, updated_by) VALUES (@key, @value, 1, @updated_at, @updated_by)
ON CONFLICT (key) DO NOTHING;

-- name: ChangeSetting :execrows
UPDATE setting SET value = @value, version = version + 1, updated_at = @updated_at, updated_by = @updated_by
WHERE key = @key AND version = @version;

-- name: AddAudit :exec
INSERT INTO audit (id, at, actor_id, action, subject, subject_id, before, after, address, request_id)
VALUES (@id, @at, @actor_id, @action, @subject, @subject_id, @before, @after, @address, @request_id);

-- name: MarkChange :exec
INSERT INTO change_mark (topic, n) VALUES (@topic, (SELECT COALESCE(MAX(m.n), 0) + 1 FROM change_mark AS m))
ON CONFLICT (topic) DO UPDATE SET n = excluded.n;

-- name: ChangeMark :one
SELECT n FROM change_mark WHERE topic = @topic;

-- name: ChangesSince :many
SELECT topic, n FROM change_mark WHERE n > @since ORDER BY n DESC;

-- name: SecretByName :one
SELECT value FROM secret WHERE name = @name;

-- name: AddSecret :exec
INSERT INTO secret (name, value) VALUES (@name, @value) ON CONFLICT DO NOTHING;
