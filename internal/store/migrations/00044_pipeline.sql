-- +goose Up
-- The pipelines of a page of requisitions are counted from this index alone.
CREATE INDEX application_pipeline ON application (requisition_id, stage, joined, owner_id)
    WHERE (joined OR live AND status NOT IN ('Blacklisted', 'Rejected', 'Backed Out'));

-- +goose Down
DROP INDEX application_pipeline;
