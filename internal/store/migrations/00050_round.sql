-- +goose Up
-- What the order of a calling round and of the calls of My day depends on is kept beside the wait, so that the first of
-- hundreds are found in one index: looking up the application and its candidate's best time for each of them took most of
-- the time.
ALTER TABLE wait ADD COLUMN
    promised boolean NOT NULL DEFAULT FALSE;
ALTER TABLE wait ADD COLUMN
    band bigint NOT NULL DEFAULT 0;
UPDATE wait SET promised = TRUE
WHERE what = 'Call again' AND application_id IN (SELECT a.id FROM application AS a WHERE a.status = 'Call Back');
UPDATE wait SET band = (SELECT b.band FROM application AS a JOIN call_band AS b ON b.candidate_id = a.candidate_id
    WHERE a.id = wait.application_id)
WHERE application_id IN (SELECT a.id FROM application AS a JOIN call_band AS b ON b.candidate_id = a.candidate_id);
DROP INDEX wait_person;
DROP INDEX wait_owner;
CREATE INDEX wait_person ON wait (person_id, what, due_at, since_at, application_id, sleeps, party, owner_id, joins_on, promised, band, tries, requisition_id) WHERE person_id IS NOT NULL;
CREATE INDEX wait_owner ON wait (owner_id, what, due_at, since_at, application_id, sleeps, party, person_id, joins_on, promised) WHERE due_at IS NOT NULL;
-- A round begins with these two, in this order.
CREATE INDEX wait_promised ON wait (person_id, since_at, application_id, sleeps, requisition_id, tries, band) WHERE promised;
CREATE INDEX wait_again ON wait (person_id, band, tries, since_at, application_id, sleeps, requisition_id) WHERE what = 'Call again' AND NOT promised;

-- +goose Down
DROP INDEX wait_again;
DROP INDEX wait_promised;
DROP INDEX wait_owner;
DROP INDEX wait_person;
CREATE INDEX wait_owner ON wait (owner_id, what, due_at, since_at, application_id, sleeps, party, person_id, joins_on) WHERE due_at IS NOT NULL;
CREATE INDEX wait_person ON wait (person_id, what, due_at, since_at, application_id, sleeps, party, owner_id, joins_on) WHERE person_id IS NOT NULL;
ALTER TABLE wait DROP COLUMN band;
ALTER TABLE wait DROP COLUMN promised;
