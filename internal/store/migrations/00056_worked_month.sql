-- +goose Up
-- What a year of the Huddle adds up: worked_day has fourteen times as many rows. It follows that table, whoever writes
-- it: a server of the version before does not know it.
CREATE TABLE worked_month (
    on_month       text NOT NULL,
    requisition_id text NOT NULL REFERENCES requisition (id),
    owner_id       text NOT NULL REFERENCES app_user (id),
    calls          bigint NOT NULL,
    connects       bigint NOT NULL,
    shortlisted    bigint NOT NULL,
    hr_selected    bigint NOT NULL,
    hr_rejected    bigint NOT NULL,
    tl_selected    bigint NOT NULL,
    tl_rejected    bigint NOT NULL,
    pl_selected    bigint NOT NULL,
    pl_rejected    bigint NOT NULL,
    ceo_selected   bigint NOT NULL,
    ceo_rejected   bigint NOT NULL,
    offer_sent     bigint NOT NULL,
    offer_accepted bigint NOT NULL,
    onboarded      bigint NOT NULL,
    PRIMARY KEY (on_month, requisition_id, owner_id)
-- postgres only
);
-- end
--sqlite ) STRICT, WITHOUT ROWID;
INSERT INTO worked_month (
    on_month, requisition_id, owner_id, calls, connects, shortlisted, hr_selected, hr_rejected, tl_selected, tl_rejected,
    pl_selected, pl_rejected, ceo_selected, ceo_rejected, offer_sent, offer_accepted, onboarded)
SELECT substr(CAST(w.on_day AS text), 1, 7), w.requisition_id, w.owner_id,
    SUM(w.calls), SUM(w.connects), SUM(w.shortlisted), SUM(w.hr_selected), SUM(w.hr_rejected), SUM(w.tl_selected),
    SUM(w.tl_rejected), SUM(w.pl_selected), SUM(w.pl_rejected), SUM(w.ceo_selected), SUM(w.ceo_rejected),
    SUM(w.offer_sent), SUM(w.offer_accepted), SUM(w.onboarded)
FROM worked_day AS w
GROUP BY 1, 2, 3;

-- postgres only
-- +goose StatementBegin
CREATE FUNCTION keep_worked_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'INSERT' THEN
        INSERT INTO worked_month AS m (
            on_month, requisition_id, owner_id, calls, connects, shortlisted, hr_selected, hr_rejected, tl_selected,
            tl_rejected, pl_selected, pl_rejected, ceo_selected, ceo_rejected, offer_sent, offer_accepted, onboarded)
        VALUES (
            substr(CAST(OLD.on_day AS text), 1, 7), OLD.requisition_id, OLD.owner_id, -OLD.calls, -OLD.connects,
            -OLD.shortlisted, -OLD.hr_selected, -OLD.hr_rejected, -OLD.tl_selected, -OLD.tl_rejected,
            -OLD.pl_selected, -OLD.pl_rejected, -OLD.ceo_selected, -OLD.ceo_rejected, -OLD.offer_sent,
            -OLD.offer_accepted, -OLD.onboarded)
        ON CONFLICT (on_month, requisition_id, owner_id) DO UPDATE SET
            calls = m.calls + excluded.calls, connects = m.connects + excluded.connects,
            shortlisted = m.shortlisted + excluded.shortlisted, hr_selected = m.hr_selected + excluded.hr_selected,
            hr_rejected = m.hr_rejected + excluded.hr_rejected, tl_selected = m.tl_selected + excluded.tl_selected,
            tl_rejected = m.tl_rejected + excluded.tl_rejected, pl_selected = m.pl_selected + excluded.pl_selected,
            pl_rejected = m.pl_rejected + excluded.pl_rejected, ceo_selected = m.ceo_selected + excluded.ceo_selected,
            ceo_rejected = m.ceo_rejected + excluded.ceo_rejected, offer_sent = m.offer_sent + excluded.offer_sent,
            offer_accepted = m.offer_accepted + excluded.offer_accepted, onboarded = m.onboarded + excluded.onboarded;
    END IF;
    IF TG_OP <> 'DELETE' THEN
        INSERT INTO worked_month AS m (
            on_month, requisition_id, owner_id, calls, connects, shortlisted, hr_selected, hr_rejected, tl_selected,
            tl_rejected, pl_selected, pl_rejected, ceo_selected, ceo_rejected, offer_sent, offer_accepted, onboarded)
        VALUES (
            substr(CAST(NEW.on_day AS text), 1, 7), NEW.requisition_id, NEW.owner_id, NEW.calls, NEW.connects,
            NEW.shortlisted, NEW.hr_selected, NEW.hr_rejected, NEW.tl_selected, NEW.tl_rejected, NEW.pl_selected,
            NEW.pl_rejected, NEW.ceo_selected, NEW.ceo_rejected, NEW.offer_sent, NEW.offer_accepted, NEW.onboarded)
        ON CONFLICT (on_month, requisition_id, owner_id) DO UPDATE SET
            calls = m.calls + excluded.calls, connects = m.connects + excluded.connects,
            shortlisted = m.shortlisted + excluded.shortlisted, hr_selected = m.hr_selected + excluded.hr_selected,
            hr_rejected = m.hr_rejected + excluded.hr_rejected, tl_selected = m.tl_selected + excluded.tl_selected,
            tl_rejected = m.tl_rejected + excluded.tl_rejected, pl_selected = m.pl_selected + excluded.pl_selected,
            pl_rejected = m.pl_rejected + excluded.pl_rejected, ceo_selected = m.ceo_selected + excluded.ceo_selected,
            ceo_rejected = m.ceo_rejected + excluded.ceo_rejected, offer_sent = m.offer_sent + excluded.offer_sent,
            offer_accepted = m.offer_accepted + excluded.offer_accepted, onboarded = m.onboarded + excluded.onboarded;
    END IF;
    RETURN NULL;
END
$$;
-- +goose StatementEnd
CREATE TRIGGER worked_month_of_day AFTER INSERT OR DELETE OR UPDATE ON worked_day
    FOR EACH ROW EXECUTE FUNCTION keep_worked_month();
-- end
--sqlite -- +goose StatementBegin
--sqlite CREATE TRIGGER worked_month_add AFTER INSERT ON worked_day BEGIN
--sqlite     INSERT INTO worked_month (
--sqlite         on_month, requisition_id, owner_id, calls, connects, shortlisted, hr_selected, hr_rejected, tl_selected,
--sqlite         tl_rejected, pl_selected, pl_rejected, ceo_selected, ceo_rejected, offer_sent, offer_accepted, onboarded)
--sqlite     VALUES (
--sqlite         substr(NEW.on_day, 1, 7), NEW.requisition_id, NEW.owner_id, NEW.calls, NEW.connects, NEW.shortlisted,
--sqlite         NEW.hr_selected, NEW.hr_rejected, NEW.tl_selected, NEW.tl_rejected, NEW.pl_selected, NEW.pl_rejected,
--sqlite         NEW.ceo_selected, NEW.ceo_rejected, NEW.offer_sent, NEW.offer_accepted, NEW.onboarded)
--sqlite     ON CONFLICT (on_month, requisition_id, owner_id) DO UPDATE SET
--sqlite         calls = calls + excluded.calls, connects = connects + excluded.connects,
--sqlite         shortlisted = shortlisted + excluded.shortlisted, hr_selected = hr_selected + excluded.hr_selected,
--sqlite         hr_rejected = hr_rejected + excluded.hr_rejected, tl_selected = tl_selected + excluded.tl_selected,
--sqlite         tl_rejected = tl_rejected + excluded.tl_rejected, pl_selected = pl_selected + excluded.pl_selected,
--sqlite         pl_rejected = pl_rejected + excluded.pl_rejected, ceo_selected = ceo_selected + excluded.ceo_selected,
--sqlite         ceo_rejected = ceo_rejected + excluded.ceo_rejected, offer_sent = offer_sent + excluded.offer_sent,
--sqlite         offer_accepted = offer_accepted + excluded.offer_accepted, onboarded = onboarded + excluded.onboarded;
--sqlite END;
--sqlite -- +goose StatementEnd
--sqlite -- +goose StatementBegin
--sqlite CREATE TRIGGER worked_month_change AFTER UPDATE ON worked_day BEGIN
--sqlite     INSERT INTO worked_month (
--sqlite         on_month, requisition_id, owner_id, calls, connects, shortlisted, hr_selected, hr_rejected, tl_selected,
--sqlite         tl_rejected, pl_selected, pl_rejected, ceo_selected, ceo_rejected, offer_sent, offer_accepted, onboarded)
--sqlite     VALUES (
--sqlite         substr(NEW.on_day, 1, 7), NEW.requisition_id, NEW.owner_id, NEW.calls - OLD.calls,
--sqlite         NEW.connects - OLD.connects, NEW.shortlisted - OLD.shortlisted, NEW.hr_selected - OLD.hr_selected,
--sqlite         NEW.hr_rejected - OLD.hr_rejected, NEW.tl_selected - OLD.tl_selected, NEW.tl_rejected - OLD.tl_rejected,
--sqlite         NEW.pl_selected - OLD.pl_selected, NEW.pl_rejected - OLD.pl_rejected, NEW.ceo_selected - OLD.ceo_selected,
--sqlite         NEW.ceo_rejected - OLD.ceo_rejected, NEW.offer_sent - OLD.offer_sent, NEW.offer_accepted - OLD.offer_accepted,
--sqlite         NEW.onboarded - OLD.onboarded)
--sqlite     ON CONFLICT (on_month, requisition_id, owner_id) DO UPDATE SET
--sqlite         calls = calls + excluded.calls, connects = connects + excluded.connects,
--sqlite         shortlisted = shortlisted + excluded.shortlisted, hr_selected = hr_selected + excluded.hr_selected,
--sqlite         hr_rejected = hr_rejected + excluded.hr_rejected, tl_selected = tl_selected + excluded.tl_selected,
--sqlite         tl_rejected = tl_rejected + excluded.tl_rejected, pl_selected = pl_selected + excluded.pl_selected,
--sqlite         pl_rejected = pl_rejected + excluded.pl_rejected, ceo_selected = ceo_selected + excluded.ceo_selected,
--sqlite         ceo_rejected = ceo_rejected + excluded.ceo_rejected, offer_sent = offer_sent + excluded.offer_sent,
--sqlite         offer_accepted = offer_accepted + excluded.offer_accepted, onboarded = onboarded + excluded.onboarded;
--sqlite END;
--sqlite -- +goose StatementEnd
--sqlite -- +goose StatementBegin
--sqlite CREATE TRIGGER worked_month_drop AFTER DELETE ON worked_day BEGIN
--sqlite     INSERT INTO worked_month (
--sqlite         on_month, requisition_id, owner_id, calls, connects, shortlisted, hr_selected, hr_rejected, tl_selected,
--sqlite         tl_rejected, pl_selected, pl_rejected, ceo_selected, ceo_rejected, offer_sent, offer_accepted, onboarded)
--sqlite     VALUES (
--sqlite         substr(OLD.on_day, 1, 7), OLD.requisition_id, OLD.owner_id, -OLD.calls, -OLD.connects, -OLD.shortlisted,
--sqlite         -OLD.hr_selected, -OLD.hr_rejected, -OLD.tl_selected, -OLD.tl_rejected, -OLD.pl_selected, -OLD.pl_rejected,
--sqlite         -OLD.ceo_selected, -OLD.ceo_rejected, -OLD.offer_sent, -OLD.offer_accepted, -OLD.onboarded)
--sqlite     ON CONFLICT (on_month, requisition_id, owner_id) DO UPDATE SET
--sqlite         calls = calls + excluded.calls, connects = connects + excluded.connects,
--sqlite         shortlisted = shortlisted + excluded.shortlisted, hr_selected = hr_selected + excluded.hr_selected,
--sqlite         hr_rejected = hr_rejected + excluded.hr_rejected, tl_selected = tl_selected + excluded.tl_selected,
--sqlite         tl_rejected = tl_rejected + excluded.tl_rejected, pl_selected = pl_selected + excluded.pl_selected,
--sqlite         pl_rejected = pl_rejected + excluded.pl_rejected, ceo_selected = ceo_selected + excluded.ceo_selected,
--sqlite         ceo_rejected = ceo_rejected + excluded.ceo_rejected, offer_sent = offer_sent + excluded.offer_sent,
--sqlite         offer_accepted = offer_accepted + excluded.offer_accepted, onboarded = onboarded + excluded.onboarded;
--sqlite END;
--sqlite -- +goose StatementEnd

-- +goose Down
-- postgres only
DROP TRIGGER worked_month_of_day ON worked_day;
DROP FUNCTION keep_worked_month;
-- end
--sqlite DROP TRIGGER worked_month_add;
--sqlite DROP TRIGGER worked_month_change;
--sqlite DROP TRIGGER worked_month_drop;
DROP TABLE worked_month;
