-- +goose Up
-- Who approves what a department asks for; nobody means the CEO.
ALTER TABLE department ADD COLUMN approver_id text REFERENCES app_user (id);

CREATE TABLE position (
    id              text PRIMARY KEY,
    name            text NOT NULL,
    department_id   text NOT NULL REFERENCES department (id),
    description     text NOT NULL,
    employment_type text NOT NULL,
    point           bigint NOT NULL,
    active          boolean NOT NULL,
    version         bigint NOT NULL,
    created_by      text REFERENCES app_user (id),
    created_at      timestamptz NOT NULL
);
CREATE UNIQUE INDEX position_name ON position (name, department_id, employment_type) WHERE active;
CREATE INDEX position_order ON position (name, id);

CREATE TABLE source (
    id          text PRIMARY KEY,
    name        text NOT NULL,
    description text NOT NULL,
    active      boolean NOT NULL,
    version     bigint NOT NULL,
    created_by  text REFERENCES app_user (id),
    created_at  timestamptz NOT NULL
);
CREATE UNIQUE INDEX source_name ON source (name) WHERE active;

-- accepted, joined and outstanding are counted anew in the transaction of every event that touches them.
CREATE TABLE requisition (
    id                text PRIMARY KEY,
    number            bigint NOT NULL,
    suffix            bigint NOT NULL,
    serial            text NOT NULL UNIQUE,
    parent_id         text REFERENCES requisition (id),
    position_id       text NOT NULL REFERENCES position (id),
    department_id     text NOT NULL REFERENCES department (id),
    status            text NOT NULL,
    before_hold       text NOT NULL,
    before_unapproved text NOT NULL,
    positions         bigint NOT NULL CHECK (positions >= 0),
    state             text NOT NULL,
    city              text NOT NULL,
    employment_status text NOT NULL,
    employment_type   text NOT NULL,
    hire_type         text NOT NULL,
    rehire_for        text NOT NULL,
    jd                text NOT NULL,
    skills            text NOT NULL,
    comments          text NOT NULL,
    requested_by      text NOT NULL REFERENCES app_user (id),
    approver_id       text NOT NULL REFERENCES app_user (id),
    approved_flag     boolean NOT NULL,
    approved_at       timestamptz,
    approved_on       date,
    tat               date NOT NULL,
    stipend           bigint NOT NULL,
    tenure            bigint NOT NULL,
    esa               text NOT NULL,
    accepted          bigint NOT NULL,
    joined            bigint NOT NULL,
    outstanding       bigint NOT NULL,
    added_by          text NOT NULL REFERENCES app_user (id),
    added_at          timestamptz NOT NULL,
    added_on          date NOT NULL,
    version           bigint NOT NULL,
    UNIQUE (number, suffix)
);
CREATE INDEX requisition_added ON requisition (added_at, id);
CREATE INDEX requisition_status ON requisition (status, added_at, id);
CREATE INDEX requisition_department ON requisition (department_id, added_at, id);
CREATE INDEX requisition_tat ON requisition (tat, added_at, id);
CREATE INDEX requisition_position ON requisition (position_id, added_at, id);
CREATE INDEX requisition_city ON requisition (city, id);
CREATE INDEX requisition_positions ON requisition (positions, id);
-- The tiles are counted, and the newest of one are found, from the index alone.
CREATE INDEX requisition_tile ON requisition (status, tat, added_at, id, positions, department_id, added_on);
CREATE INDEX requisition_esa ON requisition (id) WHERE esa <> '';

CREATE TABLE assignment (
    id             text PRIMARY KEY,
    requisition_id text NOT NULL REFERENCES requisition (id),
    hr_id          text NOT NULL REFERENCES app_user (id),
    positions      bigint NOT NULL CHECK (positions >= 0),
    status         text NOT NULL,
    seq            bigint NOT NULL,
    started        boolean NOT NULL,
    accepted       bigint NOT NULL,
    joined         bigint NOT NULL,
    outstanding    bigint NOT NULL,
    created_by     text NOT NULL REFERENCES app_user (id),
    created_at     timestamptz NOT NULL,
    created_on     date NOT NULL,
    UNIQUE (requisition_id, seq)
);
CREATE INDEX assignment_hr ON assignment (hr_id, requisition_id, status);

-- Events are numbered: write transactions come one after the other, so the number is the order in which things happened.
-- What was before a step is kept with its first event, so that the step can be undone; step is the number of that event.
CREATE TABLE requisition_event (
    id             bigint PRIMARY KEY,
    step           bigint NOT NULL,
    requisition_id text NOT NULL REFERENCES requisition (id),
    hr_id          text REFERENCES app_user (id),
    from_hr_id     text REFERENCES app_user (id),
    action         text NOT NULL,
    status         text NOT NULL,
    after          text NOT NULL,
    positions      bigint NOT NULL,
    comment        text NOT NULL,
    actor_id       text REFERENCES app_user (id),
    at             timestamptz NOT NULL,
    on_day         date NOT NULL,
    before         text NOT NULL,
    voided_at      timestamptz
);
CREATE INDEX requisition_event_of ON requisition_event (requisition_id, id);

CREATE TABLE candidate (
    id                  text PRIMARY KEY,
    name                text NOT NULL,
    mobile              text NOT NULL,
    mobile10            text NOT NULL,
    email               text NOT NULL,
    email_key           text NOT NULL,
    address             text NOT NULL,
    state               text NOT NULL,
    city                text NOT NULL,
    experienced         boolean NOT NULL,
    working             boolean NOT NULL,
    experience          text NOT NULL,
    experience_in       text NOT NULL,
    notice_period       text NOT NULL,
    current_gross       text NOT NULL,
    current_designation text NOT NULL,
    current_company     text NOT NULL,
    source_id           text REFERENCES source (id),
    blacklisted         boolean NOT NULL,
    created_by          text NOT NULL REFERENCES app_user (id),
    created_at          timestamptz NOT NULL,
    version             bigint NOT NULL
);
CREATE UNIQUE INDEX candidate_mobile ON candidate (mobile10);
CREATE INDEX candidate_email ON candidate (email_key) WHERE email_key <> '';

-- stage, status and the flags are what the latest events say; muster check replays the events and compares.
CREATE TABLE application (
    id             text PRIMARY KEY,
    candidate_id   text NOT NULL REFERENCES candidate (id),
    requisition_id text NOT NULL REFERENCES requisition (id),
    owner_id       text REFERENCES app_user (id),
    assignment_id  text REFERENCES assignment (id),
    stage          text NOT NULL,
    status         text NOT NULL,
    tab            text NOT NULL,
    live           boolean NOT NULL,
    unfinished     boolean NOT NULL,
    pushed         boolean NOT NULL,
    documents      boolean NOT NULL,
    esa_rejected   boolean NOT NULL,
    outstanding    boolean NOT NULL,
    accepted       boolean NOT NULL,
    joined         boolean NOT NULL,
    remapped       boolean NOT NULL,
    created_at     timestamptz NOT NULL,
    created_on     date NOT NULL,
    called_at      timestamptz,
    called_on      date,
    latest_at      timestamptz NOT NULL,
    latest_on      date NOT NULL,
    follow_up_at   timestamptz,
    follow_up_on   date,
    version        bigint NOT NULL,
    UNIQUE (candidate_id, requisition_id)
);
CREATE UNIQUE INDEX application_live ON application (candidate_id) WHERE live;
CREATE INDEX application_tab ON application (requisition_id, tab, latest_at, id);
CREATE INDEX application_owner ON application (owner_id, requisition_id, tab);
CREATE INDEX application_follow_up ON application (owner_id, follow_up_on) WHERE follow_up_on IS NOT NULL;
CREATE INDEX application_follow_up_day ON application (follow_up_on) WHERE follow_up_on IS NOT NULL;
CREATE INDEX application_created ON application (created_on, owner_id);

-- on_day and on_hour are when the step counts in figures, in the business zone; at is when it was written.
CREATE TABLE stage_event (
    id             bigint PRIMARY KEY,
    application_id text NOT NULL REFERENCES application (id),
    requisition_id text NOT NULL,
    stage          text NOT NULL,
    status         text NOT NULL,
    counts         boolean NOT NULL,
    comment        text NOT NULL,
    given_on       date,
    given_time     text NOT NULL,
    interview_type text NOT NULL,
    meeting        text NOT NULL,
    conducted_by   text REFERENCES app_user (id),
    owner_id       text REFERENCES app_user (id),
    actor_id       text REFERENCES app_user (id),
    at             timestamptz NOT NULL,
    on_day         date NOT NULL,
    on_hour        bigint NOT NULL,
    voided_at      timestamptz
);
CREATE INDEX stage_event_of ON stage_event (application_id, id);
CREATE INDEX stage_event_day ON stage_event (on_day, owner_id, stage, status);
CREATE INDEX stage_event_requisition ON stage_event (requisition_id, on_day);
CREATE INDEX stage_event_added ON stage_event (on_day, owner_id, requisition_id, application_id) WHERE stage = 'New' AND status = 'New' AND voided_at IS NULL;
CREATE INDEX stage_event_person ON stage_event (conducted_by, requisition_id) WHERE conducted_by IS NOT NULL AND voided_at IS NULL;

CREATE TABLE interview (
    id             text PRIMARY KEY,
    application_id text NOT NULL REFERENCES application (id),
    event_id       bigint NOT NULL REFERENCES stage_event (id),
    stage          text NOT NULL,
    kind           text NOT NULL,
    conducted_by   text NOT NULL REFERENCES app_user (id),
    at             timestamptz NOT NULL,
    meeting        text NOT NULL,
    pending        boolean NOT NULL
);
CREATE INDEX interview_person ON interview (conducted_by, at) WHERE pending;
CREATE INDEX interview_of ON interview (application_id);

CREATE TABLE feedback (
    event_id bigint NOT NULL REFERENCES stage_event (id),
    factor   text NOT NULL,
    score    bigint NOT NULL CHECK (score BETWEEN 1 AND 5),
    PRIMARY KEY (event_id, factor)
);

-- How many stage events of each sort there are, by day and hour; written with the events themselves.
CREATE TABLE rollup_hour (
    on_day   date NOT NULL,
    on_hour  bigint NOT NULL,
    owner_id text NOT NULL,
    stage    text NOT NULL,
    status   text NOT NULL,
    n        bigint NOT NULL,
    PRIMARY KEY (on_day, on_hour, owner_id, stage, status)
);

-- What signs the links that leave the house; one for all servers on this database.
CREATE TABLE secret (
    name  text PRIMARY KEY,
    value text NOT NULL
);

-- +goose Down
DROP TABLE secret;
DROP TABLE rollup_hour;
DROP TABLE feedback;
DROP TABLE interview;
DROP TABLE stage_event;
DROP TABLE application;
DROP TABLE candidate;
DROP TABLE requisition_event;
DROP TABLE assignment;
DROP TABLE requisition;
DROP TABLE source;
DROP TABLE position;
ALTER TABLE department DROP COLUMN approver_id;
