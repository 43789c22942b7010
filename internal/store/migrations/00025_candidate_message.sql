-- +goose Up
-- What was written to a candidate, by any channel, as the candidate's page lists it. title is what people call it.
CREATE TABLE candidate_message (
    candidate_id   text NOT NULL REFERENCES candidate (id),
    created_at     timestamptz NOT NULL,
    message_id     text NOT NULL REFERENCES message (id),
    requisition_id text NOT NULL,
    title          text NOT NULL,
    PRIMARY KEY (candidate_id, created_at, message_id)
);
CREATE INDEX candidate_message_message ON candidate_message (message_id);

-- What a WhatsApp service is told. service_id is how the service calls the message, once it has accepted it.
CREATE TABLE campaign_message (
    message_id   text PRIMARY KEY REFERENCES message (id),
    campaign     text NOT NULL,
    name         text NOT NULL,
    params       text NOT NULL,
    media_url    text NOT NULL,
    media_name   text NOT NULL,
    service_id   text NOT NULL DEFAULT '',
    broadcast_id text NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX campaign_message_service ON campaign_message (service_id) WHERE service_id <> '';
CREATE INDEX campaign_message_broadcast ON campaign_message (broadcast_id, message_id) WHERE broadcast_id <> '';

-- When a message reached a state beyond queued.
CREATE TABLE message_step (
    message_id text NOT NULL REFERENCES message (id),
    state      text NOT NULL,
    at         timestamptz NOT NULL,
    PRIMARY KEY (message_id, state)
);

-- What a service reported about a message before we knew what the service calls it. It is kept for a day.
CREATE TABLE message_report (
    service_id  text NOT NULL,
    state       text NOT NULL,
    reason      text NOT NULL,
    at          timestamptz NOT NULL,
    received_at timestamptz NOT NULL,
    PRIMARY KEY (service_id, state)
);
CREATE INDEX message_report_received ON message_report (received_at);

-- The cause is tested again before the cast, because other messages have ids there that are not numbers.
INSERT INTO candidate_message (candidate_id, created_at, message_id, requisition_id, title)
SELECT c.id, m.created_at, m.id,
    COALESCE((SELECT a.requisition_id FROM stage_event AS e JOIN application AS a ON a.id = e.application_id
        WHERE a.candidate_id = c.id
            AND e.id = CASE WHEN m.cause IN ('ScheduleInterview', 'CancelInterview') THEN CAST(m.cause_id AS bigint) END),
        (SELECT v.requisition_id FROM requisition_event AS v
        WHERE v.id = CASE WHEN m.cause = 'RevokeRequisition' THEN CAST(m.cause_id AS bigint) END), ''),
    CASE m.cause WHEN 'ScheduleInterview' THEN 'Interview invitation' WHEN 'SendMail' THEN 'Email' ELSE 'Interview cancelled' END
FROM message AS m
JOIN candidate AS c ON c.email_key <> '' AND c.email_key = lower(m.to_list)
WHERE m.channel = 'mail' AND m.cause IN ('ScheduleInterview', 'CancelInterview', 'RevokeRequisition', 'SendMail');

INSERT INTO message_step (message_id, state, at) SELECT m.id, 'sent', m.sent_at FROM message AS m WHERE m.state = 'sent' AND m.sent_at IS NOT NULL;

-- +goose Down
DROP TABLE message_report;
DROP TABLE message_step;
DROP TABLE campaign_message;
DROP TABLE candidate_message;
-- Nothing before knows how to send these.
DELETE FROM job WHERE kind = 'SendMessage' AND payload IN (SELECT '"' || m.id || '"' FROM message AS m WHERE m.channel = 'whatsapp');
DELETE FROM message WHERE channel = 'whatsapp';
