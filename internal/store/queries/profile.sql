-- name: BasicProfile :one
SELECT * FROM profile_basic WHERE candidate_id = @candidate_id;

-- name: PutBasicProfile :exec
INSERT INTO profile_basic (
    candidate_id, position, reference, email, first_name, middle_name, last_name, date_of_birth, home_town, address, state, city, pin,
    marital_status, blood_group, gender, family_name, relation, occupation, saved_at, version
) VALUES (
    @candidate_id, @position, @reference, @email, @first_name, @middle_name, @last_name, @date_of_birth, @home_town, @address, @state, @city, @pin,
    @marital_status, @blood_group, @gender, @family_name, @relation, @occupation, @saved_at, 1
) ON CONFLICT (candidate_id) DO UPDATE SET position = excluded.position, reference = excluded.reference, email = excluded.email,
    first_name = excluded.first_name, middle_name = excluded.middle_name, last_name = excluded.last_name, date_of_birth = excluded.date_of_birth,
    home_town = excluded.home_town, address = excluded.address, state = excluded.state, city = excluded.city, pin = excluded.pin,
    marital_status = excluded.marital_status, blood_group = excluded.blood_group, gender = excluded.gender, family_name = excluded.family_name,
    relation = excluded.relation, occupation = excluded.occupation, saved_at = excluded.saved_at, version = profile_basic.version + 1;

-- name: OtherProfile :one
SELECT * FROM profile_other WHERE candidate_id = @candidate_id;

-- name: PutOtherProfile :exec
INSERT INTO profile_other (
    candidate_id, id, able_to_join, notice_period, current_salary, current_salary_per, total_experience, expected_salary, expected_salary_per, skills, strength, weakness, has_relative,
    relative_name, relative_designation, relative_relation, interviewed, interviewed_on, interview_location, interviewer_name, interview_position,
    self_introduction, saved_at, version
) VALUES (
    @candidate_id, @id, @able_to_join, @notice_period, @current_salary, @current_salary_per, @total_experience, @expected_salary, @expected_salary_per, @skills, @strength, @weakness, @has_relative,
    @relative_name, @relative_designation, @relative_relation, @interviewed, @interviewed_on, @interview_location, @interviewer_name, @interview_position,
    @self_introduction, @saved_at, 1
) ON CONFLICT (candidate_id) DO UPDATE SET able_to_join = excluded.able_to_join, notice_period = excluded.notice_period,
    current_salary = excluded.current_salary, current_salary_per = excluded.current_salary_per, expected_salary_per = excluded.expected_salary_per, total_experience = excluded.total_experience, expected_salary = excluded.expected_salary,
    skills = excluded.skills, strength = excluded.strength, weakness = excluded.weakness, has_relative = excluded.has_relative,
    relative_name = excluded.relative_name, relative_designation = excluded.relative_designation, relative_relation = excluded.relative_relation,
    interviewed = excluded.interviewed, interviewed_on = excluded.interviewed_on, interview_location = excluded.interview_location,
    interviewer_name = excluded.interviewer_name, interview_position = excluded.interview_position,
    self_introduction = excluded.self_introduction, saved_at = excluded.saved_at, version = profile_other.version + 1;

-- name: ExperienceOf :many
SELECT * FROM profile_experience WHERE candidate_id = @candidate_id ORDER BY id;

-- name: AddExperience :exec
INSERT INTO profile_experience (id, candidate_id, organization, city, position, supervisor, reason_for_leaving, from_month, to_month, working, saved_at, version)
VALUES (@id, @candidate_id, @organization, @city, @position, @supervisor, @reason_for_leaving, @from_month, @to_month, @working, @saved_at, 1);

-- name: ReplaceExperience :exec
UPDATE profile_experience SET organization = @organization, city = @city, position = @position, supervisor = @supervisor,
    reason_for_leaving = @reason_for_leaving, from_month = @from_month, to_month = @to_month, working = @working, saved_at = @saved_at, version = version + 1
WHERE id = @id;

-- name: DeleteExperience :exec
DELETE FROM profile_experience WHERE id = @id;

-- name: EducationOf :many
SELECT * FROM profile_education WHERE candidate_id = @candidate_id ORDER BY id;

-- name: AddEducation :exec
INSERT INTO profile_education (id, candidate_id, level, college, city, study_type, from_month, to_month, pursuing, saved_at, version)
VALUES (@id, @candidate_id, @level, @college, @city, @study_type, @from_month, @to_month, @pursuing, @saved_at, 1);

-- name: ReplaceEducation :exec
UPDATE profile_education SET level = @level, college = @college, city = @city, study_type = @study_type, from_month = @from_month,
    to_month = @to_month, pursuing = @pursuing, saved_at = @saved_at, version = version + 1
WHERE id = @id;

-- name: DeleteEducation :exec
DELETE FROM profile_education WHERE id = @id;

-- name: CertificatesOf :many
SELECT * FROM profile_certificate WHERE candidate_id = @candidate_id ORDER BY id;

-- name: AddCertificate :exec
INSERT INTO profile_certificate (id, candidate_id, number, name, start_month, expiry_month, saved_at, version)
VALUES (@id, @candidate_id, @number, @name, @start_month, @expiry_month, @saved_at, 1);

-- name: ReplaceCertificate :exec
UPDATE profile_certificate SET number = @number, name = @name, start_month = @start_month, expiry_month = @expiry_month, saved_at = @saved_at,
    version = version + 1
WHERE id = @id;

-- name: DeleteCertificate :exec
DELETE FROM profile_certificate WHERE id = @id;

-- name: StepsDone :many
SELECT step FROM profile_step WHERE candidate_id = @candidate_id ORDER BY step;

-- name: MarkStep :execrows
INSERT INTO profile_step (candidate_id, step, done_at) VALUES (@candidate_id, @step, @done_at)
ON CONFLICT (candidate_id, step) DO NOTHING;

-- name: DraftsOf :many
SELECT * FROM profile_draft WHERE candidate_id = @candidate_id ORDER BY step;

-- name: DraftOf :one
SELECT * FROM profile_draft WHERE candidate_id = @candidate_id AND step = @step;

-- name: PutDraft :exec
INSERT INTO profile_draft (candidate_id, step, saved_at, version, body) VALUES (@candidate_id, @step, @saved_at, @version, @body)
ON CONFLICT (candidate_id, step) DO UPDATE SET saved_at = excluded.saved_at, version = excluded.version, body = excluded.body;

-- Where the candidate applies now: the live application, else the latest. offered means that an offer was sent there.
-- name: ApplyingOf :one
SELECT a.requisition_id, a.live, CAST(COALESCE(a.owner_id, '') AS text) AS owner_id, p.name AS position,
    EXISTS (SELECT 1 FROM stage_event AS e WHERE e.application_id = a.id AND e.stage = 'OFFER' AND e.status = 'Offer Sent' AND e.voided_at IS NULL) AS offered
FROM application AS a
JOIN requisition AS r ON r.id = a.requisition_id
JOIN position AS p ON p.id = r.position_id
WHERE a.candidate_id = @candidate_id
ORDER BY a.live DESC, a.latest_at DESC, a.id DESC LIMIT 1;

-- Whoever owns an application of the candidate, or has them from the queue of the programme.
-- name: WorksOnCandidate :one
SELECT EXISTS (SELECT 1 FROM application AS a WHERE a.candidate_id = @candidate_id AND (a.owner_id = @user_id
    OR EXISTS (SELECT 1 FROM call_hold AS h WHERE h.application_id = a.id AND h.user_id = @user_id AND h.until > @now)));

-- Whether the candidate told anything that is still here.
-- name: ToldAnything :one
SELECT EXISTS (
    SELECT b.candidate_id FROM profile_basic AS b WHERE b.candidate_id = @candidate_id
    UNION ALL SELECT o.candidate_id FROM profile_other AS o WHERE o.candidate_id = @candidate_id
    UNION ALL SELECT x.candidate_id FROM profile_experience AS x WHERE x.candidate_id = @candidate_id
    UNION ALL SELECT y.candidate_id FROM profile_education AS y WHERE y.candidate_id = @candidate_id
    UNION ALL SELECT z.candidate_id FROM profile_certificate AS z WHERE z.candidate_id = @candidate_id
    UNION ALL SELECT d.candidate_id FROM profile_draft AS d WHERE d.candidate_id = @candidate_id AND d.body <> ''
    UNION ALL SELECT e.candidate_id FROM esa_typed AS e WHERE e.candidate_id = @candidate_id
    UNION ALL SELECT r.candidate_id FROM resume AS r WHERE r.candidate_id = @candidate_id AND r.uploaded_by IS NULL);

-- name: EraseBasicProfile :exec
DELETE FROM profile_basic WHERE candidate_id = @candidate_id;

-- name: EraseOtherProfile :exec
DELETE FROM profile_other WHERE candidate_id = @candidate_id;

-- name: EraseExperience :exec
DELETE FROM profile_experience WHERE candidate_id = @candidate_id;

-- name: EraseEducation :exec
DELETE FROM profile_education WHERE candidate_id = @candidate_id;

-- name: EraseCertificates :exec
DELETE FROM profile_certificate WHERE candidate_id = @candidate_id;

-- name: EraseSteps :exec
DELETE FROM profile_step WHERE candidate_id = @candidate_id;

-- A dropped draft stays as an empty row, so that its number never comes again.
-- name: EraseDrafts :exec
UPDATE profile_draft SET body = '', version = version + 1, saved_at = @saved_at WHERE candidate_id = @candidate_id;

-- name: EraseEsaTyped :exec
DELETE FROM esa_typed WHERE candidate_id = @candidate_id;
