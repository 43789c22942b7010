-- +goose Up
-- Whom each application waits on: one row an application, written in the transaction that changes it. party is recruiter,
-- interviewer, candidate, manager or nobody; person_id is the one who must act, empty for managers, candidates and the ESA
-- queue; what is the task; since_at is from when on they must act, due_at until when. sleeps: nobody is expected to act once
-- since_at is some weeks ago. joins_on: from that day on a touch point asks whether the candidate joined.
CREATE TABLE wait (
    application_id text PRIMARY KEY REFERENCES application (id),
    requisition_id text NOT NULL REFERENCES requisition (id),
    owner_id       text REFERENCES app_user (id),
    party          text NOT NULL,
    person_id      text REFERENCES app_user (id),
    what           text NOT NULL,
    since_at       timestamptz,
    due_at         timestamptz,
    sleeps         boolean NOT NULL,
    joins_on       date
);

CREATE INDEX wait_person ON wait (person_id, since_at, application_id) WHERE person_id IS NOT NULL;
CREATE INDEX wait_party ON wait (party, since_at, application_id);
CREATE INDEX wait_due ON wait (due_at, application_id) WHERE due_at IS NOT NULL;
CREATE INDEX wait_requisition ON wait (requisition_id, party, application_id);
CREATE INDEX wait_owner ON wait (owner_id, due_at, application_id) WHERE due_at IS NOT NULL;

-- A wrong number that was corrected since is to be called again.
ALTER TABLE candidate ADD COLUMN
    mobile_changed_at timestamptz;

-- When somebody was last reminded of a wait: at most twice a day, some hours apart. subject is an application or a requisition.
CREATE TABLE reminder (
    id          bigint PRIMARY KEY,
    subject_id  text NOT NULL,
    reminded_by text NOT NULL REFERENCES app_user (id),
    at          timestamptz NOT NULL,
    on_day      date NOT NULL
);

CREATE INDEX reminder_subject ON reminder (subject_id, at);

-- The rows of what is there already are worked out by the rules, once the server runs.
-- postgres only
INSERT INTO job (id, kind, payload, dedupe, run_at, attempts, dead, last_error, created_at)
SELECT 'wait-00037', 'RenewWaits', '{}', 'RenewWaits', now(), 0, FALSE, '', now()
WHERE EXISTS (SELECT 1 FROM application);
-- end
--sqlite INSERT INTO job (id, kind, payload, dedupe, run_at, attempts, dead, last_error, created_at)
--sqlite SELECT 'wait-00037', 'RenewWaits', '{}', 'RenewWaits', unixepoch() * 1000000, 0, 0, '', unixepoch() * 1000000
--sqlite WHERE EXISTS (SELECT 1 FROM application);

-- +goose Down
DELETE FROM job WHERE kind = 'RenewWaits';
DROP TABLE reminder;
ALTER TABLE candidate DROP COLUMN mobile_changed_at;
DROP TABLE wait;
