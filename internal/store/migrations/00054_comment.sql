-- +goose Up
-- A row of Follow Up and of the directory has all comments of its candidate; most steps have none. SQLite prefers an
-- index it has counted.
CREATE INDEX stage_event_comment ON stage_event (application_id, id) WHERE comment <> '' AND voided_at IS NULL;
--sqlite ANALYZE stage_event_comment;
-- The few assignments that a recruiter was taken off.
CREATE INDEX assignment_off ON assignment (hr_id, requisition_id, id) WHERE status = 'Hr Revoke';

-- +goose Down
DROP INDEX assignment_off;
DROP INDEX stage_event_comment;
