-- Names are looked up one by one: PostgreSQL takes milliseconds to plan a join of nine tables.
-- What its calendar entries told so far is counted up to the event with the number last, and to a time: voided events count,
-- and so does taking each of them back.
-- name: InterviewFacts :one
SELECT e.id, e.application_id, e.stage, e.status, e.comment, e.given_on, e.given_time, e.interview_type, e.meeting,
    a.candidate_id, a.requisition_id, CAST(COALESCE(a.owner_id, '') AS text) AS owner_id, c.name, c.mobile, c.email, c.experience, c.experience_in, c.notice_period, c.current_company, c.current_designation,
    CAST((SELECT p.name FROM position AS p WHERE p.id = r.position_id) AS text) AS position, r.serial, i.pending,
    e.voided_at,
    (SELECT COUNT(*) FROM stage_event AS o WHERE o.application_id = e.application_id AND o.stage = e.stage AND o.status IN ('Scheduled', 'Rescheduled')
        AND o.id <= CAST(@last AS bigint)) AS arranged,
    -- Whoever was replaced got a cancellation, and so did the people of a result, and of a revocation, also of one that was undone.
    CAST((SELECT COUNT(*) FROM stage_event AS o WHERE o.application_id = e.application_id AND o.stage = e.stage AND o.status = 'Rescheduled' AND o.id <= CAST(@last AS bigint)
        AND o.conducted_by <> (SELECT former.conducted_by FROM stage_event AS former WHERE former.application_id = o.application_id AND former.stage = o.stage
            AND former.status IN ('Scheduled', 'Rescheduled') AND former.id < o.id AND (former.voided_at IS NULL OR former.voided_at > o.at) ORDER BY former.id DESC LIMIT 1))
        + (SELECT COUNT(*) FROM stage_event AS o WHERE o.application_id = e.application_id AND o.id <= CAST(@last AS bigint) AND (o.stage = '' AND o.status = 'Re-map'
            OR o.stage = e.stage AND o.status IN ('Selected', 'On-Hold', 'Rejected', 'Skip', 'Backed Out', 'Blacklisted')))
        + (SELECT COUNT(*) FROM stage_event AS taken WHERE taken.application_id = e.application_id AND (taken.stage = e.stage OR taken.stage = '' AND taken.status = 'Re-map')
        AND taken.voided_at <= @until)
        + (SELECT COUNT(*) FROM requisition_event AS v WHERE v.requisition_id = e.requisition_id AND v.action = 'Revoke Requisition' AND v.at < @until
        AND v.at >= (SELECT MIN(o.at) FROM stage_event AS o WHERE o.application_id = e.application_id AND o.stage = e.stage
            AND o.status IN ('Scheduled', 'Rescheduled'))) AS bigint) AS cancelled,
    u.id AS person_id, CAST(u.first_name || ' ' || u.last_name AS text) AS person, u.email AS person_email, u.active AS person_active,
    CAST((SELECT ro.name FROM role AS ro WHERE ro.id = u.role_id) AS text) AS person_role,
    CAST((SELECT d.may_sign_in FROM department AS d WHERE d.id = u.department_id) AS boolean) AS signs_in
FROM stage_event AS e
JOIN interview AS i ON i.application_id = e.application_id AND i.event_id = e.id
JOIN application AS a ON a.id = e.application_id
JOIN candidate AS c ON c.id = a.candidate_id
JOIN requisition AS r ON r.id = a.requisition_id
JOIN app_user AS u ON u.id = e.conducted_by
WHERE e.id = @id;

-- The event that arranged the candidate's pending HR interview.
-- name: PendingHRInterview :one
SELECT i.event_id FROM interview AS i JOIN application AS a ON a.id = i.application_id
WHERE a.candidate_id = @candidate_id AND a.live AND i.pending AND i.stage = 'HR_ROUND';

-- name: PendingInterviewsOf :many
SELECT i.event_id, i.at, i.conducted_by, a.candidate_id, CAST(COALESCE(a.owner_id, '') AS text) AS owner_id
FROM interview AS i JOIN application AS a ON a.id = i.application_id
WHERE a.requisition_id = @requisition_id AND a.live AND i.pending
ORDER BY i.event_id;

-- name: JoiningFacts :one
SELECT e.given_on, e.comment, a.requisition_id, c.name, c.mobile, c.email, p.name AS position, d.name AS department, r.serial, r.employment_type, r.city, r.state,
    CAST(COALESCE((SELECT o.first_name || ' ' || o.last_name FROM app_user AS o WHERE o.id = a.owner_id), '') AS text) AS owner
FROM stage_event AS e
JOIN application AS a ON a.id = e.application_id
JOIN candidate AS c ON c.id = a.candidate_id
JOIN requisition AS r ON r.id = a.requisition_id
JOIN position AS p ON p.id = r.position_id
JOIN department AS d ON d.id = r.department_id
WHERE e.id = @event_id;

-- name: StageEventAfterEvent :one
SELECT * FROM stage_event WHERE application_id = @application_id AND id > @id AND voided_at IS NULL AND counts ORDER BY id LIMIT 1;

-- When the person's pending interviews begin, but for that of one application.
-- name: BusyTimes :many
SELECT i.at, r.status AS requisition_status FROM interview AS i
JOIN application AS a ON a.id = i.application_id
JOIN requisition AS r ON r.id = a.requisition_id
WHERE i.conducted_by = @person_id AND i.pending AND a.live AND i.at > @after AND i.at < @until
    AND NOT (a.candidate_id = @candidate_id AND a.requisition_id = @requisition_id)
ORDER BY i.at;

-- name: LastArrangedIn :one
SELECT e.interview_type, e.meeting, CAST(COALESCE(e.conducted_by, '') AS text) AS person_id FROM stage_event AS e
WHERE e.actor_id = @actor_id AND e.requisition_id = @requisition_id AND e.stage = @stage AND e.status IN ('Scheduled', 'Rescheduled') AND e.voided_at IS NULL
ORDER BY e.id DESC LIMIT 1;

-- name: LastArranged :one
SELECT e.interview_type, e.meeting, CAST(COALESCE(e.conducted_by, '') AS text) AS person_id FROM stage_event AS e
WHERE e.actor_id = @actor_id AND e.stage = @stage AND e.status IN ('Scheduled', 'Rescheduled') AND e.voided_at IS NULL
ORDER BY e.id DESC LIMIT 1;

-- The candidate's answer to the invitation to the pending interview.
-- name: ReplyOfInterview :one
SELECT i.reply, i.replied_at FROM interview AS i WHERE i.application_id = @application_id AND i.event_id = @event_id;

-- name: SetInterviewReply :execrows
UPDATE interview SET reply = @reply, replied_at = @replied_at
WHERE application_id = @application_id AND event_id = @event_id AND pending AND reply <> @reply;

-- name: DropReminders :exec
DELETE FROM job WHERE kind = 'RemindInterview' AND dedupe IN (CAST(@first AS text), CAST(@second AS text), CAST(@third AS text), CAST(@fourth AS text));

-- name: PendingToRemind :many
SELECT i.event_id, i.at FROM interview AS i WHERE i.pending AND i.at > @since AND i.event_id > @after ORDER BY i.event_id LIMIT CAST(@most AS bigint);

-- name: InterviewToRemind :one
SELECT i.pending, a.live, r.status AS requisition_status, CAST(e.voided_at IS NOT NULL AS boolean) AS voided
FROM interview AS i
JOIN stage_event AS e ON e.id = i.event_id
JOIN application AS a ON a.id = i.application_id
JOIN requisition AS r ON r.id = a.requisition_id
WHERE i.event_id = @event_id AND i.application_id = e.application_id;
