-- name: SecretByName :one
SELECT value FROM secret WHERE name = @name;

-- name: AddSecret :exec
INSERT INTO secret (name, value) VALUES (@name, @value) ON CONFLICT DO NOTHING;
