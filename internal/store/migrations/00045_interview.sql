-- +goose Up
-- What the candidate answered to the invitation, and when. told: its mails were asked for when it was arranged; those of
-- a history that was written in bulk were not.
ALTER TABLE interview ADD COLUMN
    reply text NOT NULL DEFAULT '';
ALTER TABLE interview ADD COLUMN
    replied_at timestamptz;
ALTER TABLE interview ADD COLUMN
    told boolean NOT NULL DEFAULT FALSE;

-- What a user arranged last in a round, and in a round of a requisition.
CREATE INDEX stage_event_arranged ON stage_event (actor_id, stage, id) WHERE status IN ('Scheduled', 'Rescheduled');
CREATE INDEX stage_event_arranged_in ON stage_event (actor_id, requisition_id, stage, id) WHERE status IN ('Scheduled', 'Rescheduled');

-- The reminders of the interviews that are pending already are planned by the rules, once the server runs.
-- postgres only
INSERT INTO job (id, kind, payload, dedupe, run_at, attempts, dead, last_error, created_at)
SELECT 'interview-00045', 'PlanReminders', '{}', 'PlanReminders', now(), 0, FALSE, '', now()
WHERE EXISTS (SELECT 1 FROM interview WHERE pending);
-- end
--sqlite INSERT INTO job (id, kind, payload, dedupe, run_at, attempts, dead, last_error, created_at)
--sqlite SELECT 'interview-00045', 'PlanReminders', '{}', 'PlanReminders', unixepoch() * 1000000, 0, 0, '', unixepoch() * 1000000
--sqlite WHERE EXISTS (SELECT 1 FROM interview WHERE pending);

-- +goose Down
DELETE FROM job WHERE kind IN ('PlanReminders', 'RemindInterview');
DROP INDEX stage_event_arranged_in;
DROP INDEX stage_event_arranged;
ALTER TABLE interview DROP COLUMN told;
ALTER TABLE interview DROP COLUMN replied_at;
ALTER TABLE interview DROP COLUMN reply;
