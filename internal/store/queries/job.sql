-- name: AddJob :exec
INSERT INTO job (id, kind, payload, dedupe, run_at, attempts, dead, last_error, created_at)
VALUES (@id, @kind, @payload, @dedupe, @run_at, 0, FALSE, '', @created_at)
ON CONFLICT (dedupe) DO NOTHING;

-- name: TakeJobs :many
-- Jobs of other kinds wait for a server of a newer version, which knows them. @kinds comes from KindList. Two workers who
-- lock the same rows in different orders would wait for each other forever. The inner query alone asks what is due: asked
-- outside as well, both engines would read everything that is due for each job taken.
UPDATE job SET run_at = @lease_end, attempts = attempts + 1
WHERE job.id IN (SELECT j.id FROM job AS j WHERE NOT j.dead AND j.run_at <= @now
        AND strpos(CAST(@kinds AS text), ',' || j.kind || ',') > 0 ORDER BY j.run_at, j.id LIMIT CAST(@most AS bigint)
        FOR UPDATE SKIP LOCKED)
RETURNING id, kind, payload, attempts;

-- name: ExtendLease :execrows
UPDATE job SET run_at = @lease_end WHERE id = @id AND attempts = @attempts AND NOT dead;

-- name: FinishJob :execrows
DELETE FROM job WHERE id = @id AND attempts = @attempts;

-- name: HoldJob :execrows
-- Changes nothing, and keeps others from taking the job until the transaction ends.
UPDATE job SET attempts = attempts WHERE id = @id AND attempts = @attempts AND NOT dead;

-- name: DelayJob :execrows
UPDATE job SET run_at = @run_at, last_error = @last_error WHERE id = @id AND attempts = @attempts AND NOT dead;

-- name: ReleaseJob :execrows
UPDATE job SET run_at = @run_at, attempts = attempts - 1 WHERE id = @id AND attempts = @attempts AND NOT dead;

-- name: RepeatJob :execrows
-- The new id makes it another job: a worker that lost the previous one cannot end this one.
UPDATE job SET id = @new_id, run_at = @run_at, attempts = 0, last_error = '' WHERE id = @id AND attempts = @attempts AND NOT dead;

-- name: BuryJob :execrows
-- The key is released: otherwise a recurring job that was given up could never be added again.
UPDATE job SET dead = TRUE, dedupe = NULL, last_error = @last_error WHERE id = @id AND attempts = @attempts;

-- name: DropSameJobs :exec
-- What a job that begins now does for those of its kind that nobody has begun.
DELETE FROM job WHERE kind = @kind AND id <> @id AND attempts = 0 AND NOT dead;

-- name: JobsDue :one
SELECT COUNT(*) FROM job WHERE NOT dead AND run_at < @until;

-- name: JobCounts :one
SELECT COUNT(*) FILTER (WHERE NOT dead) AS waiting, COUNT(*) FILTER (WHERE dead) AS dead FROM job;
