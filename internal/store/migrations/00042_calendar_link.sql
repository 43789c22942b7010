-- +goose Up
-- The secret link under which a user's calendar program reads their interviews. Only its hash is kept.
CREATE TABLE calendar_link (
    user_id    text PRIMARY KEY REFERENCES app_user (id),
    token_hash text NOT NULL UNIQUE,
    made_at    timestamptz NOT NULL
);
CREATE INDEX interview_conducted ON interview (conducted_by, at);

-- +goose Down
DROP INDEX interview_conducted;
DROP TABLE calendar_link;
