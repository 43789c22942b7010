-- +goose Up
-- A requisition keeps the points that its position had when it was made, so that an edited position leaves past months alone.
ALTER TABLE requisition ADD COLUMN
    points bigint NOT NULL DEFAULT 0;
UPDATE requisition SET points = (SELECT p.point FROM position AS p WHERE p.id = requisition.position_id);

-- The closed positions of a requisition, and the applications that it lost after an offer.
CREATE INDEX stage_event_accepted_of ON stage_event (requisition_id, on_day, owner_id, application_id)
    WHERE stage = 'OFFER' AND status = 'Offer Accepted' AND voided_at IS NULL;
CREATE INDEX application_lost ON application (requisition_id, stage, status)
    WHERE status IN ('Offer Not Accepted', 'Backed Out');

-- +goose Down
DROP INDEX application_lost;
DROP INDEX stage_event_accepted_of;
ALTER TABLE requisition DROP COLUMN points;
