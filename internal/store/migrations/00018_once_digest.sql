-- +goose Up
-- What was sent with the key, as a digest: another write must not pass for a repeat. It is empty for writes from before,
-- which are not compared.
ALTER TABLE once ADD COLUMN
    digest text NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE once DROP COLUMN digest;
