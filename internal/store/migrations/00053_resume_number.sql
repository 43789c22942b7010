-- +goose Up
-- A search for a word of resumes takes whose they are from this index: without it, each of a thousand hits is a page of
-- its own, for the text of the resume is in the same row. PostgreSQL reads the row itself.
--sqlite CREATE INDEX resume_text_number ON resume_text (number, candidate_id);

-- +goose Down
--sqlite DROP INDEX resume_text_number;
