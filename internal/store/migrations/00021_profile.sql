-- +goose Up
-- What candidates tell about themselves, step by step. It stands beside the record of the candidate, never over it.
CREATE TABLE profile_basic (
    candidate_id   text PRIMARY KEY REFERENCES candidate (id),
    position       text NOT NULL,
    reference      text NOT NULL,
    email          text NOT NULL,
    first_name     text NOT NULL,
    middle_name    text NOT NULL,
    last_name      text NOT NULL,
    date_of_birth  date NOT NULL,
    home_town      text NOT NULL,
    address        text NOT NULL,
    state          text NOT NULL,
    city           text NOT NULL,
    pin            text NOT NULL,
    marital_status text NOT NULL,
    blood_group    text NOT NULL,
    gender         text NOT NULL,
    family_name    text NOT NULL,
    relation       text NOT NULL,
    occupation     text NOT NULL,
    saved_at       timestamptz NOT NULL,
    version        bigint NOT NULL
);

CREATE TABLE profile_other (
    candidate_id         text PRIMARY KEY REFERENCES candidate (id),
    id                   text NOT NULL UNIQUE,
    able_to_join         date,
    notice_period        text NOT NULL,
    current_salary       text NOT NULL,
    total_experience     text NOT NULL,
    expected_salary      text NOT NULL,
    skills               text NOT NULL,
    strength             text NOT NULL,
    weakness             text NOT NULL,
    has_relative         boolean NOT NULL,
    relative_name        text NOT NULL,
    relative_designation text NOT NULL,
    relative_relation    text NOT NULL,
    interviewed          boolean NOT NULL,
    interviewed_on       date,
    interview_location   text NOT NULL,
    interviewer_name     text NOT NULL,
    interview_position   text NOT NULL,
    self_introduction    text NOT NULL,
    saved_at             timestamptz NOT NULL,
    version              bigint NOT NULL
);

-- Months are YYYY-MM. to_month is empty while it lasts.
CREATE TABLE profile_experience (
    id                 text PRIMARY KEY,
    candidate_id       text NOT NULL REFERENCES candidate (id),
    organization       text NOT NULL,
    city               text NOT NULL,
    position           text NOT NULL,
    supervisor         text NOT NULL,
    reason_for_leaving text NOT NULL,
    from_month         text NOT NULL,
    to_month           text NOT NULL,
    working            boolean NOT NULL,
    saved_at           timestamptz NOT NULL,
    version            bigint NOT NULL
);
CREATE INDEX profile_experience_of ON profile_experience (candidate_id, id);

CREATE TABLE profile_education (
    id           text PRIMARY KEY,
    candidate_id text NOT NULL REFERENCES candidate (id),
    level        text NOT NULL,
    college      text NOT NULL,
    city         text NOT NULL,
    study_type   text NOT NULL,
    from_month   text NOT NULL,
    to_month     text NOT NULL,
    pursuing     boolean NOT NULL,
    saved_at     timestamptz NOT NULL,
    version      bigint NOT NULL
);
CREATE INDEX profile_education_of ON profile_education (candidate_id, id);

CREATE TABLE profile_certificate (
    id           text PRIMARY KEY,
    candidate_id text NOT NULL REFERENCES candidate (id),
    number       text NOT NULL,
    name         text NOT NULL,
    start_month  text NOT NULL,
    expiry_month text NOT NULL,
    saved_at     timestamptz NOT NULL,
    version      bigint NOT NULL
);
CREATE INDEX profile_certificate_of ON profile_certificate (candidate_id, id);

-- The steps that were saved.
CREATE TABLE profile_step (
    candidate_id text NOT NULL REFERENCES candidate (id),
    step         text NOT NULL,
    done_at      timestamptz NOT NULL,
    PRIMARY KEY (candidate_id, step)
);

-- Unfinished typing of a step, which only the candidate sees.
CREATE TABLE profile_draft (
    candidate_id text NOT NULL REFERENCES candidate (id),
    step         text NOT NULL,
    saved_at     timestamptz NOT NULL,
    version      bigint NOT NULL,
    body         text NOT NULL,
    PRIMARY KEY (candidate_id, step)
);

-- +goose Down
DROP TABLE profile_draft;
DROP TABLE profile_step;
DROP TABLE profile_certificate;
DROP TABLE profile_education;
DROP TABLE profile_experience;
DROP TABLE profile_other;
DROP TABLE profile_basic;
