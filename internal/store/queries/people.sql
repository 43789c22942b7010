-- name: AddDepartment :exec
INSERT INTO department (id, name, may_sign_in) VALUES (@id, @name, @may_sign_in);

-- name: DepartmentByName :one
SELECT * FROM department WHERE name = @name;

-- name: Departments :many
SELECT * FROM department ORDER BY name;

-- name: PutRole :exec
INSERT INTO role (id, name) VALUES (@id, @name) ON CONFLICT (id) DO UPDATE SET name = excluded.name;

-- name: AddUser :exec
INSERT INTO app_user (
    id, first_name, last_name, mobile, email, department_id, role_id, reports_to, active, company_mobile,
    telephony_user_id, telephony_password, telephony_secret, password_hash, version, created_at
) VALUES (
    @id, @first_name, @last_name, @mobile, @email, @department_id, @role_id, @reports_to, @active, @company_mobile,
    @telephony_user_id, @telephony_password, @telephony_secret, @password_hash, 1, @created_at
);

-- name: UserByMobile :one
SELECT u.id, u.first_name, u.last_name, u.mobile, u.email, u.active, u.company_mobile, u.telephony_user_id,
    u.password_hash, u.version, u.role_id, r.name AS role, d.name AS department, d.may_sign_in,
    CAST(COALESCE((SELECT string_agg(g.grant_name, ',' ORDER BY g.grant_name) FROM user_grant AS g WHERE g.user_id = u.id), '') AS text) AS grants,
    EXISTS (SELECT 1 FROM user_picture AS p WHERE p.user_id = u.id) AS has_picture
FROM app_user AS u
JOIN role AS r ON r.id = u.role_id
JOIN department AS d ON d.id = u.department_id
WHERE u.mobile = @mobile;

-- name: UserByID :one
SELECT * FROM app_user WHERE id = @id;

-- name: UserCount :one
SELECT COUNT(*) FROM app_user;

-- A password is not part of what an administrator edits, so the version stays.
-- name: SetPassword :execrows
UPDATE app_user SET password_hash = @password_hash WHERE id = @id;

-- name: SetActive :execrows
UPDATE app_user SET active = @active, version = version + 1 WHERE id = @id;

-- name: CountUserChange :exec
UPDATE app_user SET version = version + 1 WHERE id = @id;

-- name: AddGrant :exec
INSERT INTO user_grant (user_id, grant_name) VALUES (@user_id, @grant_name) ON CONFLICT DO NOTHING;

-- name: RemoveGrant :execrows
DELETE FROM user_grant WHERE user_id = @user_id AND grant_name = @grant_name;

-- name: ActiveUsersWithGrant :one
SELECT COUNT(*) FROM user_grant AS g
JOIN app_user AS u ON u.id = g.user_id
JOIN department AS d ON d.id = u.department_id
WHERE g.grant_name = @grant_name AND u.active AND d.may_sign_in;

-- name: PutPicture :exec
INSERT INTO user_picture (user_id, media_type, content) VALUES (@user_id, @media_type, @content)
ON CONFLICT (user_id) DO UPDATE SET media_type = excluded.media_type, content = excluded.content;

-- name: PictureOfUser :one
SELECT media_type, content FROM user_picture WHERE user_id = @user_id;

-- Secrets that were written before they were sealed.
-- name: UsersWithOpenSecrets :many
SELECT id, mobile, telephony_password, telephony_secret FROM app_user
WHERE telephony_password <> '' AND telephony_password NOT LIKE 'sealed:%' OR telephony_secret <> '' AND telephony_secret NOT LIKE 'sealed:%'
ORDER BY id;

-- Another server may have sealed them meanwhile.
-- name: SealSecrets :exec
UPDATE app_user SET telephony_password = @sealed_password, telephony_secret = @sealed_secret
WHERE id = @id AND telephony_password = @open_password AND telephony_secret = @open_secret;
