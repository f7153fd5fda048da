/** What keeps the rows of one resource. */
export const resource = (name: string, columns = ''): string[] => [
  `create table ${name} (
    organization_id uuid not null references organizations,
    id uuid not null,
    sort_key text collate "C" not null,
    search_text text collate "C" not null,
    folded jsonb not null,
    unique_key text collate "C",
    ${columns}
    revision bigint not null default 1,
    doc jsonb not null,
    primary key (organization_id, id)
  )`,
  `create index ${name}_in_order on ${name} (organization_id, sort_key, id)`,
  `create unique index ${name}_unique on ${name} (organization_id, unique_key) where unique_key is not null`,
]

/**
 * The first tables. A resource is its document, beside it only what rows are found and ordered by. Times are epoch
 * milliseconds, which every database and JavaScript count alike; ISO texts are compared byte by byte.
 */
export const tables = [
  `create table organizations (
    id uuid primary key,
    name text collate "C" not null unique,
    created_at text collate "C" not null
  )`,
  `create table access_keys (
    access_key_id text collate "C" primary key,
    organization_id uuid not null references organizations,
    role text not null,
    label text,
    sealed_secret text not null,
    created_at text collate "C" not null,
    disabled_at text
  )`,
  `create index access_keys_of_organization on access_keys (organization_id)`,
  ...resource('multimedia'),
  ...resource('presets'),
  ...resource('rooms'),
  ...resource('appointments', 'start_ms bigint not null, end_ms bigint not null, span smallint not null,'),
  ...resource('calendars'),
  ...resource('services'),
  ...resource('service_types'),
  ...resource('weekly_schedules'),
  `create index appointments_during on appointments (organization_id, span, start_ms)`,
  `create index appointments_service on appointments (organization_id, (doc -> 'serviceId'))`,
  `create index services_type on services (organization_id, (doc -> 'typeId'))`,
  `create index weekly_schedules_calendar on weekly_schedules (organization_id, (doc -> 'calendarId'))`,
  `create index service_types_shared on service_types ((doc #> '{sharing,scope}'))
    where doc #> '{sharing,scope}' <> '"private"'`,
  `create table occupancies (
    organization_id uuid not null references organizations,
    calendar_id uuid not null,
    from_ms bigint not null,
    to_ms bigint not null check (to_ms > from_ms),
    appointment_id uuid not null,
    lapses_at bigint,
    primary key (organization_id, calendar_id, from_ms, appointment_id)
  )`,
  `create index occupancies_of_appointment on occupancies (organization_id, appointment_id)`,
  `create index occupancies_lapsing on occupancies (organization_id, calendar_id, lapses_at)
    where lapses_at is not null`,
  `create table answers (
    organization_id uuid not null references organizations,
    key text collate "C" not null,
    request_hash text not null,
    status integer not null,
    answer jsonb not null,
    resource_id text collate "C",
    expires_at bigint not null,
    primary key (organization_id, key)
  )`,
  `create index answers_about on answers (organization_id, resource_id) where resource_id is not null`,
  `create index answers_expiring on answers (organization_id, expires_at)`,
]
