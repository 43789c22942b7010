-- name: SaveUser :execrows
UPDATE app_user SET first_name = @first_name, last_name = @last_name, mobile = @mobile, email = @email, department_id = @department_id,
    role_id = @role_id, reports_to = @reports_to, company_mobile = @company_mobile, telephony_user_id = @telephony_user_id,
    telephony_password = @telephony_password, telephony_secret = @telephony_secret, version = version + 1
WHERE id = @id;

-- name: ReportingLines :many
SELECT id, CAST(COALESCE(reports_to, '') AS text) AS boss FROM app_user WHERE reports_to IS NOT NULL;

-- name: DepartmentList :many
SELECT d.id, d.name, d.may_sign_in, d.version, CAST(COALESCE(d.approver_id, '') AS text) AS approver_id,
    CAST(COALESCE(a.first_name || ' ' || a.last_name, '') AS text) AS approver, CAST(COALESCE(a.active, FALSE) AS boolean) AS approver_active,
    (SELECT COUNT(*) FROM app_user AS u WHERE u.department_id = d.id AND u.active) AS users,
    (SELECT COUNT(*) FROM position AS p WHERE p.department_id = d.id AND p.active) AS positions
FROM department AS d LEFT JOIN app_user AS a ON a.id = d.approver_id
ORDER BY d.name, d.id;

-- name: SaveDepartment :execrows
UPDATE department SET name = @name, may_sign_in = @may_sign_in, approver_id = @approver_id, version = version + 1
WHERE id = @id AND version = @version;

-- name: EndSessionsOfDepartment :exec
DELETE FROM login_session WHERE user_id IN (SELECT u.id FROM app_user AS u WHERE u.department_id = @department_id);

-- name: DropPasswordLinksOfDepartment :exec
DELETE FROM password_link WHERE user_id IN (SELECT u.id FROM app_user AS u WHERE u.department_id = @department_id);

-- name: DepartmentsWithLine :many
SELECT d.id, d.name, d.may_sign_in, CAST(COALESCE((
    SELECT a.after FROM audit AS a WHERE a.subject = 'department' AND a.subject_id = d.id ORDER BY a.at DESC, a.id DESC LIMIT 1
), '') AS text) AS line
FROM department AS d ORDER BY d.name;

-- name: SessionByHash :one
SELECT s.user_id, s.address, s.agent, s.created_at FROM login_session AS s WHERE s.token_hash = @token_hash;
