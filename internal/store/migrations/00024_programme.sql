-- +goose Up
-- An application that came through the ESA programme's link has nobody who added it.
ALTER TABLE application ADD COLUMN
    by_link boolean NOT NULL DEFAULT FALSE;

-- What somebody typed on the programme's public page. It is kept beside the record for a while and never written over it.
CREATE TABLE esa_typed (
    id             text PRIMARY KEY,
    candidate_id   text NOT NULL REFERENCES candidate (id),
    requisition_id text NOT NULL REFERENCES requisition (id),
    outcome        text NOT NULL,
    typed          text NOT NULL,
    consent        text NOT NULL,
    whatsapp       boolean NOT NULL,
    at             timestamptz NOT NULL
);
CREATE INDEX esa_typed_candidate ON esa_typed (candidate_id, at);
CREATE INDEX esa_typed_at ON esa_typed (at);

-- The queue: who waits in it is found from this index, oldest first.
CREATE INDEX application_queue ON application (requisition_id, created_at, id) WHERE stage = 'New' AND live;

-- +goose Down
DROP INDEX application_queue;
DROP TABLE esa_typed;
ALTER TABLE application DROP COLUMN by_link;
