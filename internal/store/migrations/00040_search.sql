-- +goose Up
-- A search everywhere finds the beginning of a name without its accents, and the applications that their owner works on.
-- postgres only
CREATE INDEX candidate_name_fold ON candidate ((replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(name), 'á', 'a'), 'à', 'a'), 'â', 'a'), 'ä', 'a'), 'ã', 'a'), 'ā', 'a'), 'é', 'e'), 'è', 'e'), 'ê', 'e'), 'ë', 'e'), 'í', 'i'), 'ī', 'i'), 'ó', 'o'), 'ö', 'o'), 'ō', 'o'), 'ú', 'u'), 'ü', 'u'), 'ū', 'u'), 'ñ', 'n'), 'ç', 'c')) COLLATE "C", id);
-- end
--sqlite CREATE INDEX candidate_name_fold ON candidate (replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(name), 'á', 'a'), 'à', 'a'), 'â', 'a'), 'ä', 'a'), 'ã', 'a'), 'ā', 'a'), 'é', 'e'), 'è', 'e'), 'ê', 'e'), 'ë', 'e'), 'í', 'i'), 'ī', 'i'), 'ó', 'o'), 'ö', 'o'), 'ō', 'o'), 'ú', 'u'), 'ü', 'u'), 'ū', 'u'), 'ñ', 'n'), 'ç', 'c'), id);
CREATE INDEX application_at_work ON application (owner_id, candidate_id) WHERE live AND NOT joined AND status NOT IN ('Rejected', 'Backed Out');

-- +goose Down
DROP INDEX application_at_work;
DROP INDEX candidate_name_fold;
