-- name: AddProbe :exec
INSERT INTO probe (id, filler) VALUES (@id, @filler);

-- name: RemoveProbe :exec
DELETE FROM probe WHERE id = @id;
