-- +goose Up
-- Who is calling a candidate now, so that nobody else does: one user an application, one application a user. A row that is over
-- says nothing and is written over. It takes the place of what the queue of the ESA programme kept.
CREATE TABLE call_hold (
    application_id text PRIMARY KEY REFERENCES application (id),
    user_id        text NOT NULL UNIQUE REFERENCES app_user (id),
    since_at       timestamptz NOT NULL,
    until          timestamptz NOT NULL
);
INSERT INTO call_hold (application_id, user_id, since_at, until)
SELECT h.application_id, h.user_id, h.until, h.until FROM esa_hold AS h
WHERE NOT EXISTS (SELECT 1 FROM esa_hold AS o
    WHERE o.user_id = h.user_id AND (o.until > h.until OR o.until = h.until AND o.application_id > h.application_id));
DROP TABLE esa_hold;

-- Whom a user leaves out of their calling round, and on which day.
CREATE TABLE call_skip (
    user_id        text NOT NULL REFERENCES app_user (id),
    application_id text NOT NULL REFERENCES application (id),
    on_day         date NOT NULL,
    PRIMARY KEY (user_id, application_id)
);
CREATE INDEX call_skip_application ON call_skip (application_id);

-- The hour in which the part of the day begins when a candidate answers best: of 9, 12, 15 and 18 the one with most calls that
-- reached them, of equal ones the newest. Who was never reached has no row.
CREATE TABLE call_band (
    candidate_id text PRIMARY KEY REFERENCES candidate (id),
    band         bigint NOT NULL
);
INSERT INTO call_band (candidate_id, band)
SELECT b.candidate_id, b.band FROM (
    SELECT a.candidate_id, e.on_hour / 3 * 3 AS band,
        ROW_NUMBER() OVER (PARTITION BY a.candidate_id ORDER BY COUNT(*) DESC, MAX(e.id) DESC) AS place
    FROM stage_event AS e
    JOIN application AS a ON a.id = e.application_id
    WHERE e.stage = 'CALL' AND e.voided_at IS NULL AND e.on_hour BETWEEN 9 AND 20
        AND e.status NOT IN ('Ringing', 'Not Contactable', 'Wrong Number', 'Blacklisted')
    GROUP BY a.candidate_id, e.on_hour / 3 * 3
) AS b
WHERE b.place = 1;

-- +goose Down
DROP TABLE call_band;
DROP TABLE call_skip;
CREATE TABLE esa_hold (
    application_id text PRIMARY KEY REFERENCES application (id),
    user_id        text NOT NULL REFERENCES app_user (id),
    until          timestamptz NOT NULL
);
CREATE INDEX esa_hold_user ON esa_hold (user_id, until);
INSERT INTO esa_hold (application_id, user_id, until) SELECT application_id, user_id, until FROM call_hold;
DROP TABLE call_hold;
