-- +goose Up
-- An offer that was sent or accepted, with what the dashboards of a year ask about it. Looking up the application and the
-- requisition of each of tens of thousands of events took most of their time.
CREATE TABLE offer_event (
    event_id        bigint PRIMARY KEY REFERENCES stage_event (id),
    application_id  text NOT NULL REFERENCES application (id),
    requisition_id  text NOT NULL REFERENCES requisition (id),
    owner_id        text REFERENCES app_user (id),
    source_id       text REFERENCES source (id),
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
SELECT e.id AS event_id, e.application_id, e.requisition_id, e.owner_id, c.source_id, e.status, e.on_day, r.employment_type, r.tat, r.points,
    CAST(COALESCE(e.on_day - r.approved_on, 0) AS bigint) AS days, (a.accepted AND e.status = 'Offer Accepted') AS closes, a.joined
FROM stage_event AS e JOIN application AS a ON a.id = e.application_id JOIN candidate AS c ON c.id = a.candidate_id
    JOIN requisition AS r ON r.id = e.requisition_id
WHERE e.stage = 'OFFER' AND e.status IN ('Offer Sent', 'Offer Accepted') AND e.voided_at IS NULL;
-- end
--sqlite CREATE VIEW offer_fact AS
--sqlite SELECT e.id AS event_id, e.application_id, e.requisition_id, e.owner_id, c.source_id, e.status, e.on_day, r.employment_type, r.tat, r.points,
--sqlite     COALESCE(CAST(julianday(e.on_day) - julianday(r.approved_on) AS integer), 0) AS days, (a.accepted AND e.status = 'Offer Accepted') AS closes, a.joined
--sqlite FROM stage_event AS e JOIN application AS a ON a.id = e.application_id JOIN candidate AS c ON c.id = a.candidate_id
--sqlite     JOIN requisition AS r ON r.id = e.requisition_id
--sqlite WHERE e.stage = 'OFFER' AND e.status IN ('Offer Sent', 'Offer Accepted') AND e.voided_at IS NULL;

INSERT INTO offer_event (event_id, application_id, requisition_id, owner_id, source_id, status, on_day, employment_type, tat, points, days, closes, joined)
SELECT f.event_id, f.application_id, f.requisition_id, f.owner_id, f.source_id, f.status, f.on_day, f.employment_type, f.tat, f.points, f.days, f.closes, f.joined
FROM offer_fact AS f;

CREATE INDEX offer_event_source ON offer_event (on_day, source_id, owner_id) WHERE status = 'Offer Accepted';
CREATE INDEX offer_event_closed ON offer_event (on_day, employment_type, days, tat, requisition_id, owner_id) WHERE closes;
CREATE INDEX offer_event_due ON offer_event (tat, requisition_id, owner_id, on_day, joined) WHERE closes;
CREATE INDEX offer_event_application ON offer_event (application_id);
CREATE INDEX offer_event_requisition ON offer_event (requisition_id);

-- How many there are of a day and a type: sent and accepted are those with an owner, days is the sum of the closed ones.
CREATE TABLE offer_day (
    on_day          date NOT NULL,
    employment_type text NOT NULL,
    sent            bigint NOT NULL,
    accepted        bigint NOT NULL,
    closed          bigint NOT NULL,
    in_tat          bigint NOT NULL,
    days            bigint NOT NULL,
    PRIMARY KEY (on_day, employment_type)
-- postgres only
);
-- end
--sqlite ) STRICT, WITHOUT ROWID;

-- The points of what recruiters closed of the requisitions due in a month.
CREATE TABLE closed_month (
    month    text NOT NULL,
    owner_id text NOT NULL,
    closed   bigint NOT NULL,
    points   bigint NOT NULL,
    PRIMARY KEY (month, owner_id)
-- postgres only
);
-- end
--sqlite ) STRICT, WITHOUT ROWID;

-- postgres only
CREATE VIEW offer_day_fact AS
SELECT o.on_day, o.employment_type,
    COUNT(*) FILTER (WHERE o.status = 'Offer Sent' AND o.owner_id IS NOT NULL) AS sent,
    COUNT(*) FILTER (WHERE o.status = 'Offer Accepted' AND o.owner_id IS NOT NULL) AS accepted,
    COUNT(*) FILTER (WHERE o.closes) AS closed, COUNT(*) FILTER (WHERE o.closes AND o.on_day <= o.tat) AS in_tat,
    CAST(COALESCE(SUM(o.days) FILTER (WHERE o.closes), 0) AS bigint) AS days
FROM offer_event AS o GROUP BY o.on_day, o.employment_type;
-- end
--sqlite CREATE VIEW offer_day_fact AS
--sqlite SELECT o.on_day, o.employment_type,
--sqlite     COUNT(*) FILTER (WHERE o.status = 'Offer Sent' AND o.owner_id IS NOT NULL) AS sent,
--sqlite     COUNT(*) FILTER (WHERE o.status = 'Offer Accepted' AND o.owner_id IS NOT NULL) AS accepted,
--sqlite     COUNT(*) FILTER (WHERE o.closes) AS closed, COUNT(*) FILTER (WHERE o.closes AND o.on_day <= o.tat) AS in_tat,
--sqlite     COALESCE(SUM(o.days) FILTER (WHERE o.closes), 0) AS days
--sqlite FROM offer_event AS o GROUP BY o.on_day, o.employment_type;

CREATE VIEW closed_month_fact AS
SELECT CAST(substr(CAST(o.tat AS text), 1, 7) AS text) AS month, o.owner_id, COUNT(*) AS closed, SUM(o.points) AS points
FROM offer_event AS o WHERE o.closes AND o.owner_id IS NOT NULL GROUP BY 1, o.owner_id;

INSERT INTO offer_day (on_day, employment_type, sent, accepted, closed, in_tat, days)
SELECT f.on_day, f.employment_type, f.sent, f.accepted, f.closed, f.in_tat, f.days FROM offer_day_fact AS f;
INSERT INTO closed_month (month, owner_id, closed, points) SELECT f.month, f.owner_id, f.closed, f.points FROM closed_month_fact AS f;

-- The database keeps the tables, so that a version of Muster which does not know them keeps them, too.
-- postgres only
-- +goose StatementBegin
CREATE FUNCTION keep_offer_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM offer_event AS o WHERE o.event_id = NEW.id;
    INSERT INTO offer_event (event_id, application_id, requisition_id, owner_id, source_id, status, on_day, employment_type, tat, points, days, closes, joined)
    SELECT f.event_id, f.application_id, f.requisition_id, f.owner_id, f.source_id, f.status, f.on_day, f.employment_type, f.tat, f.points, f.days, f.closes, f.joined
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
CREATE FUNCTION keep_offer_source() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE offer_event AS o SET source_id = NEW.source_id
    WHERE o.application_id IN (SELECT a.id FROM application AS a WHERE a.candidate_id = NEW.id);
    RETURN NULL;
END
$$;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE FUNCTION count_offer(o offer_event, n bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO offer_day AS d (on_day, employment_type, sent, accepted, closed, in_tat, days)
    VALUES (o.on_day, o.employment_type, CASE WHEN o.status = 'Offer Sent' AND o.owner_id IS NOT NULL THEN n ELSE 0 END,
        CASE WHEN o.status = 'Offer Accepted' AND o.owner_id IS NOT NULL THEN n ELSE 0 END, CASE WHEN o.closes THEN n ELSE 0 END,
        CASE WHEN o.closes AND o.on_day <= o.tat THEN n ELSE 0 END, CASE WHEN o.closes THEN n * o.days ELSE 0 END)
    ON CONFLICT (on_day, employment_type) DO UPDATE SET sent = d.sent + excluded.sent, accepted = d.accepted + excluded.accepted,
        closed = d.closed + excluded.closed, in_tat = d.in_tat + excluded.in_tat, days = d.days + excluded.days;
    IF o.closes AND o.owner_id IS NOT NULL THEN
        INSERT INTO closed_month AS m (month, owner_id, closed, points)
        VALUES (substr(CAST(o.tat AS text), 1, 7), o.owner_id, n, n * o.points)
        ON CONFLICT (month, owner_id) DO UPDATE SET closed = m.closed + excluded.closed, points = m.points + excluded.points;
    END IF;
END
$$;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE FUNCTION keep_offer_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'INSERT' THEN PERFORM count_offer(OLD, -1); END IF;
    IF TG_OP <> 'DELETE' THEN PERFORM count_offer(NEW, 1); END IF;
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
CREATE TRIGGER offer_event_of_candidate AFTER UPDATE OF source_id ON candidate
    FOR EACH ROW WHEN (NEW.source_id IS DISTINCT FROM OLD.source_id) EXECUTE FUNCTION keep_offer_source();
CREATE TRIGGER offer_event_counted AFTER INSERT OR UPDATE OR DELETE ON offer_event
    FOR EACH ROW EXECUTE FUNCTION keep_offer_counts();
-- end
--sqlite -- +goose StatementBegin
--sqlite CREATE TRIGGER offer_event_add AFTER INSERT ON stage_event WHEN NEW.stage = 'OFFER' BEGIN
--sqlite     INSERT INTO offer_event (event_id, application_id, requisition_id, owner_id, source_id, status, on_day, employment_type, tat, points, days, closes, joined)
--sqlite     SELECT f.event_id, f.application_id, f.requisition_id, f.owner_id, f.source_id, f.status, f.on_day, f.employment_type, f.tat, f.points, f.days, f.closes, f.joined
--sqlite     FROM offer_fact AS f WHERE f.event_id = NEW.id;
--sqlite END;
--sqlite -- +goose StatementEnd
--sqlite -- +goose StatementBegin
--sqlite CREATE TRIGGER offer_event_change AFTER UPDATE OF voided_at ON stage_event WHEN NEW.stage = 'OFFER' BEGIN
--sqlite     DELETE FROM offer_event WHERE event_id = NEW.id;
--sqlite     INSERT INTO offer_event (event_id, application_id, requisition_id, owner_id, source_id, status, on_day, employment_type, tat, points, days, closes, joined)
--sqlite     SELECT f.event_id, f.application_id, f.requisition_id, f.owner_id, f.source_id, f.status, f.on_day, f.employment_type, f.tat, f.points, f.days, f.closes, f.joined
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
--sqlite -- +goose StatementBegin
--sqlite CREATE TRIGGER offer_event_of_candidate AFTER UPDATE OF source_id ON candidate WHEN NEW.source_id IS NOT OLD.source_id BEGIN
--sqlite     UPDATE offer_event SET source_id = NEW.source_id
--sqlite     WHERE application_id IN (SELECT a.id FROM application AS a WHERE a.candidate_id = NEW.id);
--sqlite END;
--sqlite -- +goose StatementEnd
--sqlite -- +goose StatementBegin
--sqlite CREATE TRIGGER offer_event_counted AFTER INSERT ON offer_event BEGIN
--sqlite     INSERT INTO offer_day (on_day, employment_type, sent, accepted, closed, in_tat, days)
--sqlite     VALUES (NEW.on_day, NEW.employment_type, (NEW.status = 'Offer Sent' AND NEW.owner_id IS NOT NULL), (NEW.status = 'Offer Accepted' AND NEW.owner_id IS NOT NULL),
--sqlite         NEW.closes, (NEW.closes AND NEW.on_day <= NEW.tat), NEW.closes * NEW.days)
--sqlite     ON CONFLICT (on_day, employment_type) DO UPDATE SET sent = sent + excluded.sent, accepted = accepted + excluded.accepted,
--sqlite         closed = closed + excluded.closed, in_tat = in_tat + excluded.in_tat, days = days + excluded.days;
--sqlite     INSERT INTO closed_month (month, owner_id, closed, points)
--sqlite     SELECT substr(NEW.tat, 1, 7), NEW.owner_id, 1, NEW.points WHERE NEW.closes AND NEW.owner_id IS NOT NULL
--sqlite     ON CONFLICT (month, owner_id) DO UPDATE SET closed = closed + excluded.closed, points = points + excluded.points;
--sqlite END;
--sqlite -- +goose StatementEnd
--sqlite -- +goose StatementBegin
--sqlite CREATE TRIGGER offer_event_counted_again AFTER UPDATE ON offer_event BEGIN
--sqlite     INSERT INTO offer_day (on_day, employment_type, sent, accepted, closed, in_tat, days)
--sqlite     VALUES (OLD.on_day, OLD.employment_type, -(OLD.status = 'Offer Sent' AND OLD.owner_id IS NOT NULL), -(OLD.status = 'Offer Accepted' AND OLD.owner_id IS NOT NULL),
--sqlite         -OLD.closes, -(OLD.closes AND OLD.on_day <= OLD.tat), -OLD.closes * OLD.days)
--sqlite     ON CONFLICT (on_day, employment_type) DO UPDATE SET sent = sent + excluded.sent, accepted = accepted + excluded.accepted,
--sqlite         closed = closed + excluded.closed, in_tat = in_tat + excluded.in_tat, days = days + excluded.days;
--sqlite     INSERT INTO closed_month (month, owner_id, closed, points)
--sqlite     SELECT substr(OLD.tat, 1, 7), OLD.owner_id, -1, -OLD.points WHERE OLD.closes AND OLD.owner_id IS NOT NULL
--sqlite     ON CONFLICT (month, owner_id) DO UPDATE SET closed = closed + excluded.closed, points = points + excluded.points;
--sqlite     INSERT INTO offer_day (on_day, employment_type, sent, accepted, closed, in_tat, days)
--sqlite     VALUES (NEW.on_day, NEW.employment_type, (NEW.status = 'Offer Sent' AND NEW.owner_id IS NOT NULL), (NEW.status = 'Offer Accepted' AND NEW.owner_id IS NOT NULL),
--sqlite         NEW.closes, (NEW.closes AND NEW.on_day <= NEW.tat), NEW.closes * NEW.days)
--sqlite     ON CONFLICT (on_day, employment_type) DO UPDATE SET sent = sent + excluded.sent, accepted = accepted + excluded.accepted,
--sqlite         closed = closed + excluded.closed, in_tat = in_tat + excluded.in_tat, days = days + excluded.days;
--sqlite     INSERT INTO closed_month (month, owner_id, closed, points)
--sqlite     SELECT substr(NEW.tat, 1, 7), NEW.owner_id, 1, NEW.points WHERE NEW.closes AND NEW.owner_id IS NOT NULL
--sqlite     ON CONFLICT (month, owner_id) DO UPDATE SET closed = closed + excluded.closed, points = points + excluded.points;
--sqlite END;
--sqlite -- +goose StatementEnd
--sqlite -- +goose StatementBegin
--sqlite CREATE TRIGGER offer_event_uncounted AFTER DELETE ON offer_event BEGIN
--sqlite     INSERT INTO offer_day (on_day, employment_type, sent, accepted, closed, in_tat, days)
--sqlite     VALUES (OLD.on_day, OLD.employment_type, -(OLD.status = 'Offer Sent' AND OLD.owner_id IS NOT NULL), -(OLD.status = 'Offer Accepted' AND OLD.owner_id IS NOT NULL),
--sqlite         -OLD.closes, -(OLD.closes AND OLD.on_day <= OLD.tat), -OLD.closes * OLD.days)
--sqlite     ON CONFLICT (on_day, employment_type) DO UPDATE SET sent = sent + excluded.sent, accepted = accepted + excluded.accepted,
--sqlite         closed = closed + excluded.closed, in_tat = in_tat + excluded.in_tat, days = days + excluded.days;
--sqlite     INSERT INTO closed_month (month, owner_id, closed, points)
--sqlite     SELECT substr(OLD.tat, 1, 7), OLD.owner_id, -1, -OLD.points WHERE OLD.closes AND OLD.owner_id IS NOT NULL
--sqlite     ON CONFLICT (month, owner_id) DO UPDATE SET closed = closed + excluded.closed, points = points + excluded.points;
--sqlite END;
--sqlite -- +goose StatementEnd

-- Counted from an index alone: the positions that were taken off, and the requisitions that were opened.
CREATE INDEX requisition_event_taken_off ON requisition_event (requisition_id, positions)
    WHERE action = 'Revoke Position' AND status = 'Position Revoke' AND hr_id IS NULL AND voided_at IS NULL;
DROP INDEX requisition_approved;
CREATE INDEX requisition_approved ON requisition (approved_on, id, employment_type);
CREATE INDEX assignment_share ON assignment (requisition_id, status, hr_id, positions, accepted, seq);
-- Nothing reads closed positions by their requisition from the events any more. The view of them stays for the version before.
DROP INDEX stage_event_accepted_of;

-- +goose Down
CREATE INDEX stage_event_accepted_of ON stage_event (requisition_id, on_day, owner_id, application_id)
    WHERE stage = 'OFFER' AND status = 'Offer Accepted' AND voided_at IS NULL;
DROP INDEX requisition_approved;
CREATE INDEX requisition_approved ON requisition (approved_on, id);
DROP INDEX assignment_share;
DROP INDEX requisition_event_taken_off;
-- postgres only
DROP TRIGGER offer_event_counted ON offer_event;
DROP TRIGGER offer_event_of_candidate ON candidate;
DROP TRIGGER offer_event_of_requisition ON requisition;
DROP TRIGGER offer_event_of_application ON application;
DROP TRIGGER offer_event_change ON stage_event;
DROP TRIGGER offer_event_add ON stage_event;
DROP FUNCTION keep_offer_counts();
DROP FUNCTION count_offer(offer_event, bigint);
DROP FUNCTION keep_offer_source();
DROP FUNCTION keep_offer_requisition();
DROP FUNCTION keep_offer_application();
DROP FUNCTION keep_offer_event();
-- end
--sqlite DROP TRIGGER offer_event_of_candidate;
--sqlite DROP TRIGGER offer_event_of_requisition;
--sqlite DROP TRIGGER offer_event_of_application;
--sqlite DROP TRIGGER offer_event_change;
--sqlite DROP TRIGGER offer_event_add;
DROP VIEW closed_month_fact;
DROP VIEW offer_day_fact;
DROP VIEW offer_fact;
DROP TABLE closed_month;
DROP TABLE offer_day;
DROP TABLE offer_event;
