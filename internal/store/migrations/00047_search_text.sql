-- +goose Up
-- What a search compares is kept beside the candidate: worked out anew for each row that is compared, and for each plan that is
-- made, it cost more than all the rest. Only hand-written statements read these columns, and the block keeps them out of the
-- generated ones.
-- postgres only
-- +goose StatementBegin
DO $$ BEGIN
DROP VIEW candidate_search;
DROP INDEX candidate_search_text;
DROP INDEX candidate_name_fold;
ALTER TABLE candidate
    ADD COLUMN search_text text GENERATED ALWAYS AS (lower(name || chr(10) || mobile || chr(10) || email)) STORED,
    ADD COLUMN name_fold text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(name), 'á', 'a'), 'à', 'a'), 'â', 'a'), 'ä', 'a'), 'ã', 'a'), 'ā', 'a'), 'é', 'e'), 'è', 'e'), 'ê', 'e'), 'ë', 'e'), 'í', 'i'), 'ī', 'i'), 'ó', 'o'), 'ö', 'o'), 'ō', 'o'), 'ú', 'u'), 'ü', 'u'), 'ū', 'u'), 'ñ', 'n'), 'ç', 'c')) STORED;
CREATE INDEX candidate_search_text ON candidate USING gin (search_text gin_trgm_ops);
CREATE INDEX candidate_name_fold ON candidate (name_fold, id);
CREATE VIEW candidate_search AS SELECT c.id, c.search_text FROM candidate AS c;
END $$;
-- +goose StatementEnd
-- end
--sqlite DROP INDEX candidate_name_fold;
--sqlite ALTER TABLE candidate ADD COLUMN name_fold text GENERATED ALWAYS AS (replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(name), 'á', 'a'), 'à', 'a'), 'â', 'a'), 'ä', 'a'), 'ã', 'a'), 'ā', 'a'), 'é', 'e'), 'è', 'e'), 'ê', 'e'), 'ë', 'e'), 'í', 'i'), 'ī', 'i'), 'ó', 'o'), 'ö', 'o'), 'ō', 'o'), 'ú', 'u'), 'ü', 'u'), 'ū', 'u'), 'ñ', 'n'), 'ç', 'c')) VIRTUAL;
--sqlite CREATE INDEX candidate_name_fold ON candidate (name_fold, id);

-- +goose Down
-- postgres only
-- +goose StatementBegin
DO $$ BEGIN
DROP VIEW candidate_search;
ALTER TABLE candidate DROP COLUMN search_text, DROP COLUMN name_fold;
CREATE INDEX candidate_search_text ON candidate USING gin (lower(name || chr(10) || mobile || chr(10) || email) gin_trgm_ops);
CREATE VIEW candidate_search AS SELECT c.id, lower(c.name || chr(10) || c.mobile || chr(10) || c.email) AS search_text FROM candidate AS c;
CREATE INDEX candidate_name_fold ON candidate ((replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(name), 'á', 'a'), 'à', 'a'), 'â', 'a'), 'ä', 'a'), 'ã', 'a'), 'ā', 'a'), 'é', 'e'), 'è', 'e'), 'ê', 'e'), 'ë', 'e'), 'í', 'i'), 'ī', 'i'), 'ó', 'o'), 'ö', 'o'), 'ō', 'o'), 'ú', 'u'), 'ü', 'u'), 'ū', 'u'), 'ñ', 'n'), 'ç', 'c')) COLLATE "C", id);
END $$;
-- +goose StatementEnd
-- end
--sqlite DROP INDEX candidate_name_fold;
--sqlite ALTER TABLE candidate DROP COLUMN name_fold;
--sqlite CREATE INDEX candidate_name_fold ON candidate (replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(name), 'á', 'a'), 'à', 'a'), 'â', 'a'), 'ä', 'a'), 'ã', 'a'), 'ā', 'a'), 'é', 'e'), 'è', 'e'), 'ê', 'e'), 'ë', 'e'), 'í', 'i'), 'ī', 'i'), 'ó', 'o'), 'ö', 'o'), 'ō', 'o'), 'ú', 'u'), 'ü', 'u'), 'ū', 'u'), 'ñ', 'n'), 'ç', 'c'), id);
