-- +goose Up
-- A campaign that a user sends to several candidates, one after the other. A user has one running at a time. reason is why it was
-- stopped.
CREATE TABLE broadcast (
    id       text PRIMARY KEY,
    user_id  text NOT NULL REFERENCES app_user (id),
    state    text NOT NULL CHECK (state IN ('running', 'done', 'stopped')),
    reason   text NOT NULL,
    begun_at timestamptz NOT NULL,
    ended_at timestamptz
);
CREATE UNIQUE INDEX broadcast_running ON broadcast (user_id) WHERE state = 'running';
CREATE INDEX broadcast_user ON broadcast (user_id, begun_at);

-- Whom a broadcast is for, in order. handed is who has a message in the outbox; the message tells what became of it. at is when they
-- were handed, skipped or cancelled.
CREATE TABLE broadcast_recipient (
    broadcast_id text NOT NULL REFERENCES broadcast (id),
    number       bigint NOT NULL,
    candidate_id text NOT NULL REFERENCES candidate (id),
    state        text NOT NULL CHECK (state IN ('waiting', 'handed', 'skipped', 'cancelled')),
    reason       text NOT NULL,
    message_id   text REFERENCES message (id),
    at           timestamptz,
    PRIMARY KEY (broadcast_id, number),
    UNIQUE (broadcast_id, candidate_id)
);

-- +goose Down
DROP TABLE broadcast_recipient;
DROP TABLE broadcast;
