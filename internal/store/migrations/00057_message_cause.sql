-- +goose Up
-- What was written about an event, a candidate or a requisition is found by it, whatever the cause: reminders that wait
-- are withdrawn with their interview, and without a mail server every mail ever kept would be read for that.
DROP INDEX message_of_event;
CREATE INDEX message_cause ON message (cause_id, cause);

-- +goose Down
DROP INDEX message_cause;
CREATE INDEX message_of_event ON message (cause_id, cause) WHERE cause IN ('ScheduleInterview', 'ConductInterview', 'CancelInterview', 'ExpectJoining', 'EditCandidate', 'TakeBackMove');
