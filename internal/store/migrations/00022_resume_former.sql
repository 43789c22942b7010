-- +goose Up
-- The resume that staff had before a candidate uploaded another through a link; kept until staff drop it.
CREATE TABLE resume_former (
    candidate_id text PRIMARY KEY REFERENCES candidate (id),
    id           text NOT NULL,
    size         bigint NOT NULL,
    uploaded_by  text REFERENCES app_user (id),
    uploaded_at  timestamptz NOT NULL,
    replaced_at  timestamptz NOT NULL,
    content      bytea NOT NULL
);

-- +goose Down
DROP TABLE resume_former;
