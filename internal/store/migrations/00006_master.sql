-- +goose Up
ALTER TABLE position ADD COLUMN updated_by text REFERENCES app_user (id);

CREATE TABLE whatsapp_category (
    id         text PRIMARY KEY,
    name       text NOT NULL UNIQUE,
    created_by text NOT NULL REFERENCES app_user (id),
    created_at timestamptz NOT NULL
);

-- A template that was deleted keeps its row: what was sent with it stays explained.
CREATE TABLE whatsapp_template (
    id          text PRIMARY KEY,
    category_id text NOT NULL REFERENCES whatsapp_category (id),
    name        text NOT NULL,
    body        text NOT NULL,
    send_count  bigint NOT NULL,
    created_by  text NOT NULL REFERENCES app_user (id),
    created_at  timestamptz NOT NULL,
    version     bigint NOT NULL,
    deleted_by  text REFERENCES app_user (id)
);
CREATE UNIQUE INDEX whatsapp_template_name ON whatsapp_template (created_by, category_id, name) WHERE deleted_by IS NULL;

CREATE TABLE email_template (
    id         text PRIMARY KEY,
    name       text NOT NULL,
    subject    text NOT NULL,
    body       text NOT NULL,
    role_id    text NOT NULL REFERENCES role (id),
    created_by text NOT NULL REFERENCES app_user (id),
    created_at timestamptz NOT NULL,
    version    bigint NOT NULL,
    deleted_by text REFERENCES app_user (id)
);
CREATE UNIQUE INDEX email_template_name ON email_template (created_by, name) WHERE deleted_by IS NULL;

-- +goose Down
DROP TABLE email_template;
DROP TABLE whatsapp_template;
DROP TABLE whatsapp_category;
ALTER TABLE position DROP COLUMN updated_by;
