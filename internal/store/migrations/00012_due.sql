-- +goose Up
-- What is overdue is found and counted from this index alone. It has the latest day first: who was added last is mostly due last,
-- so the newest come early and the rest is passed over. The condition is in words of its own, which the home list says again.
CREATE INDEX requisition_due ON requisition (tat DESC, added_at DESC, id DESC, status, department_id)
    WHERE status || '' IN ('Approved', 'Assigned', 'Re-Assigned', 'Inprogress');

-- +goose Down
DROP INDEX requisition_due;
