-- +goose Up
-- What a recruiter added is asked for over many days, so the days come last: each sum is a range of the key, and nothing is
-- sorted to find what belongs together.
-- postgres only
ALTER TABLE added_day DROP CONSTRAINT added_day_pkey;
ALTER TABLE added_day ADD PRIMARY KEY (owner_id, kind, of_id, on_day) INCLUDE (n);
-- end
--sqlite CREATE TABLE new_added_day (
--sqlite     on_day TEXT NOT NULL,
--sqlite     owner_id TEXT NOT NULL REFERENCES app_user (id),
--sqlite     kind TEXT NOT NULL CHECK (kind IN ('position', 'source')),
--sqlite     of_id TEXT NOT NULL,
--sqlite     n INTEGER NOT NULL,
--sqlite     PRIMARY KEY (owner_id, kind, of_id, on_day)
--sqlite ) STRICT, WITHOUT ROWID;
--sqlite INSERT INTO new_added_day SELECT on_day, owner_id, kind, of_id, n FROM added_day;
--sqlite DROP TABLE added_day;
--sqlite ALTER TABLE new_added_day RENAME TO added_day;

-- +goose Down
-- postgres only
ALTER TABLE added_day DROP CONSTRAINT added_day_pkey;
ALTER TABLE added_day ADD PRIMARY KEY (on_day, owner_id, kind, of_id);
-- end
--sqlite CREATE TABLE new_added_day (
--sqlite     on_day TEXT NOT NULL,
--sqlite     owner_id TEXT NOT NULL REFERENCES app_user (id),
--sqlite     kind TEXT NOT NULL CHECK (kind IN ('position', 'source')),
--sqlite     of_id TEXT NOT NULL,
--sqlite     n INTEGER NOT NULL,
--sqlite     PRIMARY KEY (on_day, owner_id, kind, of_id)
--sqlite ) STRICT, WITHOUT ROWID;
--sqlite INSERT INTO new_added_day SELECT on_day, owner_id, kind, of_id, n FROM added_day;
--sqlite DROP TABLE added_day;
--sqlite ALTER TABLE new_added_day RENAME TO added_day;
