-- +goose Up
-- The tables of dashboards that are mailed to their readers every week. The filters are JSON with sorted names, so that
-- the same choice is the same text.
CREATE TABLE weekly_file (
    id         text PRIMARY KEY,
    user_id    text NOT NULL REFERENCES app_user (id),
    dashboard  text NOT NULL,
    period     text NOT NULL,
    filters    text NOT NULL,
    weekday    bigint NOT NULL,
    hour       bigint NOT NULL,
    due_at     timestamptz NOT NULL,
    sent_at    timestamptz,
    created_at timestamptz NOT NULL,
    UNIQUE (user_id, dashboard, period, filters)
);
CREATE INDEX weekly_file_due ON weekly_file (due_at, id);

-- The file that a mail brings. It is kept apart, so that lists of messages do not read it.
CREATE TABLE message_file (
    message_id text PRIMARY KEY REFERENCES message (id),
    name       text NOT NULL,
    content    text NOT NULL
);

-- +goose Down
DROP TABLE message_file;
DROP TABLE weekly_file;
-- An older Muster does not know what these are about.
DELETE FROM job WHERE kind = 'MailWeeklyFiles' OR payload IN (SELECT '"' || id || '"' FROM message WHERE cause = 'SendWeeklyFile');
DELETE FROM message_step WHERE message_id IN (SELECT id FROM message WHERE cause = 'SendWeeklyFile');
DELETE FROM message WHERE cause = 'SendWeeklyFile';
