-- +goose Up
-- A position is closed by an accepted offer that stands, on the day on which the acceptance counts. Every figure about closed
-- positions is read from here.
CREATE VIEW closed_position AS
SELECT e.application_id, e.requisition_id, e.owner_id, r.employment_type, r.approved_on, e.on_day AS closed_on
FROM stage_event AS e
JOIN application AS a ON a.id = e.application_id AND a.accepted
JOIN requisition AS r ON r.id = e.requisition_id
WHERE e.stage = 'OFFER' AND e.status = 'Offer Accepted' AND e.voided_at IS NULL;

CREATE INDEX stage_event_accepted ON stage_event (on_day, requisition_id, owner_id, application_id)
    WHERE stage = 'OFFER' AND status = 'Offer Accepted' AND voided_at IS NULL;
CREATE INDEX application_accepted ON application (id) WHERE accepted;
-- What a closed position needs of its requisition, without the long texts of the row.
CREATE INDEX requisition_filled ON requisition (id, approved_on, employment_type);

CREATE INDEX requisition_approved ON requisition (approved_on, id);
-- The statuses are those of a requisition that is still hiring. The index alone gives a page in order and the filters' choices;
-- for these SQLite needs the status in it as well.
CREATE INDEX requisition_open ON requisition (approved_on, id, tat, city, department_id, employment_type, status)
    WHERE status IN ('Approved', 'Assigned', 'Re-Assigned', 'Inprogress');
CREATE INDEX assignment_made ON assignment (created_on, created_at, id);

-- +goose Down
DROP INDEX assignment_made;
DROP INDEX requisition_open;
DROP INDEX requisition_approved;
DROP INDEX requisition_filled;
DROP INDEX application_accepted;
DROP INDEX stage_event_accepted;
DROP VIEW closed_position;
