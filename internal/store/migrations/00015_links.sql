-- +goose Up
-- The key that signs links is not in the database any more: a copy of a backup opens no door. It is not moved, because
-- copies of it are in backups already.
DROP TABLE secret;

-- An approval mail is caused by the event that asked, which its links name, and only the approver gets links.
UPDATE message SET cc_list = '' WHERE cause = 'ReapproveRequisition' AND state <> 'sent';
-- Both were written in one transaction, the event a moment before the mail about a new requisition, and a moment after
-- the mail about an edit: it is the last one until a second after the mail.
UPDATE message SET cause_id = COALESCE(
    (SELECT CAST(MAX(e.id) AS text) FROM requisition_event AS e
        WHERE e.requisition_id = message.cause_id AND e.action IN ('New Requisition', 'Edit Requisition')
-- postgres only
        AND e.at <= message.created_at + interval '1 second'
-- end
--sqlite         AND e.at <= message.created_at + 1000000
    ),
    (SELECT CAST(MIN(e.id) AS text) FROM requisition_event AS e
        WHERE e.requisition_id = message.cause_id AND e.action IN ('New Requisition', 'Edit Requisition')),
    '0')
WHERE cause IN ('ApproveRequisition', 'ReapproveRequisition');

-- +goose Down
UPDATE message SET cause_id = COALESCE(
    (SELECT e.requisition_id FROM requisition_event AS e WHERE CAST(e.id AS text) = message.cause_id), '')
WHERE cause IN ('ApproveRequisition', 'ReapproveRequisition');
CREATE TABLE secret (
    name  text PRIMARY KEY,
    value text NOT NULL
);
