-- +goose Up
-- Answers that are kept for repeats have links and what people wrote, so they are sealed now. Those from before are
-- dropped: a repeat of theirs is told that it has been done.
UPDATE once SET answer = '' WHERE answer <> '';

-- +goose Down
SELECT 1;
