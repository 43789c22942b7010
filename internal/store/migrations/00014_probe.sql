-- +goose Up
-- A row is added and removed in one transaction to find out whether the database can be written.
CREATE TABLE probe (
    id     text PRIMARY KEY,
    filler bytea NOT NULL
);

-- +goose Down
DROP TABLE probe;
