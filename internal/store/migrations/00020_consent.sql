-- +goose Up
-- The receipt of a consent: what the candidate agreed to, when and on which page. A consent stands until it is withdrawn.
CREATE TABLE consent (
    id           text PRIMARY KEY,
    candidate_id text NOT NULL REFERENCES candidate (id),
    text         text NOT NULL,
    page         text NOT NULL CHECK (page IN ('form', 'resume', 'esa')),
    whatsapp     boolean NOT NULL,
    given_at     timestamptz NOT NULL,
    address      text NOT NULL,
    withdrawn_at timestamptz
);
CREATE INDEX consent_candidate ON consent (candidate_id, given_at);

-- +goose Down
DROP TABLE consent;
