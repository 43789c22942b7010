-- name: AddSource :exec
INSERT INTO source (id, name, description, active, version, created_by, created_at)
VALUES (@id, @name, @description, TRUE, 1, @created_by, @created_at);

-- name: ActiveSource :one
SELECT id, name FROM source WHERE active AND (id = @id_or_name OR name = @id_or_name) LIMIT 1;

-- name: CandidateByKeys :one
SELECT * FROM candidate WHERE mobile10 = @mobile10 OR (email_key = @email_key AND email_key <> '')
ORDER BY CASE WHEN mobile10 = @mobile10 THEN 0 ELSE 1 END, id LIMIT 1;

-- name: CandidateByID :one
SELECT * FROM candidate WHERE id = @id;

-- name: AddCandidate :exec
INSERT INTO candidate (
    id, name, mobile, mobile10, email, email_key, address, state, city, experienced, working, experience, experience_in, notice_period,
    current_gross, current_gross_per, current_designation, current_company, source_id, blacklisted, created_by, created_at, version
) VALUES (
    @id, @name, @mobile, @mobile10, @email, @email_key, @address, @state, @city, @experienced, @working, @experience, @experience_in, @notice_period,
    @current_gross, @current_gross_per, @current_designation, @current_company, @source_id, FALSE, @created_by, @created_at, 1
);

-- name: LatestOfCandidate :one
SELECT a.stage, a.status, p.name AS position,
    CAST(COALESCE((SELECT u.first_name || ' ' || u.last_name FROM app_user AS u WHERE u.id = a.owner_id), '') AS text) AS hr_name
FROM application AS a
JOIN requisition AS r ON r.id = a.requisition_id
JOIN position AS p ON p.id = r.position_id
WHERE a.candidate_id = @candidate_id
ORDER BY a.latest_at DESC, a.id DESC LIMIT 1;

-- name: AddApplication :exec
INSERT INTO application (
    id, candidate_id, requisition_id, owner_id, assignment_id, stage, status, tab, live, unfinished, pushed, documents, esa_rejected,
    outstanding, accepted, joined, remapped, by_link, created_at, created_on, called_at, called_on, latest_at, latest_on, follow_up_at, follow_up_on, version
) VALUES (
    @id, @candidate_id, @requisition_id, @owner_id, @assignment_id, @stage, @status, @tab, TRUE, TRUE, FALSE, FALSE, FALSE,
    FALSE, FALSE, FALSE, @remapped, @by_link, @created_at, @created_on, NULL, NULL, @created_at, @created_on, NULL, NULL, 1
);

-- Includes the number of the newest event of all: a move numbers its events from there.
-- name: ApplicationToMove :one
SELECT sqlc.embed(a), CAST(COALESCE((SELECT MAX(e.id) FROM stage_event AS e), 0) AS bigint) AS last_event,
    c.name AS candidate_name, c.mobile_changed_at
FROM application AS a JOIN candidate AS c ON c.id = a.candidate_id WHERE a.candidate_id = @candidate_id AND a.requisition_id = @requisition_id;

-- name: SaveApplication :exec
UPDATE application SET owner_id = @owner_id, assignment_id = @assignment_id, stage = @stage, status = @status, tab = @tab, live = @live,
    unfinished = @unfinished, pushed = @pushed, documents = @documents, esa_rejected = @esa_rejected, outstanding = @outstanding,
    accepted = @accepted, joined = @joined, called_at = @called_at, called_on = @called_on, latest_at = @latest_at, latest_on = @latest_on,
    follow_up_at = @follow_up_at, follow_up_on = @follow_up_on, restored = @restored, version = version + 1
WHERE id = @id;

-- name: LastStageEventID :one
SELECT CAST(COALESCE(MAX(id), 0) AS bigint) FROM stage_event;

-- name: AddStageEvent :exec
INSERT INTO stage_event (
    id, application_id, requisition_id, stage, status, counts, comment, given_on, given_time, interview_type, meeting, conducted_by,
    owner_id, actor_id, at, on_day, on_hour, step
) VALUES (
    @id, @application_id, @requisition_id, @stage, @status, @counts, @comment, @given_on, @given_time, @interview_type, @meeting, @conducted_by,
    @owner_id, @actor_id, @at, @on_day, @on_hour, @step
);

-- name: StageEventsOf :many
SELECT * FROM stage_event
WHERE application_id = (SELECT a.id FROM application AS a WHERE a.candidate_id = @candidate_id AND a.requisition_id = @requisition_id) AND voided_at IS NULL
ORDER BY id;

-- name: EndInterviews :exec
UPDATE interview SET pending = FALSE WHERE application_id = @application_id AND pending;

-- name: AddInterview :exec
INSERT INTO interview (id, application_id, event_id, stage, kind, conducted_by, at, meeting, pending, told)
VALUES (@id, @application_id, @event_id, @stage, @kind, @conducted_by, @at, @meeting, TRUE, TRUE);

-- name: AddFeedback :exec
INSERT INTO feedback (event_id, factor, score) VALUES (@event_id, @factor, @score);

-- name: OfferCountsOf :many
SELECT CAST(COALESCE(assignment_id, '') AS text) AS assignment_id, COUNT(*) FILTER (WHERE accepted) AS accepted,
    COUNT(*) FILTER (WHERE joined) AS joined, COUNT(*) FILTER (WHERE outstanding) AS outstanding
FROM application WHERE requisition_id = @requisition_id
GROUP BY assignment_id;
