-- +goose Up
-- The last day on which a recruiter worked on a requisition is read from this index alone.
CREATE INDEX stage_event_work ON stage_event (requisition_id, owner_id, on_day) WHERE voided_at IS NULL AND (counts OR stage = 'New');

-- +goose Down
DROP INDEX stage_event_work;
