-- +goose Up
-- A year of the team's work is counted without a look at the requisitions themselves, and the new candidates of each
-- source without sorting them.
CREATE INDEX requisition_due_year ON requisition (tat, approved_on, id, status, positions, accepted, points);
CREATE INDEX candidate_of_source ON candidate (source_id, created_at);

-- +goose Down
DROP INDEX candidate_of_source;
DROP INDEX requisition_due_year;
