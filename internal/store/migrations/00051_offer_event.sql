-- +goose Up
-- An offer that was sent or accepted, with what the dashboards of a year ask about it. Looking up the application and the
-- requisition of each of tens of thousands of events took most of their time.
CREATE TABLE offer_event (
    event_id        bigint PRIMARY KEY REFERENCES stage_event (id),
    application_id  text NOT NULL REFERENCES application (id),
    requisition_id  text NOT NULL REFERENCES requisition (id),
    owner_id        text REFERENCES app_user (id),
    status          text NOT NULL,
    on_day          date NOT NULL,
    employment_type text NOT NULL,
    tat             date NOT NULL,
    points          bigint NOT NULL,
    days            bigint NOT NULL,
    closes          boolean NOT NULL,
    joined          boolean NOT NULL
);

-- What the table must contain. closes: the position is closed by it; days are those since the approval.
-- postgres only
CREATE VIEW offer_fact AS
SELECT e.id AS event_id, e.application_id, e.requisition_id, e.owner_id, e.status, e.on_day, r.employment_type, r.tat, r.points,
    CAST(COALESCE(e.on_day - r.approved_on, 0) AS bigint) AS days, (a.accepted AND e.status = 'Offer Accepted') AS closes, a.joined
FROM stage_event AS e JOIN application AS a ON a.id = e.application_id JOIN requisition AS r ON r.id = e.requisition_id
WHERE e.stage = 'OFFER' AND e.status IN ('Offer Sent', 'Offer Accepted') AND e.voided_at IS NULL;
-- end
--sqlite CREATE VIEW offer_fact AS
--sqlite SELECT e.id AS event_id, e.application_id, e.requisition_id, e.owner_id, e.status, e.on_day, r.employment_type, r.tat, r.points,
--sqlite     COALESCE(CAST(julianday(e.on_day) - julianday(r.approved_on) AS integer), 0) AS days, (a.accepted AND e.status = 'Offer Accepted') AS closes, a.joined
--sqlite FROM stage_event AS e JOIN application AS a ON a.id = e.application_id JOIN requisition AS r ON r.id = e.requisition_id
--sqlite WHERE e.stage = 'OFFER' AND e.status IN ('Offer Sent', 'Offer Accepted') AND e.voided_at IS NULL;

INSERT INTO offer_event (event_id, application_id, requisition_id, owner_id, status, on_day, employment_type, tat, points, days, closes, joined)
SELECT f.event_id, f.application_id, f.requisition_id, f.owner_id, f.status, f.on_day, f.employment_type, f.tat, f.points, f.days, f.closes, f.joined
FROM offer_fact AS f;

CREATE INDEX offer_event_day ON offer_event (on_day, status, employment_type, owner_id);
CREATE INDEX offer_event_closed ON offer_event (on_day, employment_type, days, tat, requisition_id, owner_id) WHERE closes;
CREATE INDEX offer_event_due ON offer_event (tat, requisition_id, owner_id, on_day, points, joined) WHERE closes;
CREATE INDEX offer_event_application ON offer_event (application_id);
CREATE INDEX offer_event_requisition ON offer_event (requisition_id);

-- The database keeps the table, so that a version of Muster which does not know it keeps it, too.
-- postgres only
-- +goose StatementBegin
CREATE FUNCTION keep_offer_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM offer_event AS o WHERE o.event_id = NEW.id;
    INSERT INTO offer_event (event_id, application_id, requisition_id, owner_id, status, on_day, employment_type, tat, points, days, closes, joined)
    SELECT f.event_id, f.application_id, f.requisition_id, f.owner_id, f.status, f.on_day, f.employment_type, f.tat, f.points, f.days, f.closes, f.joined
    FROM offer_fact AS f WHERE f.event_id = NEW.id;
    RETURN NULL;
END
$$;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE FUNCTION keep_offer_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE offer_event AS o SET closes = NEW.accepted AND o.status = 'Offer Accepted', joined = NEW.joined
    WHERE o.application_id = NEW.id;
    RETURN NULL;
END
$$;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE FUNCTION keep_offer_requisition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE offer_event AS o SET employment_type = NEW.employment_type, days = COALESCE(o.on_day - NEW.approved_on, 0)
    WHERE o.requisition_id = NEW.id;
    RETURN NULL;
END
$$;
-- +goose StatementEnd
CREATE TRIGGER offer_event_add AFTER INSERT ON stage_event
    FOR EACH ROW WHEN (NEW.stage = 'OFFER') EXECUTE FUNCTION keep_offer_event();
CREATE TRIGGER offer_event_change AFTER UPDATE OF voided_at ON stage_event
    FOR EACH ROW WHEN (NEW.stage = 'OFFER') EXECUTE FUNCTION keep_offer_event();
CREATE TRIGGER offer_event_of_application AFTER UPDATE OF accepted, joined ON application
    FOR EACH ROW WHEN (NEW.accepted <> OLD.accepted OR NEW.joined <> OLD.joined) EXECUTE FUNCTION keep_offer_application();
CREATE TRIGGER offer_event_of_requisition AFTER UPDATE OF employment_type, approved_on ON requisition
    FOR EACH ROW WHEN (NEW.employment_type <> OLD.employment_type OR NEW.approved_on IS DISTINCT FROM OLD.approved_on)
    EXECUTE FUNCTION keep_offer_requisition();
-- end
--sqlite -- +goose StatementBegin
--sqlite CREATE TRIGGER offer_event_add AFTER INSERT ON stage_event WHEN NEW.stage = 'OFFER' BEGIN
--sqlite     INSERT INTO offer_event (event_id, application_id, requisition_id, owner_id, status, on_day, employment_type, tat, points, days, closes, joined)
--sqlite     SELECT f.event_id, f.application_id, f.requisition_id, f.owner_id, f.status, f.on_day, f.employment_type, f.tat, f.points, f.days, f.closes, f.joined
--sqlite     FROM offer_fact AS f WHERE f.event_id = NEW.id;
--sqlite END;
--sqlite -- +goose StatementEnd
--sqlite -- +goose StatementBegin
--sqlite CREATE TRIGGER offer_event_change AFTER UPDATE OF voided_at ON stage_event WHEN NEW.stage = 'OFFER' BEGIN
--sqlite     DELETE FROM offer_event WHERE event_id = NEW.id;
--sqlite     INSERT INTO offer_event (event_id, application_id, requisition_id, owner_id, status, on_day, employment_type, tat, points, days, closes, joined)
--sqlite     SELECT f.event_id, f.application_id, f.requisition_id, f.owner_id, f.status, f.on_day, f.employment_type, f.tat, f.points, f.days, f.closes, f.joined
--sqlite     FROM offer_fact AS f WHERE f.event_id = NEW.id;
--sqlite END;
--sqlite -- +goose StatementEnd
--sqlite -- +goose StatementBegin
--sqlite CREATE TRIGGER offer_event_of_application AFTER UPDATE OF accepted, joined ON application
--sqlite WHEN NEW.accepted <> OLD.accepted OR NEW.joined <> OLD.joined BEGIN
--sqlite     UPDATE offer_event SET closes = NEW.accepted AND status = 'Offer Accepted', joined = NEW.joined WHERE application_id = NEW.id;
--sqlite END;
--sqlite -- +goose StatementEnd
--sqlite -- +goose StatementBegin
--sqlite CREATE TRIGGER offer_event_of_requisition AFTER UPDATE OF employment_type, approved_on ON requisition
--sqlite WHEN NEW.employment_type <> OLD.employment_type OR NEW.approved_on IS NOT OLD.approved_on BEGIN
--sqlite     UPDATE offer_event SET employment_type = NEW.employment_type,
--sqlite         days = COALESCE(CAST(julianday(on_day) - julianday(NEW.approved_on) AS integer), 0)
--sqlite     WHERE requisition_id = NEW.id;
--sqlite END;
--sqlite -- +goose StatementEnd

-- Counted from an index alone: the positions that were taken off, and the requisitions that were opened.
CREATE INDEX requisition_event_taken_off ON requisition_event (requisition_id, positions)
    WHERE action = 'Revoke Position' AND status = 'Position Revoke' AND hr_id IS NULL AND voided_at IS NULL;
DROP INDEX requisition_approved;
CREATE INDEX requisition_approved ON requisition (approved_on, id, employment_type);
-- Nothing reads closed positions by their requisition from the events any more. The view of them stays for the version before.
DROP INDEX stage_event_accepted_of;

-- +goose Down
CREATE INDEX stage_event_accepted_of ON stage_event (requisition_id, on_day, owner_id, application_id)
    WHERE stage = 'OFFER' AND status = 'Offer Accepted' AND voided_at IS NULL;
DROP INDEX requisition_approved;
CREATE INDEX requisition_approved ON requisition (approved_on, id);
DROP INDEX requisition_event_taken_off;
-- postgres only
DROP TRIGGER offer_event_of_requisition ON requisition;
DROP TRIGGER offer_event_of_application ON application;
DROP TRIGGER offer_event_change ON stage_event;
DROP TRIGGER offer_event_add ON stage_event;
DROP FUNCTION keep_offer_requisition();
DROP FUNCTION keep_offer_application();
DROP FUNCTION keep_offer_event();
-- end
--sqlite DROP TRIGGER offer_event_of_requisition;
--sqlite DROP TRIGGER offer_event_of_application;
--sqlite DROP TRIGGER offer_event_change;
--sqlite DROP TRIGGER offer_event_add;
DROP VIEW offer_fact;
DROP TABLE offer_event;
