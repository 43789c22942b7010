-- +goose Up
-- Whether a month or a year brings a salary; empty where nobody said, as in all that was typed before.
ALTER TABLE candidate ADD COLUMN current_gross_per text NOT NULL DEFAULT '';
ALTER TABLE profile_other ADD COLUMN current_salary_per text NOT NULL DEFAULT '';
ALTER TABLE profile_other ADD COLUMN expected_salary_per text NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE profile_other DROP COLUMN expected_salary_per;
ALTER TABLE profile_other DROP COLUMN current_salary_per;
ALTER TABLE candidate DROP COLUMN current_gross_per;
