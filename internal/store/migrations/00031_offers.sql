-- +goose Up
-- What was offered is found by day, as what was accepted is.
CREATE INDEX stage_event_sent ON stage_event (on_day, requisition_id, owner_id, application_id)
    WHERE stage = 'OFFER' AND status = 'Offer Sent' AND voided_at IS NULL;
-- The candidates of a month are counted by source from the index alone.
CREATE INDEX candidate_created ON candidate (created_at, source_id, id);

-- A closed position also tells when it was due.
DROP VIEW closed_position;
CREATE VIEW closed_position AS
SELECT e.application_id, e.requisition_id, e.owner_id, r.employment_type, r.approved_on, e.on_day AS closed_on, r.tat
FROM stage_event AS e
JOIN application AS a ON a.id = e.application_id AND a.accepted
JOIN requisition AS r ON r.id = e.requisition_id
WHERE e.stage = 'OFFER' AND e.status = 'Offer Accepted' AND e.voided_at IS NULL;
DROP INDEX requisition_filled;
CREATE INDEX requisition_filled ON requisition (id, approved_on, employment_type, tat);

-- +goose Down
DROP INDEX requisition_filled;
CREATE INDEX requisition_filled ON requisition (id, approved_on, employment_type);
DROP VIEW closed_position;
CREATE VIEW closed_position AS
SELECT e.application_id, e.requisition_id, e.owner_id, r.employment_type, r.approved_on, e.on_day AS closed_on
FROM stage_event AS e
JOIN application AS a ON a.id = e.application_id AND a.accepted
JOIN requisition AS r ON r.id = e.requisition_id
WHERE e.stage = 'OFFER' AND e.status = 'Offer Accepted' AND e.voided_at IS NULL;
DROP INDEX candidate_created;
DROP INDEX stage_event_sent;
