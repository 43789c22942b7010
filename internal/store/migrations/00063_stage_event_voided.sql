-- +goose Up
-- Undo of a step asks how many events of the requisition were taken back.
CREATE INDEX stage_event_voided ON stage_event (requisition_id) WHERE voided_at IS NOT NULL;
--sqlite ANALYZE stage_event_voided;

-- +goose Down
DROP INDEX stage_event_voided;
