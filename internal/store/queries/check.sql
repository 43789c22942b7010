-- name: Roles :many
SELECT * FROM role ORDER BY id;

-- name: UsersToCheck :many
SELECT u.id, u.first_name, u.last_name, u.mobile, u.email, u.company_mobile, u.reports_to, u.password_hash, u.version, r.name AS role,
    CAST(COALESCE((SELECT string_agg(g.grant_name, ',' ORDER BY g.grant_name) FROM user_grant AS g WHERE g.user_id = u.id), '') AS text) AS grants,
    CAST(COALESCE(lines.added, 0) AS bigint) AS added,
    CAST(COALESCE(lines.changed, 0) AS bigint) AS changed,
    CAST(COALESCE(lines.passwords, 0) AS bigint) AS passwords
FROM app_user AS u
JOIN role AS r ON r.id = u.role_id
LEFT JOIN (
    SELECT a.subject_id,
        COUNT(*) FILTER (WHERE a.action = 'AddUser') AS added,
        COUNT(*) FILTER (WHERE a.action IN ('DisableUser', 'EnableUser', 'GrantUser', 'RevokeGrant', 'ChangeUser')) AS changed,
        COUNT(*) FILTER (WHERE a.action IN ('ChangePassword', 'UsePasswordLink', 'SetUserPassword')) AS passwords
    FROM audit AS a WHERE a.subject = 'user' GROUP BY a.subject_id
) AS lines ON lines.subject_id = u.id
ORDER BY u.mobile;

-- name: SessionsOfNobody :many
SELECT s.created_at, u.mobile FROM login_session AS s
JOIN app_user AS u ON u.id = s.user_id
JOIN department AS d ON d.id = u.department_id
WHERE NOT u.active OR NOT d.may_sign_in ORDER BY u.mobile, s.token_hash;

-- name: PasswordLinksOfNobody :many
SELECT l.expires_at, u.mobile FROM password_link AS l
JOIN app_user AS u ON u.id = l.user_id
JOIN department AS d ON d.id = u.department_id
WHERE NOT u.active OR NOT d.may_sign_in ORDER BY u.mobile, l.token_hash;

-- name: UsersWithPicture :many
SELECT p.user_id, u.mobile FROM user_picture AS p JOIN app_user AS u ON u.id = p.user_id ORDER BY u.mobile;

-- name: SettingsWithLines :many
SELECT s.key, s.value, s.version, CAST(COALESCE(a.after, '') AS text) AS after, COUNT(a.id) AS times
FROM setting AS s LEFT JOIN audit AS a ON a.subject = 'setting' AND a.subject_id = s.key
GROUP BY s.key, s.value, s.version, a.after ORDER BY s.key, a.after NULLS LAST;

-- name: QueuedMessagesWithoutJob :many
SELECT m.id, m.state FROM message AS m
WHERE m.state IN ('queued', 'leaving') AND '"' || m.id || '"' NOT IN (SELECT j.payload FROM job AS j WHERE j.kind = 'SendMessage' AND NOT j.dead)
ORDER BY m.id;

-- name: JobsWithoutMessage :many
SELECT j.id FROM job AS j
WHERE j.kind = 'SendMessage' AND j.payload NOT IN (SELECT '"' || m.id || '"' FROM message AS m)
ORDER BY j.id;

-- name: MessagesWithoutReason :many
SELECT m.id, m.state FROM message AS m WHERE m.state IN ('failed', 'kept') AND m.reason = '' ORDER BY m.id;

-- name: MessagesSentWithoutTime :many
-- A message that failed after its service had accepted it keeps the time, also when it is tried again.
SELECT m.id, m.state FROM message AS m
WHERE (m.state IN ('sent', 'delivered', 'read')) <> (m.sent_at IS NOT NULL)
    AND NOT (m.sent_at IS NOT NULL AND m.channel = 'whatsapp' AND EXISTS (SELECT 1 FROM message_step AS s WHERE s.message_id = m.id AND s.state = 'sent'))
ORDER BY m.id;

-- name: MessagesWithoutCause :many
SELECT m.id FROM message AS m WHERE m.cause = '' OR m.cause_id = '' OR m.to_list = '' ORDER BY m.id;

-- name: DeadJobsWithoutReason :many
SELECT j.id, j.kind FROM job AS j WHERE j.dead AND j.last_error = '' ORDER BY j.id;

-- name: ChangeMarksThatClash :many
SELECT m.topic, m.n FROM change_mark AS m
WHERE m.n < 1 OR EXISTS (SELECT 1 FROM change_mark AS other WHERE other.n = m.n AND other.topic <> m.topic)
ORDER BY m.topic;

-- name: MessageCauses :many
SELECT m.cause, m.channel, CAST(MIN(m.id) AS text) AS first_id, COUNT(*) AS messages FROM message AS m
WHERE m.cause <> '' GROUP BY m.cause, m.channel ORDER BY m.cause, m.channel;

-- name: MessagesOfNoUser :many
SELECT m.id FROM message AS m
WHERE m.cause = @cause AND m.cause_id <> '' AND m.state <> 'cancelled' AND NOT EXISTS (SELECT 1 FROM app_user AS u WHERE u.id = m.cause_id)
ORDER BY m.id;

-- name: MessagesOfNoRequisitionEvent :many
SELECT m.id FROM message AS m
WHERE m.cause = @cause AND m.cause_id <> '' AND m.state <> 'cancelled' AND m.cause_id NOT IN (
    SELECT CAST(e.id AS text) FROM requisition_event AS e
    WHERE e.voided_at IS NULL AND e.action IN ('New Requisition', 'Edit Requisition'))
ORDER BY m.id;

-- name: MessagesThatShareALink :many
SELECT m.id FROM message AS m
WHERE m.cause = @cause AND m.state NOT IN ('sent', 'cancelled') AND (m.cc_list <> '' OR m.to_list LIKE '%,%')
ORDER BY m.id;

-- name: ApprovalAnswers :many
SELECT DISTINCT a.subject_id, CAST(COALESCE(a.actor_id, '') AS text) AS actor_id FROM audit AS a WHERE a.action = 'AnswerApproval';

-- name: ApproverChanges :many
SELECT a.subject_id, a.before FROM audit AS a WHERE a.action = 'ChangeApprover';

-- The cause is tested again before the cast, because other messages have ids there that are not numbers.
-- name: MessagesOfNoStageEvent :many
SELECT m.id FROM message AS m
WHERE m.cause = @cause AND m.cause_id <> '' AND m.state <> 'cancelled' AND NOT EXISTS (
    SELECT 1 FROM stage_event AS s
    WHERE (s.voided_at IS NULL OR m.state = 'sent') AND s.id = CASE WHEN m.cause = @cause AND m.cause_id <> '' THEN CAST(m.cause_id AS bigint) END)
ORDER BY m.id;

-- name: MessagesOfNoVoidedEvent :many
SELECT m.id FROM message AS m
WHERE m.cause = @cause AND m.cause_id <> '' AND m.state <> 'cancelled' AND NOT EXISTS (
    SELECT 1 FROM stage_event AS s
    WHERE s.voided_at IS NOT NULL AND s.id = CASE WHEN m.cause = @cause AND m.cause_id <> '' THEN CAST(m.cause_id AS bigint) END)
ORDER BY m.id;

-- name: MovesVoidedInPart :many
SELECT e.step, COUNT(*) AS events, COUNT(e.voided_at) AS voided, MIN(e.id) = e.step AS begins FROM stage_event AS e
GROUP BY e.step HAVING COUNT(e.voided_at) NOT IN (0, COUNT(*)) OR MIN(e.id) <> e.step
ORDER BY e.step LIMIT 100;

-- The mails that left about events that were taken back, and that nothing corrects.
-- name: MessagesNotCorrected :many
SELECT m.id, m.cause, CAST(s.voided_at AS timestamptz) AS voided_at, CAST(COALESCE(i.at, s.voided_at) AS timestamptz) AS starts_at FROM message AS m
JOIN stage_event AS s ON s.id = CASE WHEN m.cause IN ('ScheduleInterview', 'ConductInterview', 'CancelInterview', 'ExpectJoining') THEN CAST(m.cause_id AS bigint) END
LEFT JOIN interview AS i ON i.event_id = s.id
WHERE m.cause IN ('ScheduleInterview', 'ConductInterview', 'CancelInterview', 'ExpectJoining') AND m.state = 'sent' AND s.voided_at IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM message AS c WHERE c.cause = 'TakeBackMove' AND c.cause_id = m.cause_id AND c.to_list = m.to_list)
    AND NOT EXISTS (SELECT 1 FROM job AS j WHERE j.kind = 'CorrectMessage' AND j.payload = '"' || m.id || '"')
ORDER BY m.id;

-- Mails that would still leave about events that were taken back.
-- name: MessagesOfVoidedMoves :many
SELECT m.id FROM message AS m
JOIN stage_event AS s ON s.id = CASE WHEN m.cause IN ('ScheduleInterview', 'ConductInterview', 'CancelInterview', 'ExpectJoining') THEN CAST(m.cause_id AS bigint) END
WHERE m.cause IN ('ScheduleInterview', 'ConductInterview', 'CancelInterview', 'ExpectJoining') AND m.state = 'queued' AND s.voided_at IS NOT NULL
ORDER BY m.id;

-- name: MessagesOfNoStep :many
SELECT m.id FROM message AS m
WHERE m.cause = @cause AND m.cause_id <> '' AND m.state <> 'cancelled' AND NOT EXISTS (
    SELECT 1 FROM requisition_event AS e
    WHERE e.voided_at IS NULL AND e.id = CASE WHEN m.cause = @cause AND m.cause_id <> '' THEN CAST(m.cause_id AS bigint) END)
ORDER BY m.id;

-- name: MessagesOfNoCandidateLink :many
SELECT m.id FROM message AS m
WHERE m.cause = @cause AND m.cause_id <> '' AND m.state <> 'cancelled' AND NOT EXISTS (SELECT 1 FROM candidate_link AS l WHERE l.id = m.cause_id)
ORDER BY m.id;

-- name: MessagesOfNoCandidate :many
SELECT m.id FROM message AS m
WHERE m.cause = @cause AND m.cause_id <> '' AND m.state <> 'cancelled' AND NOT EXISTS (SELECT 1 FROM candidate AS c WHERE c.id = m.cause_id)
ORDER BY m.id;

-- name: ActorsToCheck :many
SELECT u.id, r.name AS role,
    CAST(COALESCE((SELECT string_agg(g.grant_name, ',' ORDER BY g.grant_name) FROM user_grant AS g WHERE g.user_id = u.id), '') AS text) AS grants,
    EXISTS (SELECT 1 FROM audit AS a WHERE a.subject = 'user' AND a.subject_id = u.id AND a.action IN ('RevokeGrant', 'ChangeUser') AND a.before LIKE '%"manager"%') AS managed,
    EXISTS (SELECT 1 FROM audit AS a WHERE a.subject = 'user' AND a.subject_id = u.id AND a.action = 'ChangeUser' AND a.before LIKE '%"role"%') AS other_role
FROM app_user AS u JOIN role AS r ON r.id = u.role_id ORDER BY u.id;

-- name: RequisitionsMiscounted :many
SELECT r.serial, r.accepted, r.joined, r.outstanding, CAST(COALESCE(c.accepted, 0) AS bigint) AS now_accepted,
    CAST(COALESCE(c.joined, 0) AS bigint) AS now_joined, CAST(COALESCE(c.outstanding, 0) AS bigint) AS now_outstanding
FROM requisition AS r
LEFT JOIN (
    SELECT a.requisition_id, COUNT(*) FILTER (WHERE a.accepted) AS accepted, COUNT(*) FILTER (WHERE a.joined) AS joined,
        COUNT(*) FILTER (WHERE a.outstanding) AS outstanding
    FROM application AS a GROUP BY a.requisition_id
) AS c ON c.requisition_id = r.id
WHERE r.accepted <> COALESCE(c.accepted, 0) OR r.joined <> COALESCE(c.joined, 0) OR r.outstanding <> COALESCE(c.outstanding, 0)
ORDER BY r.number, r.suffix;

-- name: AssignmentsMiscounted :many
SELECT r.serial, h.seq FROM assignment AS h
JOIN requisition AS r ON r.id = h.requisition_id
LEFT JOIN (
    SELECT a.assignment_id, COUNT(*) FILTER (WHERE a.accepted) AS accepted, COUNT(*) FILTER (WHERE a.joined) AS joined,
        COUNT(*) FILTER (WHERE a.outstanding) AS outstanding
    FROM application AS a WHERE a.assignment_id IS NOT NULL GROUP BY a.assignment_id
) AS c ON c.assignment_id = h.id
WHERE h.accepted <> COALESCE(c.accepted, 0) OR h.joined <> COALESCE(c.joined, 0) OR h.outstanding <> COALESCE(c.outstanding, 0)
ORDER BY r.number, r.suffix, h.seq;

-- What was accepted under a recruiter who was taken off counts as assigned too.
-- name: RequisitionsOverfull :many
SELECT r.serial, r.positions, r.accepted, r.outstanding, CAST(COALESCE(h.assigned, 0) AS bigint) AS assigned
FROM requisition AS r
LEFT JOIN (
    SELECT a.requisition_id, SUM(a.positions) AS assigned FROM assignment AS a GROUP BY a.requisition_id
) AS h ON h.requisition_id = r.id
WHERE COALESCE(h.assigned, 0) > r.positions OR r.accepted > r.positions OR r.outstanding > r.positions
ORDER BY r.number, r.suffix;

-- name: FreshersAskedForExperience :many
SELECT r.serial, CAST(COALESCE(r.min_experience, 0) AS bigint) AS years FROM requisition AS r
WHERE r.employment_status = 'Fresher' AND r.min_experience IS NOT NULL ORDER BY r.number, r.suffix;

-- name: ApplicationsUnderOthers :many
SELECT a.id, r.serial FROM application AS a
JOIN requisition AS r ON r.id = a.requisition_id
JOIN assignment AS h ON h.id = a.assignment_id
WHERE h.requisition_id <> a.requisition_id OR a.owner_id IS NULL OR h.hr_id <> a.owner_id
ORDER BY a.id;

-- name: CandidatesLiveTwice :many
SELECT a.candidate_id, COUNT(*) AS times FROM application AS a WHERE a.live GROUP BY a.candidate_id HAVING COUNT(*) > 1 ORDER BY a.candidate_id;

-- name: CandidatesWronglyBlacklisted :many
SELECT c.id, c.blacklisted FROM candidate AS c
WHERE EXISTS (
    SELECT 1 FROM application AS a
    WHERE a.candidate_id = c.id AND ((c.blacklisted AND a.live) OR (NOT c.blacklisted AND a.status = 'Blacklisted')
        OR (c.blacklisted AND NOT EXISTS (SELECT 1 FROM application AS x WHERE x.candidate_id = c.id AND x.status = 'Blacklisted'))))
ORDER BY c.id;

-- The pending interviews without the mails that were asked for when they were arranged. A candidate who was changed since
-- may not have had an address then.
-- name: InterviewsWithoutMails :many
SELECT i.event_id, i.application_id FROM interview AS i
JOIN stage_event AS e ON e.id = i.event_id
JOIN app_user AS u ON u.id = i.conducted_by
JOIN application AS a ON a.id = i.application_id
JOIN candidate AS c ON c.id = a.candidate_id
WHERE i.pending AND i.told
    AND (u.email <> '' AND NOT EXISTS (SELECT 1 FROM message AS m WHERE m.cause = 'ConductInterview' AND m.cause_id = CAST(i.event_id AS text))
        OR c.email <> '' AND NOT EXISTS (SELECT 1 FROM message AS m WHERE m.cause = 'ScheduleInterview' AND m.cause_id = CAST(i.event_id AS text))
            AND NOT EXISTS (SELECT 1 FROM audit AS l WHERE l.subject_id = c.id AND l.at > e.at))
    AND NOT EXISTS (SELECT 1 FROM job AS j WHERE j.kind = 'MailMove' AND (strpos(j.payload, '"Event":' || CAST(i.event_id AS text) || ',') > 0
        OR strpos(j.payload, '"Event":' || CAST(i.event_id AS text) || '}') > 0))
ORDER BY i.event_id;

-- Interviews whose people were told more than once by one step that they do not take place.
-- name: InterviewsCancelledTwice :many
SELECT m.cause_id, m.to_list, COUNT(*) AS times FROM message AS m
WHERE m.cause = 'CancelInterview' AND m.state <> 'cancelled'
GROUP BY m.cause_id, m.to_list HAVING COUNT(*) > 1
ORDER BY m.cause_id, m.to_list;

-- Interviews that are pending although a later step, which stands, cancelled them. Where the application ended by a
-- Re-map, which leaves its status as it was, nothing takes place.
-- name: PendingInterviewsCancelled :many
SELECT DISTINCT i.event_id, i.application_id FROM interview AS i
JOIN application AS a ON a.id = i.application_id AND a.live
JOIN stage_event AS e ON e.application_id = i.application_id AND e.id > i.event_id AND e.voided_at IS NULL
JOIN message AS m ON m.cause_id = CAST(e.id AS text) AND m.cause = 'CancelInterview' AND m.state <> 'cancelled'
WHERE i.pending
ORDER BY i.event_id;

-- name: ApplicationsWithWrongInterview :many
SELECT a.id, a.stage, a.status FROM application AS a
WHERE CASE WHEN a.status IN ('Scheduled', 'Rescheduled') THEN 1 ELSE 0 END <> (
    SELECT COUNT(*) FROM interview AS i WHERE i.application_id = a.id AND i.pending)
ORDER BY a.id;
