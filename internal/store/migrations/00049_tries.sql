-- +goose Up
-- The order of a calling round depends on how often candidates were called. Counting that for hundreds of them took
-- longer than everything else of the round.
ALTER TABLE wait ADD COLUMN
    tries bigint NOT NULL DEFAULT 0;
UPDATE wait SET tries = (SELECT COUNT(*) FROM stage_event AS e
    WHERE e.application_id = wait.application_id AND e.stage = 'CALL' AND e.status <> 'Blacklisted' AND e.voided_at IS NULL);

-- +goose Down
ALTER TABLE wait DROP COLUMN tries;
