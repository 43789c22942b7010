-- name: DepartmentByWord :one
SELECT id, name FROM department WHERE id = @id_or_name OR name = @id_or_name LIMIT 1;

-- name: ActiveSources :many
SELECT id, name, description, version FROM source WHERE active ORDER BY name, id;

-- name: SourceByID :one
SELECT * FROM source WHERE id = @id;

-- name: SaveSource :execrows
UPDATE source SET name = @name, description = @description, version = version + 1 WHERE id = @id AND version = @version;

-- name: SavePosition :execrows
UPDATE position SET name = @name, department_id = @department_id, description = @description, employment_type = @employment_type, point = @point, min_experience = @min_experience,
    updated_by = @updated_by, version = version + 1
WHERE id = @id AND version = @version;

-- name: RetirePosition :exec
UPDATE position SET active = FALSE, updated_by = @updated_by, version = version + 1 WHERE id = @id;

-- name: RequisitionsOfPosition :one
SELECT COUNT(*) FROM requisition WHERE position_id = @position_id;

-- name: PositionsLike :many
SELECT id, name FROM position WHERE department_id = @department_id AND employment_type = @employment_type AND active;
