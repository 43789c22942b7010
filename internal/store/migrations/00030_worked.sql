-- +goose Up
-- What the dashboards count, by day; written with the events. They take the place of one table by hour and status, which was
-- almost as long as the events. It goes, so that an older version cannot add events that are counted nowhere.

-- How many events a stage has, without those that blacklist a candidate.
CREATE TABLE stage_day (
    on_day date NOT NULL,
    stage  text NOT NULL,
    n      bigint NOT NULL,
    PRIMARY KEY (on_day, stage)
-- postgres only
);
-- end
--sqlite ) STRICT, WITHOUT ROWID;
INSERT INTO stage_day (on_day, stage, n)
SELECT e.on_day, e.stage, COUNT(*) FROM stage_event AS e
WHERE e.counts AND e.voided_at IS NULL AND e.status <> 'Blacklisted'
GROUP BY e.on_day, e.stage;

-- What a recruiter did in each hour from 9 to 18; what came earlier or later in the day is in the first or the last.
CREATE TABLE worked_hour (
    on_day      date NOT NULL,
    slot        bigint NOT NULL,
    owner_id    text NOT NULL REFERENCES app_user (id),
    calls       bigint NOT NULL,
    connects    bigint NOT NULL,
    shortlisted bigint NOT NULL,
    hr_round    bigint NOT NULL,
    tech_round  bigint NOT NULL,
    PRIMARY KEY (on_day, slot, owner_id)
-- postgres only
);
-- end
--sqlite ) STRICT, WITHOUT ROWID;
INSERT INTO worked_hour (on_day, slot, owner_id, calls, connects, shortlisted, hr_round, tech_round)
SELECT e.on_day, CASE WHEN e.on_hour < 9 THEN 9 WHEN e.on_hour > 18 THEN 18 ELSE e.on_hour END, e.owner_id,
    COUNT(*) FILTER (WHERE e.stage = 'CALL'),
    COUNT(*) FILTER (WHERE e.stage = 'CALL' AND e.status NOT IN ('Ringing', 'Not Contactable', 'Wrong Number')),
    COUNT(*) FILTER (WHERE e.stage = 'CALL' AND e.status = 'Shortlisted'),
    COUNT(*) FILTER (WHERE e.stage = 'HR_ROUND'),
    COUNT(*) FILTER (WHERE e.stage IN ('TL_ROUND', 'PL_ROUND', 'CEO_ROUND'))
FROM stage_event AS e
WHERE e.counts AND e.voided_at IS NULL AND e.owner_id IS NOT NULL AND (
    e.stage = 'CALL' AND e.status IN ('Ringing', 'Not Contactable', 'Call Back', 'Wrong Number', 'Will Revert', 'Not Suitable', 'Not Interested', 'For Future Openings', 'Shortlisted', 'Selected', 'Rejected')
    OR e.stage IN ('HR_ROUND', 'TL_ROUND', 'PL_ROUND', 'CEO_ROUND') AND e.status IN ('Selected', 'Rejected'))
GROUP BY e.on_day, CASE WHEN e.on_hour < 9 THEN 9 WHEN e.on_hour > 18 THEN 18 ELSE e.on_hour END, e.owner_id;

-- What a recruiter did for a requisition on a day.
CREATE TABLE worked_day (
    on_day         date NOT NULL,
    requisition_id text NOT NULL REFERENCES requisition (id),
    owner_id       text NOT NULL REFERENCES app_user (id),
    calls          bigint NOT NULL,
    connects       bigint NOT NULL,
    shortlisted    bigint NOT NULL,
    hr_selected    bigint NOT NULL,
    hr_rejected    bigint NOT NULL,
    tl_selected    bigint NOT NULL,
    tl_rejected    bigint NOT NULL,
    pl_selected    bigint NOT NULL,
    pl_rejected    bigint NOT NULL,
    ceo_selected   bigint NOT NULL,
    ceo_rejected   bigint NOT NULL,
    offer_sent     bigint NOT NULL,
    offer_accepted bigint NOT NULL,
    onboarded      bigint NOT NULL,
    PRIMARY KEY (on_day, requisition_id, owner_id)
-- postgres only
);
-- end
--sqlite ) STRICT, WITHOUT ROWID;
INSERT INTO worked_day (on_day, requisition_id, owner_id, calls, connects, shortlisted, hr_selected, hr_rejected, tl_selected, tl_rejected, pl_selected, pl_rejected,
    ceo_selected, ceo_rejected, offer_sent, offer_accepted, onboarded)
SELECT e.on_day, e.requisition_id, e.owner_id,
    COUNT(*) FILTER (WHERE e.stage = 'CALL'),
    COUNT(*) FILTER (WHERE e.stage = 'CALL' AND e.status NOT IN ('Ringing', 'Not Contactable', 'Wrong Number')),
    COUNT(*) FILTER (WHERE e.stage = 'CALL' AND e.status = 'Shortlisted'),
    COUNT(*) FILTER (WHERE e.stage = 'HR_ROUND' AND e.status = 'Selected'),
    COUNT(*) FILTER (WHERE e.stage = 'HR_ROUND' AND e.status = 'Rejected'),
    COUNT(*) FILTER (WHERE e.stage = 'TL_ROUND' AND e.status = 'Selected'),
    COUNT(*) FILTER (WHERE e.stage = 'TL_ROUND' AND e.status = 'Rejected'),
    COUNT(*) FILTER (WHERE e.stage = 'PL_ROUND' AND e.status = 'Selected'),
    COUNT(*) FILTER (WHERE e.stage = 'PL_ROUND' AND e.status = 'Rejected'),
    COUNT(*) FILTER (WHERE e.stage = 'CEO_ROUND' AND e.status = 'Selected'),
    COUNT(*) FILTER (WHERE e.stage = 'CEO_ROUND' AND e.status = 'Rejected'),
    COUNT(*) FILTER (WHERE e.stage = 'OFFER' AND e.status = 'Offer Sent'),
    COUNT(*) FILTER (WHERE e.stage = 'OFFER' AND e.status = 'Offer Accepted'),
    COUNT(*) FILTER (WHERE e.stage = 'JOINING')
FROM stage_event AS e
WHERE e.counts AND e.voided_at IS NULL AND e.owner_id IS NOT NULL AND (
    e.stage = 'CALL' AND e.status IN ('Ringing', 'Not Contactable', 'Call Back', 'Wrong Number', 'Will Revert', 'Not Suitable', 'Not Interested', 'For Future Openings', 'Shortlisted', 'Selected', 'Rejected')
    OR e.stage IN ('HR_ROUND', 'TL_ROUND', 'PL_ROUND', 'CEO_ROUND') AND e.status IN ('Selected', 'Rejected')
    OR e.stage = 'OFFER' AND e.status IN ('Offer Sent', 'Offer Accepted') OR e.stage = 'JOINING' AND e.status = 'Joined')
GROUP BY e.on_day, e.requisition_id, e.owner_id;

DROP TABLE rollup_hour;

-- +goose Down
CREATE TABLE rollup_hour (
    on_day   date NOT NULL,
    on_hour  bigint NOT NULL,
    owner_id text NOT NULL,
    stage    text NOT NULL,
    status   text NOT NULL,
    n        bigint NOT NULL,
    PRIMARY KEY (on_day, on_hour, owner_id, stage, status)
-- postgres only
);
-- end
--sqlite ) STRICT, WITHOUT ROWID;
INSERT INTO rollup_hour (on_day, on_hour, owner_id, stage, status, n)
SELECT e.on_day, e.on_hour, e.owner_id, e.stage, e.status, COUNT(*)
FROM stage_event AS e
WHERE e.counts AND e.owner_id IS NOT NULL AND e.voided_at IS NULL
GROUP BY e.on_day, e.on_hour, e.owner_id, e.stage, e.status;
DROP TABLE worked_day;
DROP TABLE worked_hour;
DROP TABLE stage_day;
