-- name: AddPosition :exec
INSERT INTO position (id, name, department_id, description, employment_type, point, min_experience, active, version, created_by, created_at, updated_by)
VALUES (@id, @name, @department_id, @description, @employment_type, @point, @min_experience, TRUE, 1, @created_by, @created_at, @created_by);

-- name: PositionByID :one
SELECT * FROM position WHERE id = @id;

-- name: ActivePositions :many
SELECT p.id, p.name, p.employment_type, p.description, p.point, p.min_experience, p.department_id, p.version, d.name AS department,
    CAST(COALESCE(p.created_by, '') AS text) AS created_by, CAST(COALESCE(p.updated_by, p.created_by, '') AS text) AS updated_by
FROM position AS p JOIN department AS d ON d.id = p.department_id
WHERE p.active ORDER BY p.name, p.id;

-- name: AddRequisition :exec
INSERT INTO requisition (
    id, number, suffix, serial, parent_id, position_id, department_id, status, before_hold, before_unapproved, positions, state, city,
    employment_status, employment_type, hire_type, rehire_for, jd, skills, comments, requested_by, approver_id, approved_flag, approved_at,
    approved_on, tat, stipend, tenure, min_experience, esa, accepted, joined, outstanding, added_by, added_at, added_on, version, points
) VALUES (
    @id, @number, @suffix, @serial, @parent_id, @position_id, @department_id, @status, @before_hold, @before_unapproved, @positions, @state, @city,
    @employment_status, @employment_type, @hire_type, @rehire_for, @jd, @skills, @comments, @requested_by, @approver_id, @approved_flag, @approved_at,
    @approved_on, @tat, @stipend, @tenure, @min_experience, @esa, 0, 0, 0, @added_by, @added_at, @added_on, 1,
    COALESCE((SELECT p.point FROM position AS p WHERE p.id = @position_id), 0)
);

-- name: RequisitionByID :one
SELECT * FROM requisition WHERE id = @id;

-- name: RequisitionIDBySerial :one
SELECT id FROM requisition WHERE serial = @serial;

-- name: LastRequisitionNumber :one
SELECT CAST(COALESCE(MAX(number), 1000) AS bigint) FROM requisition;

-- name: LastRequisitionSuffix :one
SELECT CAST(COALESCE(MAX(suffix), 0) AS bigint) FROM requisition WHERE number = @number;

-- name: SaveRequisition :execrows
UPDATE requisition SET status = @status, before_hold = @before_hold, before_unapproved = @before_unapproved, positions = @positions,
    employment_type = @employment_type, approved_flag = @approved_flag, approved_at = @approved_at, approved_on = @approved_on,
    stipend = @stipend, tenure = @tenure, accepted = @accepted, joined = @joined, outstanding = @outstanding, version = version + 1
WHERE id = @id AND version = @version;

-- name: AssignmentsOf :many
SELECT * FROM assignment WHERE requisition_id = @requisition_id ORDER BY seq;

-- name: AddAssignment :exec
INSERT INTO assignment (id, requisition_id, hr_id, positions, status, seq, started, accepted, joined, outstanding, created_by, created_at, created_on)
VALUES (@id, @requisition_id, @hr_id, @positions, @status, @seq, @started, @accepted, @joined, @outstanding, @created_by, @created_at, @created_on);

-- name: SaveAssignment :execrows
UPDATE assignment SET positions = @positions, status = @status, started = @started, accepted = @accepted, joined = @joined, outstanding = @outstanding
WHERE id = @id;

-- name: DropAssignment :exec
DELETE FROM assignment WHERE id = @id;

-- name: LastRequisitionEventID :one
SELECT CAST(COALESCE(MAX(id), 0) AS bigint) FROM requisition_event;

-- name: AddRequisitionEvent :exec
INSERT INTO requisition_event (id, step, requisition_id, hr_id, from_hr_id, action, status, after, positions, comment, actor_id, at, on_day, before)
VALUES (@id, @step, @requisition_id, @hr_id, @from_hr_id, @action, @status, @after, @positions, @comment, @actor_id, @at, @on_day, @before);

-- name: RequisitionEventByID :one
SELECT * FROM requisition_event WHERE id = @id;

-- name: LastRequisitionEvent :one
SELECT * FROM requisition_event WHERE requisition_id = @requisition_id AND voided_at IS NULL ORDER BY id DESC LIMIT 1;

-- name: VoidRequisitionStep :execrows
UPDATE requisition_event SET voided_at = @voided_at WHERE requisition_id = @requisition_id AND step = @step AND voided_at IS NULL;

-- name: AssignmentRows :many
SELECT a.id, a.hr_id, a.positions, a.status, a.seq, a.started, a.created_on, a.accepted, a.joined, a.outstanding, u.mobile,
    CAST(u.first_name || ' ' || u.last_name AS text) AS hr_name
FROM assignment AS a JOIN app_user AS u ON u.id = a.hr_id
WHERE a.requisition_id = @requisition_id
ORDER BY a.seq;

-- name: UsersOfRoles :many
SELECT u.id, u.email, u.role_id, u.department_id, r.name AS role, d.name AS department,
    CAST(u.first_name || ' ' || u.last_name AS text) AS name
FROM app_user AS u
JOIN role AS r ON r.id = u.role_id
JOIN department AS d ON d.id = u.department_id
WHERE u.active AND (r.name = @first OR r.name = @second OR CAST(@first AS text) = '')
ORDER BY u.first_name, u.last_name, u.id;

-- name: CEOID :one
SELECT u.id FROM app_user AS u JOIN role AS r ON r.id = u.role_id WHERE r.name = 'CEO' AND u.active ORDER BY u.created_at, u.id LIMIT 1;

-- name: ApplicationsOfRequisition :many
SELECT id, owner_id, assignment_id, unfinished FROM application
WHERE requisition_id = @requisition_id ORDER BY id;

-- name: HandOverApplication :exec
UPDATE application SET owner_id = @owner_id, assignment_id = @assignment_id, version = version + 1 WHERE id = @id;

-- name: StageEventsSoFar :one
-- What tells later whether candidates were moved since: the newest event of all, and how many of the requisition were taken back.
SELECT CAST((SELECT COALESCE(MAX(e.id), 0) FROM stage_event AS e) AS bigint) AS last,
    (SELECT COUNT(*) FROM stage_event AS v WHERE v.requisition_id = @requisition_id AND v.voided_at IS NOT NULL) AS voided;

-- name: StageEventAfter :one
-- By number and never by time: the clocks of two servers differ.
SELECT CAST(EXISTS (SELECT 1 FROM stage_event AS e WHERE e.requisition_id = @requisition_id AND e.id > CAST(@last AS bigint))
    OR (SELECT COUNT(*) FROM stage_event AS v WHERE v.requisition_id = @requisition_id AND v.voided_at IS NOT NULL) <> CAST(@voided AS bigint) AS boolean) AS followed;

-- name: DepartmentByID :one
SELECT * FROM department WHERE id = @id;

-- name: RequisitionFacts :one
SELECT r.id, r.serial, r.status, r.positions, r.state, r.city, r.employment_status, r.employment_type, r.hire_type, r.rehire_for, r.tat,
    r.approver_id, p.name AS position, d.name AS department, b.email AS requested_email, a.email AS approver_email,
    CAST(b.first_name || ' ' || b.last_name AS text) AS requested_by, CAST(a.first_name || ' ' || a.last_name AS text) AS approver
FROM requisition AS r
JOIN position AS p ON p.id = r.position_id
JOIN department AS d ON d.id = r.department_id
JOIN app_user AS b ON b.id = r.requested_by
JOIN app_user AS a ON a.id = r.approver_id
WHERE r.id = @id;

-- The event that asked the approver: what they decide on.
-- name: ApprovalAsked :one
SELECT e.id, e.action, e.comment, e.at FROM requisition_event AS e
WHERE e.requisition_id = @requisition_id AND e.action IN ('New Requisition', 'Edit Requisition') AND e.voided_at IS NULL
ORDER BY e.id DESC LIMIT 1;

-- name: ApprovalAskedAgain :one
SELECT a.at FROM audit AS a WHERE a.subject_id = @requisition_id AND a.action = 'AskAgain' ORDER BY a.at DESC, a.id DESC LIMIT 1;

-- Requisitions whose approver can still answer.
-- name: OpenApprovals :many
SELECT r.id, r.department_id, r.approver_id FROM requisition AS r
WHERE r.status IN ('New', 'Unapproved') OR (NOT r.approved_flag AND r.status <> 'Revoke')
ORDER BY r.number, r.suffix;

-- name: SetRequisitionApprover :exec
UPDATE requisition SET approver_id = @approver_id WHERE id = @id;
