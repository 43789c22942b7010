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

-- name: SettingsWithNames :many
SELECT s.key, s.value, s.version, s.updated_at,
    CAST(COALESCE((SELECT u.first_name || ' ' || u.last_name FROM app_user AS u WHERE u.id = s.updated_by), '') AS text) AS changed_by
FROM setting AS s ORDER BY s.key;

-- name: PositionChoices :many
SELECT p.id, p.name, p.employment_type, d.name AS department
FROM position AS p JOIN department AS d ON d.id = p.department_id
ORDER BY p.name, d.name, p.employment_type, p.id;

-- name: EsaChoice :one
SELECT r.id, r.serial, r.status, r.esa, p.name AS position,
    EXISTS (SELECT 1 FROM application AS a WHERE a.requisition_id = r.id) AS has_applications
FROM requisition AS r JOIN position AS p ON p.id = r.position_id
WHERE r.id = @ref OR r.serial = @ref;

-- name: EsaChoices :many
SELECT r.id, r.serial, p.name AS position
FROM requisition AS r JOIN position AS p ON p.id = r.position_id
WHERE r.status NOT IN ('Unapproved', 'Revoke', 'Completed', 'Onboarded')
    AND (r.esa <> '' OR NOT EXISTS (SELECT 1 FROM application AS a WHERE a.requisition_id = r.id))
    AND (r.serial LIKE CAST(@part AS text) ESCAPE '!' OR lower(p.name) LIKE CAST(@part AS text) ESCAPE '!')
ORDER BY r.added_at DESC, r.id DESC LIMIT 50;

-- Until one is chosen, the newest requisition with the mark counts, except raised ones.
-- name: MarkedRequisition :one
SELECT r.id FROM requisition AS r WHERE r.esa = @mark AND r.esa <> '' AND r.suffix = 0 ORDER BY r.number DESC LIMIT 1;

-- name: MarkRequisition :exec
UPDATE requisition SET esa = @esa, version = version + 1 WHERE id = @id;
