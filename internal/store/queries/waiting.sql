-- name: WaitOfApplication :one
SELECT * FROM wait WHERE application_id = @application_id;

-- A wait that is written again keeps its band: that changes with calls alone.
-- name: SaveWait :exec
INSERT INTO wait (application_id, requisition_id, owner_id, party, person_id, what, since_at, due_at, sleeps, joins_on, tries, promised, band, written)
VALUES (@application_id, @requisition_id, @owner_id, @party, @person_id, @what, @since_at, @due_at, @sleeps, @joins_on, @tries, @promised,
    COALESCE((SELECT b.band FROM application AS a JOIN call_band AS b ON b.candidate_id = a.candidate_id WHERE a.id = @application_id), 0),
    (SELECT COALESCE(MAX(w.written), 0) + 1 FROM wait AS w WHERE w.written > 0))
ON CONFLICT (application_id) DO UPDATE SET owner_id = excluded.owner_id, party = excluded.party, person_id = excluded.person_id,
    what = excluded.what, since_at = excluded.since_at, due_at = excluded.due_at, sleeps = excluded.sleeps, joins_on = excluded.joins_on,
    tries = excluded.tries, promised = excluded.promised, written = excluded.written;

-- name: LastWaitWritten :one
SELECT CAST(COALESCE(MAX(written), 0) AS bigint) AS written FROM wait WHERE written > 0;

-- The requisitions of the programme.
-- name: ProgrammeRequisitions :many
SELECT id FROM requisition WHERE esa <> '';

-- What waits depend on of an owner or interviewer.
-- name: WaitPerson :one
SELECT u.active, r.name AS role,
    CAST(COALESCE((SELECT string_agg(g.grant_name, ',' ORDER BY g.grant_name) FROM user_grant AS g WHERE g.user_id = u.id), '') AS text) AS grants
FROM app_user AS u JOIN role AS r ON r.id = u.role_id WHERE u.id = @id;

-- name: LastReminders :many
SELECT r.at, r.on_day, CAST(u.first_name || ' ' || u.last_name AS text) AS by_name
FROM reminder AS r JOIN app_user AS u ON u.id = r.reminded_by
WHERE r.subject_id = @subject_id ORDER BY r.at DESC LIMIT 2;

-- name: AddReminder :exec
INSERT INTO reminder (id, subject_id, reminded_by, at, on_day)
SELECT CAST(COALESCE(MAX(n.id), 0) + 1 AS bigint), @subject_id, @reminded_by, @at, @on_day FROM reminder AS n;

-- name: JobsOfKind :one
SELECT COUNT(*) FROM job WHERE kind = @kind AND NOT dead;
