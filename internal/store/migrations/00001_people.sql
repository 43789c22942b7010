-- +goose Up
CREATE TABLE department (
    id          text PRIMARY KEY,
    name        text NOT NULL UNIQUE,
    may_sign_in boolean NOT NULL
);

CREATE TABLE role (
    id   text PRIMARY KEY,
    name text NOT NULL UNIQUE
);

CREATE TABLE app_user (
    id                 text PRIMARY KEY,
    first_name         text NOT NULL,
    last_name          text NOT NULL,
    mobile             text NOT NULL UNIQUE CHECK (length(mobile) = 10),
    email              text NOT NULL,
    department_id      text NOT NULL REFERENCES department (id),
    role_id            text NOT NULL REFERENCES role (id),
    reports_to         text REFERENCES app_user (id),
    active             boolean NOT NULL,
    company_mobile     text NOT NULL,
    telephony_user_id  text NOT NULL,
    telephony_password text NOT NULL,
    telephony_secret   text NOT NULL,
    password_hash      text NOT NULL,
    version            bigint NOT NULL,
    created_at         timestamptz NOT NULL
);

CREATE TABLE user_grant (
    user_id    text NOT NULL REFERENCES app_user (id),
    grant_name text NOT NULL,
    PRIMARY KEY (user_id, grant_name)
);

CREATE TABLE user_picture (
    user_id    text PRIMARY KEY REFERENCES app_user (id),
    media_type text NOT NULL,
    content    bytea NOT NULL
);

-- A login session is known by the hash of its token, so a copy of this table opens no session.
CREATE TABLE login_session (
    token_hash text PRIMARY KEY,
    user_id    text NOT NULL REFERENCES app_user (id),
    created_at timestamptz NOT NULL,
    seen_at    timestamptz NOT NULL,
    address    text NOT NULL,
    agent      text NOT NULL
);
CREATE INDEX login_session_user ON login_session (user_id);

CREATE TABLE password_link (
    token_hash text PRIMARY KEY,
    user_id    text NOT NULL REFERENCES app_user (id),
    expires_at timestamptz NOT NULL,
    used_at    timestamptz
);

-- One row for each try that has not succeeded; the pauses are counted over these.
CREATE TABLE sign_in_attempt (
    id      text PRIMARY KEY,
    kind    text NOT NULL,
    mobile  text NOT NULL,
    address text NOT NULL,
    at      timestamptz NOT NULL
);
CREATE INDEX sign_in_attempt_mobile ON sign_in_attempt (kind, mobile, at);
CREATE INDEX sign_in_attempt_address ON sign_in_attempt (kind, address, at);

-- +goose Down
DROP TABLE sign_in_attempt;
DROP TABLE password_link;
DROP TABLE login_session;
DROP TABLE user_picture;
DROP TABLE user_grant;
DROP TABLE app_user;
DROP TABLE role;
DROP TABLE department;
