-- +goose Up
CREATE TABLE setting (
    key        text PRIMARY KEY,
    value      text NOT NULL,
    version    bigint NOT NULL,
    updated_at timestamptz NOT NULL,
    updated_by text REFERENCES app_user (id)
);

-- run_at is the time from which a job may be taken; taking it moves run_at to the end of the lease.
CREATE TABLE job (
    id         text PRIMARY KEY,
    kind       text NOT NULL,
    payload    text NOT NULL,
    dedupe     text UNIQUE,
    run_at     timestamptz NOT NULL,
    attempts   bigint NOT NULL,
    dead       boolean NOT NULL,
    last_error text NOT NULL,
    created_at timestamptz NOT NULL
);
CREATE INDEX job_due ON job (run_at, id) WHERE NOT dead;

CREATE TABLE message (
    id          text PRIMARY KEY,
    state       text NOT NULL CHECK (state IN ('queued', 'sent', 'failed', 'kept', 'cancelled')),
    to_list     text NOT NULL,
    cc_list     text NOT NULL,
    subject     text NOT NULL,
    html        text NOT NULL,
    plain       text NOT NULL,
    calendar    text NOT NULL,
    cause       text NOT NULL,
    cause_id    text NOT NULL,
    sender_id   text REFERENCES app_user (id),
    reason      text NOT NULL,
    attempts    bigint NOT NULL,
    created_at  timestamptz NOT NULL,
    sent_at     timestamptz
);
CREATE INDEX message_created ON message (created_at, id);
CREATE INDEX message_state ON message (state, created_at, id);

CREATE TABLE audit (
    id         text PRIMARY KEY,
    at         timestamptz NOT NULL,
    actor_id   text REFERENCES app_user (id),
    action     text NOT NULL,
    subject    text NOT NULL,
    subject_id text NOT NULL,
    before     text NOT NULL,
    after      text NOT NULL,
    address    text NOT NULL,
    request_id text NOT NULL
);
CREATE INDEX audit_at ON audit (at, id);

-- One row a topic: the number of the last change to it. Screens ask for what is newer than what they know.
CREATE TABLE change_mark (
    topic text PRIMARY KEY,
    n     bigint NOT NULL
);
CREATE INDEX change_mark_n ON change_mark (n);

-- +goose Down
DROP TABLE change_mark;
DROP TABLE audit;
DROP TABLE message;
DROP TABLE job;
DROP TABLE setting;
