-- +goose Up
-- A write that came with a key of its own is done once; whoever repeats it gets the first answer again.
CREATE TABLE once (
    user_id   text NOT NULL REFERENCES app_user (id),
    key       text NOT NULL,
    operation text NOT NULL,
    answer    text NOT NULL,
    at        timestamptz NOT NULL,
    PRIMARY KEY (user_id, key)
);
CREATE INDEX once_at ON once (at);

-- +goose Down
DROP TABLE once;
