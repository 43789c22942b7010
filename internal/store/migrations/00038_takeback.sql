-- +goose Up
-- A move is the events of one write; step is the number of its first. What was before is the sum of the events without them.
ALTER TABLE stage_event ADD COLUMN
    step bigint NOT NULL DEFAULT 0;
UPDATE stage_event SET step = (SELECT MIN(o.id) FROM stage_event AS o WHERE o.application_id = stage_event.application_id AND o.at = stage_event.at);
CREATE INDEX stage_event_step ON stage_event (step);

-- The status in which a reopened application stands until its next step.
ALTER TABLE application ADD COLUMN
    restored text NOT NULL DEFAULT '';

-- What is mailed about an event is found when the event is taken back.
CREATE INDEX message_of_event ON message (cause_id, cause) WHERE cause IN ('ScheduleInterview', 'ConductInterview', 'CancelInterview', 'ExpectJoining', 'EditCandidate', 'TakeBackMove');

-- +goose Down
DROP INDEX message_of_event;
ALTER TABLE application DROP COLUMN restored;
DROP INDEX stage_event_step;
ALTER TABLE stage_event DROP COLUMN step;
