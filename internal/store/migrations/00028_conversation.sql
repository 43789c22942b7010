-- +goose Up
-- The addresses of candidates to which the mail server refused the last mail, until it accepts one again.
CREATE TABLE refused_address (
    email_key  text PRIMARY KEY,
    reason     text NOT NULL,
    refused_at timestamptz NOT NULL
);

-- The outbox of one channel.
CREATE INDEX message_channel ON message (channel, created_at, id);

-- When a queued message is tried next.
CREATE INDEX job_payload ON job (payload);

-- A message that is sent again goes to the address that the candidate has by then.
--sqlite -- +goose StatementBegin
--sqlite CREATE TRIGGER message_search_change AFTER UPDATE OF to_list ON message BEGIN
--sqlite     UPDATE message_search SET search_text = lower(NEW.to_list || char(10) || NEW.subject) WHERE id = NEW.id;
--sqlite END;
--sqlite -- +goose StatementEnd

-- +goose Down
--sqlite DROP TRIGGER message_search_change;
DROP INDEX job_payload;
DROP INDEX message_channel;
DROP TABLE refused_address;
