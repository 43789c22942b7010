-- +goose Up
ALTER TABLE department ADD COLUMN
    version bigint NOT NULL DEFAULT 1;

CREATE INDEX app_user_name ON app_user (first_name, last_name, id);
CREATE INDEX app_user_department ON app_user (department_id);
CREATE INDEX login_session_seen ON login_session (seen_at, token_hash);
CREATE INDEX audit_actor ON audit (actor_id, at, id);
CREATE INDEX audit_action ON audit (action, at, id);
CREATE INDEX audit_subject ON audit (subject_id, action, at, id);

-- +goose Down
DROP INDEX audit_subject;
DROP INDEX audit_action;
DROP INDEX audit_actor;
DROP INDEX login_session_seen;
DROP INDEX app_user_department;
DROP INDEX app_user_name;
ALTER TABLE department DROP COLUMN version;
