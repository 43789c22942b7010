-- +goose Up
-- What the bell tells one user. A row names what it tells of: an event of a candidate, an event of a requisition, or a
-- mail; the rows of a step that is taken back are deleted with it. Rows of one line share its number: unread ones of the
-- same kind, actor and requisition are shown together.
CREATE TABLE notification (
    id                text PRIMARY KEY,
    line              text NOT NULL,
    user_id           text NOT NULL REFERENCES app_user (id),
    kind              text NOT NULL,
    actor_id          text REFERENCES app_user (id),
    requisition_id    text REFERENCES requisition (id),
    candidate_id      text REFERENCES candidate (id),
    stage_event       bigint REFERENCES stage_event (id),
    requisition_event bigint REFERENCES requisition_event (id),
    message_id        text REFERENCES message (id),
    detail            text NOT NULL,
    at                timestamptz NOT NULL,
    seen_at           timestamptz,
    read_at           timestamptz
);
CREATE INDEX notification_user ON notification (user_id, id);
CREATE INDEX notification_line ON notification (line, id);
CREATE INDEX notification_unseen ON notification (user_id) WHERE seen_at IS NULL;
CREATE INDEX notification_unread ON notification (user_id, kind) WHERE read_at IS NULL;
CREATE INDEX notification_stage_event ON notification (stage_event) WHERE stage_event IS NOT NULL;
CREATE INDEX notification_requisition_event ON notification (requisition_event) WHERE requisition_event IS NOT NULL;
CREATE INDEX notification_at ON notification (at);

-- +goose Down
DROP TABLE notification;
DELETE FROM change_mark WHERE topic LIKE 'bell:%';
-- An older Muster does not know what these are about.
DELETE FROM job WHERE kind = 'MailNotification' OR payload IN (SELECT '"' || id || '"' FROM message WHERE cause = 'Notify');
DELETE FROM message_step WHERE message_id IN (SELECT id FROM message WHERE cause = 'Notify');
DELETE FROM message WHERE cause = 'Notify';
