-- +goose Up
-- The follow-ups that nobody, or not their owner, may work on are counted from this index.
CREATE INDEX application_follow_up_requisition ON application (requisition_id, owner_id, follow_up_on, assignment_id, id)
    WHERE follow_up_on IS NOT NULL;

-- +goose Down
DROP INDEX application_follow_up_requisition;
