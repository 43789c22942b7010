-- +goose Up
-- A telephone call that a user asked the telephony service for. It is written before the service is asked, so that a
-- crash leaves a call that was asked for, and nobody asks again by themself.
CREATE TABLE phone_call (
    id             text PRIMARY KEY,
    candidate_id   text NOT NULL REFERENCES candidate (id),
    requisition_id text NOT NULL REFERENCES requisition (id),
    user_id        text NOT NULL REFERENCES app_user (id),
    asked_at       timestamptz NOT NULL,
    state          text NOT NULL CHECK (state IN ('asked', 'ringing', 'answered', 'ended', 'failed')),
    reason         text NOT NULL,
    service_id     text NOT NULL,
    ringing_at     timestamptz,
    answered_at    timestamptz,
    ended_at       timestamptz,
    seconds        bigint NOT NULL
);
CREATE INDEX phone_call_candidate ON phone_call (candidate_id, asked_at, id);
CREATE INDEX phone_call_user ON phone_call (user_id, asked_at);
CREATE INDEX phone_call_service ON phone_call (service_id) WHERE service_id <> '';

-- +goose Down
DROP TABLE phone_call;
