-- +goose Up
-- Somebody whom a user recommended, and what they are suitable for.
CREATE TABLE reference_candidate (
    candidate_id text PRIMARY KEY REFERENCES candidate (id),
    education    text NOT NULL,
    added_by     text NOT NULL REFERENCES app_user (id),
    added_at     timestamptz NOT NULL
);
CREATE TABLE reference_position (
    candidate_id text NOT NULL REFERENCES reference_candidate (candidate_id),
    position_id  text NOT NULL REFERENCES position (id),
    PRIMARY KEY (candidate_id, position_id)
);
CREATE INDEX reference_position_of ON reference_position (position_id, candidate_id);
CREATE TABLE reference_department (
    candidate_id  text NOT NULL REFERENCES reference_candidate (candidate_id),
    department_id text NOT NULL REFERENCES department (id),
    PRIMARY KEY (candidate_id, department_id)
);

-- The text of a candidate's resume. words has every word once, in lower case and separated by blanks; the text itself comes last,
-- so that the rest is read without it. The number is the newest when a text is read, so hits come newest first.
CREATE TABLE resume_text (
    number       bigint PRIMARY KEY,
    candidate_id text NOT NULL UNIQUE REFERENCES candidate (id),
    resume_id    text NOT NULL,
    state        text NOT NULL CHECK (state IN ('read', 'empty', 'locked', 'unreadable')),
    read_at      timestamptz NOT NULL,
    words        text NOT NULL,
    body         text NOT NULL
);

-- The resumes that are there already are read as those that come.
INSERT INTO job (id, kind, payload, dedupe, run_at, attempts, dead, last_error, created_at)
SELECT 'read-' || r.id, 'ReadResume', '{"candidate":"' || r.candidate_id || '","resume":"' || r.id || '"}', 'ReadResume ' || r.id,
    r.uploaded_at, 0, FALSE, '', r.uploaded_at
FROM resume AS r;

-- The candidates of a city, and those of a requisition, are found from an index alone.
CREATE INDEX candidate_city ON candidate (city, id);
DROP INDEX application_directory;
CREATE INDEX application_directory ON application (requisition_id, created_at, id, candidate_id);

-- postgres only
CREATE INDEX resume_text_words ON resume_text USING gin (string_to_array(words, ' '));
-- end

--sqlite -- Every word of words is one token: all signs but blanks are part of it.
--sqlite CREATE VIRTUAL TABLE resume_search USING fts5 (words, content = 'resume_text', content_rowid = 'number', tokenize = 'ascii', detail = none, columnsize = 0);
--sqlite -- +goose StatementBegin
--sqlite CREATE TRIGGER resume_search_add AFTER INSERT ON resume_text BEGIN
--sqlite     INSERT INTO resume_search (rowid, words) VALUES (NEW.number, NEW.words);
--sqlite END;
--sqlite -- +goose StatementEnd
--sqlite -- +goose StatementBegin
--sqlite CREATE TRIGGER resume_search_drop AFTER DELETE ON resume_text BEGIN
--sqlite     INSERT INTO resume_search (resume_search, rowid, words) VALUES ('delete', OLD.number, OLD.words);
--sqlite END;
--sqlite -- +goose StatementEnd

-- +goose Down
--sqlite DROP TRIGGER resume_search_add;
--sqlite DROP TRIGGER resume_search_drop;
--sqlite DROP TABLE resume_search;
-- postgres only
DROP INDEX resume_text_words;
-- end
DROP INDEX application_directory;
CREATE INDEX application_directory ON application (requisition_id, created_at, id);
DROP INDEX candidate_city;
DELETE FROM job WHERE kind = 'ReadResume';
DROP TABLE resume_text;
DROP TABLE reference_department;
DROP TABLE reference_position;
DROP TABLE reference_candidate;
