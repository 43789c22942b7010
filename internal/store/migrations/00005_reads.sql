-- +goose Up
-- What lists and figures read instead of counting anew. Triggers keep what follows from rows alone, as they would an index.

-- A requisition that was ever assigned to a recruiter, once, in the order of their list; works: somebody's live assignment.
CREATE TABLE own_requisition (
    hr_id          text NOT NULL REFERENCES app_user (id),
    requisition_id text NOT NULL REFERENCES requisition (id),
    added_at       timestamptz NOT NULL,
    works          boolean NOT NULL,
    PRIMARY KEY (hr_id, requisition_id)
-- postgres only
);
-- end
--sqlite ) STRICT, WITHOUT ROWID;
CREATE INDEX own_requisition_added ON own_requisition (hr_id, added_at, requisition_id, works);
INSERT INTO own_requisition (hr_id, requisition_id, added_at, works)
SELECT a.hr_id, a.requisition_id, r.added_at, COUNT(*) FILTER (WHERE a.status <> 'Hr Revoke') > 0
FROM assignment AS a JOIN requisition AS r ON r.id = a.requisition_id
GROUP BY a.hr_id, a.requisition_id, r.added_at;

-- How many follow-ups are due on a day.
CREATE TABLE follow_up_day (
    owner_id text NOT NULL,
    on_day   date NOT NULL,
    n        bigint NOT NULL,
    PRIMARY KEY (owner_id, on_day)
-- postgres only
);
-- end
--sqlite ) STRICT, WITHOUT ROWID;
INSERT INTO follow_up_day (owner_id, on_day, n)
SELECT COALESCE(a.owner_id, ''), a.follow_up_on, COUNT(*) FROM application AS a WHERE a.follow_up_on IS NOT NULL
GROUP BY COALESCE(a.owner_id, ''), a.follow_up_on;

-- How many applications a recruiter added on a day, once by position and once by source; written with their first events. The
-- id of a source that was not given is empty.
CREATE TABLE added_day (
    on_day   date NOT NULL,
    owner_id text NOT NULL REFERENCES app_user (id),
    kind     text NOT NULL CHECK (kind IN ('position', 'source')),
    of_id    text NOT NULL,
    n        bigint NOT NULL,
    PRIMARY KEY (on_day, owner_id, kind, of_id)
-- postgres only
);
-- end
--sqlite ) STRICT, WITHOUT ROWID;
INSERT INTO added_day (on_day, owner_id, kind, of_id, n)
SELECT e.on_day, e.owner_id, 'position', r.position_id, COUNT(*)
FROM stage_event AS e JOIN requisition AS r ON r.id = e.requisition_id
WHERE e.stage = 'New' AND e.status = 'New' AND e.voided_at IS NULL AND e.owner_id IS NOT NULL
GROUP BY e.on_day, e.owner_id, r.position_id;
INSERT INTO added_day (on_day, owner_id, kind, of_id, n)
SELECT e.on_day, e.owner_id, 'source', COALESCE(c.source_id, ''), COUNT(*)
FROM stage_event AS e JOIN application AS a ON a.id = e.application_id JOIN candidate AS c ON c.id = a.candidate_id
WHERE e.stage = 'New' AND e.status = 'New' AND e.voided_at IS NULL AND e.owner_id IS NOT NULL
GROUP BY e.on_day, e.owner_id, COALESCE(c.source_id, '');

-- A page of follow-ups is a range of these.
DROP INDEX application_follow_up;
DROP INDEX application_follow_up_day;
CREATE INDEX application_follow_up ON application (owner_id, follow_up_on, follow_up_at, id) WHERE follow_up_on IS NOT NULL;
CREATE INDEX application_follow_up_day ON application (follow_up_on, follow_up_at, id) WHERE follow_up_on IS NOT NULL;
DROP INDEX application_created;
DROP INDEX stage_event_added;

-- Figures of a day are counted from this index alone; what was voided is in none.
DROP INDEX stage_event_day;
CREATE INDEX stage_event_day ON stage_event (on_day, owner_id, stage, status, requisition_id) WHERE voided_at IS NULL;

-- A part of a text is found by its trigrams: id IN (SELECT s.id FROM ..._search AS s WHERE s.search_text LIKE ...), in lower case.

-- postgres only
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX message_search_text ON message USING gin (lower(to_list || chr(10) || subject) gin_trgm_ops);
CREATE VIEW message_search AS SELECT m.id, lower(m.to_list || chr(10) || m.subject) AS search_text FROM message AS m;
CREATE INDEX candidate_search_text ON candidate USING gin (lower(name || chr(10) || mobile || chr(10) || email) gin_trgm_ops);
CREATE VIEW candidate_search AS SELECT c.id, lower(c.name || chr(10) || c.mobile || chr(10) || c.email) AS search_text FROM candidate AS c;

-- +goose StatementBegin
CREATE FUNCTION keep_own_requisition() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    one assignment;
BEGIN
    IF TG_OP = 'DELETE' THEN one := OLD; ELSE one := NEW; END IF;
    DELETE FROM own_requisition AS o WHERE o.hr_id = one.hr_id AND o.requisition_id = one.requisition_id;
    INSERT INTO own_requisition (hr_id, requisition_id, added_at, works)
    SELECT a.hr_id, a.requisition_id, r.added_at, COUNT(*) FILTER (WHERE a.status <> 'Hr Revoke') > 0
    FROM assignment AS a JOIN requisition AS r ON r.id = a.requisition_id
    WHERE a.hr_id = one.hr_id AND a.requisition_id = one.requisition_id
    GROUP BY a.hr_id, a.requisition_id, r.added_at;
    RETURN NULL;
END
$$;
-- +goose StatementEnd
CREATE TRIGGER own_requisition_of_assignment AFTER INSERT OR DELETE OR UPDATE OF status ON assignment
    FOR EACH ROW EXECUTE FUNCTION keep_own_requisition();

-- +goose StatementBegin
CREATE FUNCTION keep_follow_up_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE' AND NEW.owner_id IS NOT DISTINCT FROM OLD.owner_id AND NEW.follow_up_on IS NOT DISTINCT FROM OLD.follow_up_on THEN
        RETURN NULL;
    END IF;
    IF TG_OP <> 'INSERT' AND OLD.follow_up_on IS NOT NULL THEN
        UPDATE follow_up_day AS f SET n = f.n - 1 WHERE f.owner_id = COALESCE(OLD.owner_id, '') AND f.on_day = OLD.follow_up_on;
    END IF;
    IF TG_OP <> 'DELETE' AND NEW.follow_up_on IS NOT NULL THEN
        INSERT INTO follow_up_day AS f (owner_id, on_day, n) VALUES (COALESCE(NEW.owner_id, ''), NEW.follow_up_on, 1)
        ON CONFLICT (owner_id, on_day) DO UPDATE SET n = f.n + 1;
    END IF;
    RETURN NULL;
END
$$;
-- +goose StatementEnd
CREATE TRIGGER follow_up_day_of_application AFTER INSERT OR DELETE OR UPDATE OF owner_id, follow_up_on ON application
    FOR EACH ROW EXECUTE FUNCTION keep_follow_up_day();
-- end

--sqlite -- The bodies come last, so that the rest of a message is read without them.
--sqlite CREATE TABLE new_message (
--sqlite     id TEXT PRIMARY KEY,
--sqlite     state TEXT NOT NULL CHECK (state IN ('queued', 'sent', 'failed', 'kept', 'cancelled')),
--sqlite     to_list TEXT NOT NULL,
--sqlite     cc_list TEXT NOT NULL,
--sqlite     subject TEXT NOT NULL,
--sqlite     cause TEXT NOT NULL,
--sqlite     cause_id TEXT NOT NULL,
--sqlite     sender_id TEXT REFERENCES app_user (id),
--sqlite     reason TEXT NOT NULL,
--sqlite     attempts INTEGER NOT NULL,
--sqlite     created_at INTEGER NOT NULL,
--sqlite     sent_at INTEGER,
--sqlite     html TEXT NOT NULL,
--sqlite     plain TEXT NOT NULL,
--sqlite     calendar TEXT NOT NULL
--sqlite ) STRICT;
--sqlite INSERT INTO new_message (id, state, to_list, cc_list, subject, cause, cause_id, sender_id, reason, attempts, created_at, sent_at, html, plain, calendar)
--sqlite SELECT id, state, to_list, cc_list, subject, cause, cause_id, sender_id, reason, attempts, created_at, sent_at, html, plain, calendar FROM message;
--sqlite DROP TABLE message;
--sqlite ALTER TABLE new_message RENAME TO message;
--sqlite CREATE INDEX message_created ON message (created_at, id);
--sqlite CREATE INDEX message_state ON message (state, created_at, id);

--sqlite -- A counter is all key, so it needs no second tree.
--sqlite CREATE TABLE new_rollup_hour (
--sqlite     on_day TEXT NOT NULL,
--sqlite     on_hour INTEGER NOT NULL,
--sqlite     owner_id TEXT NOT NULL,
--sqlite     stage TEXT NOT NULL,
--sqlite     status TEXT NOT NULL,
--sqlite     n INTEGER NOT NULL,
--sqlite     PRIMARY KEY (on_day, on_hour, owner_id, stage, status)
--sqlite ) STRICT, WITHOUT ROWID;
--sqlite INSERT INTO new_rollup_hour SELECT on_day, on_hour, owner_id, stage, status, n FROM rollup_hour;
--sqlite DROP TABLE rollup_hour;
--sqlite ALTER TABLE new_rollup_hour RENAME TO rollup_hour;

--sqlite CREATE VIRTUAL TABLE message_search USING fts5 (search_text, id UNINDEXED, tokenize = 'trigram', detail = none);
--sqlite INSERT INTO message_search (search_text, id) SELECT lower(to_list || char(10) || subject), id FROM message;
--sqlite CREATE VIRTUAL TABLE candidate_search USING fts5 (search_text, id UNINDEXED, tokenize = 'trigram', detail = none);
--sqlite INSERT INTO candidate_search (search_text, id) SELECT lower(name || char(10) || mobile || char(10) || email), id FROM candidate;

--sqlite -- To whom a message goes and its subject never change.
--sqlite -- +goose StatementBegin
--sqlite CREATE TRIGGER message_search_add AFTER INSERT ON message BEGIN
--sqlite     INSERT INTO message_search (search_text, id) VALUES (lower(NEW.to_list || char(10) || NEW.subject), NEW.id);
--sqlite END;
--sqlite -- +goose StatementEnd
--sqlite -- +goose StatementBegin
--sqlite CREATE TRIGGER candidate_search_add AFTER INSERT ON candidate BEGIN
--sqlite     INSERT INTO candidate_search (search_text, id) VALUES (lower(NEW.name || char(10) || NEW.mobile || char(10) || NEW.email), NEW.id);
--sqlite END;
--sqlite -- +goose StatementEnd
--sqlite -- An id that is not in the index would be looked for in the whole table; the mobile is found by its trigrams.
--sqlite -- +goose StatementBegin
--sqlite CREATE TRIGGER candidate_search_change AFTER UPDATE OF name, mobile, email ON candidate BEGIN
--sqlite     UPDATE candidate_search SET search_text = lower(NEW.name || char(10) || NEW.mobile || char(10) || NEW.email)
--sqlite     WHERE rowid = (SELECT s.rowid FROM candidate_search AS s WHERE s.search_text LIKE '%' || lower(OLD.mobile) || '%' AND s.id = OLD.id);
--sqlite END;
--sqlite -- +goose StatementEnd
--sqlite -- +goose StatementBegin
--sqlite CREATE TRIGGER candidate_search_drop AFTER DELETE ON candidate BEGIN
--sqlite     DELETE FROM candidate_search
--sqlite     WHERE rowid = (SELECT s.rowid FROM candidate_search AS s WHERE s.search_text LIKE '%' || lower(OLD.mobile) || '%' AND s.id = OLD.id);
--sqlite END;
--sqlite -- +goose StatementEnd

--sqlite -- +goose StatementBegin
--sqlite CREATE TRIGGER own_requisition_add AFTER INSERT ON assignment BEGIN
--sqlite     INSERT INTO own_requisition (hr_id, requisition_id, added_at, works)
--sqlite     SELECT NEW.hr_id, NEW.requisition_id, r.added_at, NEW.status <> 'Hr Revoke' FROM requisition AS r WHERE r.id = NEW.requisition_id
--sqlite     ON CONFLICT (hr_id, requisition_id) DO UPDATE SET works = works OR excluded.works;
--sqlite END;
--sqlite -- +goose StatementEnd
--sqlite -- +goose StatementBegin
--sqlite CREATE TRIGGER own_requisition_change AFTER UPDATE OF status ON assignment BEGIN
--sqlite     UPDATE own_requisition SET works = EXISTS (
--sqlite         SELECT 1 FROM assignment AS a WHERE a.hr_id = NEW.hr_id AND a.requisition_id = NEW.requisition_id AND a.status <> 'Hr Revoke')
--sqlite     WHERE hr_id = NEW.hr_id AND requisition_id = NEW.requisition_id;
--sqlite END;
--sqlite -- +goose StatementEnd
--sqlite -- +goose StatementBegin
--sqlite CREATE TRIGGER own_requisition_drop AFTER DELETE ON assignment BEGIN
--sqlite     UPDATE own_requisition SET works = EXISTS (
--sqlite         SELECT 1 FROM assignment AS a WHERE a.hr_id = OLD.hr_id AND a.requisition_id = OLD.requisition_id AND a.status <> 'Hr Revoke')
--sqlite     WHERE hr_id = OLD.hr_id AND requisition_id = OLD.requisition_id;
--sqlite     DELETE FROM own_requisition WHERE hr_id = OLD.hr_id AND requisition_id = OLD.requisition_id
--sqlite         AND NOT EXISTS (SELECT 1 FROM assignment AS a WHERE a.hr_id = OLD.hr_id AND a.requisition_id = OLD.requisition_id);
--sqlite END;
--sqlite -- +goose StatementEnd

--sqlite -- +goose StatementBegin
--sqlite CREATE TRIGGER follow_up_day_add AFTER INSERT ON application WHEN NEW.follow_up_on IS NOT NULL BEGIN
--sqlite     INSERT INTO follow_up_day (owner_id, on_day, n) VALUES (COALESCE(NEW.owner_id, ''), NEW.follow_up_on, 1)
--sqlite     ON CONFLICT (owner_id, on_day) DO UPDATE SET n = n + 1;
--sqlite END;
--sqlite -- +goose StatementEnd
--sqlite -- +goose StatementBegin
--sqlite CREATE TRIGGER follow_up_day_change AFTER UPDATE OF owner_id, follow_up_on ON application
--sqlite WHEN NEW.owner_id IS NOT OLD.owner_id OR NEW.follow_up_on IS NOT OLD.follow_up_on BEGIN
--sqlite     UPDATE follow_up_day SET n = n - 1 WHERE owner_id = COALESCE(OLD.owner_id, '') AND on_day = OLD.follow_up_on;
--sqlite     INSERT INTO follow_up_day (owner_id, on_day, n) SELECT COALESCE(NEW.owner_id, ''), NEW.follow_up_on, 1 WHERE NEW.follow_up_on IS NOT NULL
--sqlite     ON CONFLICT (owner_id, on_day) DO UPDATE SET n = n + 1;
--sqlite END;
--sqlite -- +goose StatementEnd
--sqlite -- +goose StatementBegin
--sqlite CREATE TRIGGER follow_up_day_drop AFTER DELETE ON application WHEN OLD.follow_up_on IS NOT NULL BEGIN
--sqlite     UPDATE follow_up_day SET n = n - 1 WHERE owner_id = COALESCE(OLD.owner_id, '') AND on_day = OLD.follow_up_on;
--sqlite END;
--sqlite -- +goose StatementEnd

-- +goose Down
-- postgres only
DROP TRIGGER follow_up_day_of_application ON application;
DROP TRIGGER own_requisition_of_assignment ON assignment;
DROP FUNCTION keep_follow_up_day();
DROP FUNCTION keep_own_requisition();
DROP VIEW candidate_search;
DROP INDEX candidate_search_text;
DROP VIEW message_search;
DROP INDEX message_search_text;
-- end
--sqlite DROP TRIGGER follow_up_day_add;
--sqlite DROP TRIGGER follow_up_day_change;
--sqlite DROP TRIGGER follow_up_day_drop;
--sqlite DROP TRIGGER own_requisition_add;
--sqlite DROP TRIGGER own_requisition_change;
--sqlite DROP TRIGGER own_requisition_drop;
--sqlite DROP TRIGGER message_search_add;
--sqlite DROP TRIGGER candidate_search_add;
--sqlite DROP TRIGGER candidate_search_change;
--sqlite DROP TRIGGER candidate_search_drop;
--sqlite DROP TABLE message_search;
--sqlite DROP TABLE candidate_search;
DROP INDEX stage_event_day;
CREATE INDEX stage_event_day ON stage_event (on_day, owner_id, stage, status);
CREATE INDEX stage_event_added ON stage_event (on_day, owner_id, requisition_id, application_id) WHERE stage = 'New' AND status = 'New' AND voided_at IS NULL;
CREATE INDEX application_created ON application (created_on, owner_id);
DROP INDEX application_follow_up_day;
DROP INDEX application_follow_up;
CREATE INDEX application_follow_up ON application (owner_id, follow_up_on) WHERE follow_up_on IS NOT NULL;
CREATE INDEX application_follow_up_day ON application (follow_up_on) WHERE follow_up_on IS NOT NULL;
DROP TABLE added_day;
DROP TABLE follow_up_day;
DROP TABLE own_requisition;
