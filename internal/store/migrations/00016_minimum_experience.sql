-- +goose Up
-- The years of experience that a position asks for at least. A requisition keeps those that it was made with.
ALTER TABLE position ADD COLUMN
    min_experience bigint CHECK (min_experience BETWEEN 0 AND 40);
ALTER TABLE requisition ADD COLUMN
    min_experience bigint CHECK (min_experience BETWEEN 0 AND 40);

-- +goose Down
ALTER TABLE requisition DROP COLUMN min_experience;
ALTER TABLE position DROP COLUMN min_experience;
