-- name: AddOnce :exec
INSERT INTO once (user_id, key, operation, digest, answer, at) VALUES (@user_id, @key, @operation, @digest, '', @at);

-- name: AnswerOnce :exec
UPDATE once SET answer = @answer WHERE user_id = @user_id AND key = @key AND operation = @operation;

-- name: OnceByKey :one
SELECT * FROM once WHERE user_id = @user_id AND key = @key;

-- name: SweepOnce :execrows
DELETE FROM once WHERE at <= @before;
