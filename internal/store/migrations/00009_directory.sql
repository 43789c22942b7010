-- +goose Up
-- The directory opens on all candidates of a requisition, the newest first.
CREATE INDEX application_directory ON application (requisition_id, created_at, id);

-- For whom the queue of the ESA programme keeps an application, and until when. Who moves it on owns it, so a row that is over
-- says nothing and is written over.
CREATE TABLE esa_hold (
    application_id text PRIMARY KEY REFERENCES application (id),
    user_id        text NOT NULL REFERENCES app_user (id),
    until          timestamptz NOT NULL
);
CREATE INDEX esa_hold_user ON esa_hold (user_id, until);

-- The present resume of a candidate. The content comes last, so that the rest is read without it.
CREATE TABLE resume (
    candidate_id text PRIMARY KEY REFERENCES candidate (id),
    id           text NOT NULL UNIQUE,
    size         bigint NOT NULL,
    uploaded_by  text REFERENCES app_user (id),
    uploaded_at  timestamptz NOT NULL,
    content      bytea NOT NULL
);

-- +goose Down
DROP TABLE resume;
DROP TABLE esa_hold;
DROP INDEX application_directory;
