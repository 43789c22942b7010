-- +goose Up
-- The sections of the home card read waits by their owner, by who must act, by the task, or by the party, what is due
-- first first; each index has all that a section asks for.
DROP INDEX wait_owner;
DROP INDEX wait_person;
DROP INDEX wait_party;
CREATE INDEX wait_owner ON wait (owner_id, what, due_at, since_at, application_id, sleeps, party, person_id, joins_on) WHERE due_at IS NOT NULL;
CREATE INDEX wait_person ON wait (person_id, what, due_at, since_at, application_id, sleeps, party, owner_id, joins_on) WHERE person_id IS NOT NULL;
CREATE INDEX wait_party ON wait (party, due_at, since_at, application_id, what, sleeps, owner_id, joins_on);
CREATE INDEX wait_what ON wait (what, due_at, since_at, application_id, party, sleeps, owner_id, joins_on) WHERE due_at IS NOT NULL;

-- +goose Down
DROP INDEX wait_what;
DROP INDEX wait_party;
DROP INDEX wait_person;
DROP INDEX wait_owner;
CREATE INDEX wait_person ON wait (person_id, since_at, application_id) WHERE person_id IS NOT NULL;
CREATE INDEX wait_party ON wait (party, since_at, application_id);
CREATE INDEX wait_owner ON wait (owner_id, due_at, application_id) WHERE due_at IS NOT NULL;
