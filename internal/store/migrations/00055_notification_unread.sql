-- +goose Up
-- A notification joins the unread ones of its sort; who reads none for a month has thousands of them.
DROP INDEX notification_unread;
CREATE INDEX notification_unread ON notification
    (user_id, kind, COALESCE(actor_id, ''), COALESCE(requisition_id, ''), line) WHERE read_at IS NULL;

-- +goose Down
DROP INDEX notification_unread;
CREATE INDEX notification_unread ON notification (user_id, kind) WHERE read_at IS NULL;
