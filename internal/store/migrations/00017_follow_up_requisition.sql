-- +goose Up
-- The follow-ups of a requisition that nobody works on are counted from this index.
CREATE INDEX application_follow_up_requisition ON application (requisition_id, follow_up_on) WHERE follow_up_on IS NOT NULL;

-- +goose Down
DROP INDEX application_follow_up_requisition;
