-- name: WhatsappCategories :many
SELECT id, name FROM whatsapp_category ORDER BY name, id;

-- name: IsWhatsappCategory :one
SELECT EXISTS (SELECT 1 FROM whatsapp_category WHERE id = @id);

-- name: AddWhatsappCategory :exec
INSERT INTO whatsapp_category (id, name, created_by, created_at) VALUES (@id, @name, @created_by, @created_at);

-- name: WhatsappTemplates :many
SELECT t.id, t.name, t.body, t.send_count, t.created_by, t.created_at, t.version, c.id AS category_id, c.name AS category,
    CAST(u.first_name || ' ' || u.last_name AS text) AS added_by
FROM whatsapp_template AS t
JOIN whatsapp_category AS c ON c.id = t.category_id
JOIN app_user AS u ON u.id = t.created_by
WHERE t.deleted_by IS NULL AND (t.category_id = @category_id OR CAST(@category_id AS text) = '')
    AND (t.created_by = @user_id OR CAST(@user_id AS text) = ''
        OR EXISTS (SELECT 1 FROM user_grant AS g WHERE g.user_id = t.created_by AND g.grant_name = 'manager'))
ORDER BY c.name, t.name, t.id LIMIT 5000;

-- name: WhatsappTemplateByID :one
SELECT * FROM whatsapp_template WHERE id = @id AND deleted_by IS NULL;

-- name: OwnWhatsappTemplateNames :many
SELECT id, name FROM whatsapp_template WHERE created_by = @created_by AND category_id = @category_id AND deleted_by IS NULL;

-- name: AddWhatsappTemplate :exec
INSERT INTO whatsapp_template (id, category_id, name, body, send_count, created_by, created_at, version)
VALUES (@id, @category_id, @name, @body, @send_count, @created_by, @created_at, 1);

-- name: SaveWhatsappTemplate :execrows
UPDATE whatsapp_template SET category_id = @category_id, name = @name, body = @body, version = version + 1
WHERE id = @id AND version = @version AND deleted_by IS NULL;

-- name: DeleteWhatsappTemplate :execrows
UPDATE whatsapp_template SET deleted_by = @deleted_by, version = version + 1 WHERE id = @id AND deleted_by IS NULL;

-- name: CountWhatsappTemplate :exec
UPDATE whatsapp_template SET send_count = send_count + 1 WHERE id = @id;

-- name: IsManager :one
SELECT EXISTS (SELECT 1 FROM user_grant AS g WHERE g.user_id = @user_id AND g.grant_name = 'manager');

-- name: EmailTemplates :many
SELECT t.id, t.name, t.subject, t.body, t.role_id, t.created_by, t.version, CAST(u.first_name || ' ' || u.last_name AS text) AS added_by
FROM email_template AS t JOIN app_user AS u ON u.id = t.created_by
WHERE t.deleted_by IS NULL
    AND (t.created_by = @user_id OR CAST(@user_id AS text) = ''
        OR EXISTS (SELECT 1 FROM user_grant AS g WHERE g.user_id = t.created_by AND g.grant_name = 'manager'))
ORDER BY t.name, t.id LIMIT 5000;

-- name: EmailTemplateByID :one
SELECT * FROM email_template WHERE id = @id AND deleted_by IS NULL;

-- name: OwnEmailTemplateNames :many
SELECT id, name FROM email_template WHERE created_by = @created_by AND deleted_by IS NULL;

-- name: AddEmailTemplate :exec
INSERT INTO email_template (id, name, subject, body, role_id, created_by, created_at, version)
VALUES (@id, @name, @subject, @body, @role_id, @created_by, @created_at, 1);

-- name: SaveEmailTemplate :execrows
UPDATE email_template SET name = @name, subject = @subject, body = @body, version = version + 1
WHERE id = @id AND version = @version AND deleted_by IS NULL;

-- name: DeleteEmailTemplate :execrows
UPDATE email_template SET deleted_by = @deleted_by, version = version + 1 WHERE id = @id AND deleted_by IS NULL;
