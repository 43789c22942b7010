-- +goose Up
-- Servers remember the waits, and read again only those that were written since: each write has a number.
ALTER TABLE wait ADD COLUMN
    written bigint NOT NULL DEFAULT 0;
CREATE INDEX wait_written ON wait (written) WHERE written > 0;
-- Sections and recruiters' lists no longer look for their waits here.
DROP INDEX wait_what;
DROP INDEX wait_owner;

-- postgres only
-- A server of the version before does not number what it writes.
-- +goose StatementBegin
CREATE FUNCTION number_wait() RETURNS trigger AS $$
BEGIN
    NEW.written := (SELECT COALESCE(MAX(w.written), 0) + 1 FROM wait AS w WHERE w.written > 0);
    RETURN NEW;
END $$ LANGUAGE plpgsql;
-- +goose StatementEnd
CREATE TRIGGER number_new_wait BEFORE INSERT ON wait FOR EACH ROW WHEN (NEW.written = 0) EXECUTE FUNCTION number_wait();
CREATE TRIGGER number_wait BEFORE UPDATE ON wait FOR EACH ROW WHEN (NEW.written = OLD.written) EXECUTE FUNCTION number_wait();
-- end

-- +goose Down
-- postgres only
DROP TRIGGER number_wait ON wait;
DROP TRIGGER number_new_wait ON wait;
DROP FUNCTION number_wait();
-- end
CREATE INDEX wait_owner ON wait (owner_id, what, due_at, since_at, application_id, sleeps, party, person_id, joins_on, promised) WHERE due_at IS NOT NULL;
CREATE INDEX wait_what ON wait (what, due_at, since_at, application_id, party, sleeps, owner_id, joins_on) WHERE due_at IS NOT NULL;
DROP INDEX wait_written;
ALTER TABLE wait DROP COLUMN written;
