-- name: RequisitionCount :one
SELECT COUNT(*) FROM requisition;

-- name: SetApprover :exec
UPDATE department SET approver_id = @approver_id WHERE id = @id;

-- name: FillRollup :exec
INSERT INTO rollup_hour (on_day, on_hour, owner_id, stage, status, n)
SELECT e.on_day, e.on_hour, e.owner_id, e.stage, e.status, COUNT(*)
FROM stage_event AS e
WHERE e.counts AND e.owner_id IS NOT NULL AND e.voided_at IS NULL
GROUP BY e.on_day, e.on_hour, e.owner_id, e.stage, e.status;
