-- +goose Up
-- Nobody of ours creates a candidate who came through the programme's public page.
-- postgres only
ALTER TABLE candidate ALTER COLUMN created_by DROP NOT NULL;
-- end
--sqlite -- SQLite cannot drop a constraint. The rows stay as they are, so the description of the table is rewritten, not the table.
--sqlite PRAGMA writable_schema = ON;
--sqlite UPDATE sqlite_schema SET sql = replace(sql, 'created_by          text NOT NULL REFERENCES', 'created_by          text REFERENCES')
--sqlite WHERE type = 'table' AND name = 'candidate';
--sqlite PRAGMA writable_schema = RESET;

-- link_number is signed with every link for the candidate; raising it ends them all.
ALTER TABLE candidate ADD COLUMN
    link_number bigint NOT NULL DEFAULT 0;
-- Since when the candidate wants no messages about other openings.
ALTER TABLE candidate ADD COLUMN
    opted_out_at timestamptz;

-- Written by the candidate themself, through a link.
ALTER TABLE audit ADD COLUMN
    by_candidate boolean NOT NULL DEFAULT FALSE;

CREATE TABLE candidate_link (
    id             text PRIMARY KEY,
    candidate_id   text NOT NULL REFERENCES candidate (id),
    requisition_id text NOT NULL REFERENCES requisition (id),
    kind           text NOT NULL CHECK (kind IN ('form', 'resume')),
    made_by        text NOT NULL REFERENCES app_user (id),
    made_at        timestamptz NOT NULL,
    until          timestamptz NOT NULL,
    number         bigint NOT NULL,
    opened_at      timestamptz,
    started_at     timestamptz,
    uploaded_at    timestamptz,
    UNIQUE (candidate_id, requisition_id, kind, made_by, until)
);

-- A candidate's browser, known by the hash of its token. resume_id is the file that it uploaded and may see again.
CREATE TABLE candidate_session (
    token_hash text PRIMARY KEY,
    link_id    text NOT NULL REFERENCES candidate_link (id),
    created_at timestamptz NOT NULL,
    seen_at    timestamptz NOT NULL,
    address    text NOT NULL,
    agent      text NOT NULL,
    resume_id  text NOT NULL DEFAULT ''
);
CREATE INDEX candidate_session_link ON candidate_session (link_id);
CREATE INDEX candidate_session_seen ON candidate_session (seen_at);

-- One row for each request that the limits of the pages for candidates count.
CREATE TABLE visit_try (
    id      text PRIMARY KEY,
    kind    text NOT NULL,
    subject text NOT NULL,
    address text NOT NULL,
    at      timestamptz NOT NULL
);
CREATE INDEX visit_try_subject ON visit_try (kind, subject, at);
CREATE INDEX visit_try_address ON visit_try (kind, address, at);
CREATE INDEX visit_try_at ON visit_try (at);

-- +goose Down
DROP TABLE visit_try;
DROP TABLE candidate_session;
DROP TABLE candidate_link;
ALTER TABLE audit DROP COLUMN by_candidate;
ALTER TABLE candidate DROP COLUMN opted_out_at;
ALTER TABLE candidate DROP COLUMN link_number;
