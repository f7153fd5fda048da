/**
 * Who changed what: audit, history and feed in one. The numbers of an organization come from its one counter row, whose
 * lock is held until COMMIT, so that their order is the order in which changes are seen. An epoch ends with the database.
 */
export const changes = [
  `create table change_counters (
    organization_id uuid primary key references organizations,
    epoch text collate "C" not null default substr(md5(random()::text || clock_timestamp()::text), 1, 12),
    last bigint not null default 0
  ) with (fillfactor = 50)`,
  `insert into change_counters (organization_id) select id from organizations`,
  `create table changes (
    organization_id uuid not null references change_counters,
    seq bigint not null,
    call uuid not null,
    at text collate "C" not null,
    key text collate "C",
    person uuid,
    address text collate "C",
    operation text collate "C" not null,
    resource text collate "C" not null,
    id text collate "C" not null,
    version integer,
    before jsonb,
    after jsonb,
    primary key (organization_id, seq)
  )`,
  `create index changes_of_record on changes (organization_id, resource, id, seq)`,
  `create index changes_of_person on changes (organization_id, person, seq) where person is not null`,
  `create index changes_of_key on changes (organization_id, key, seq) where key is not null`,
  `create index changes_at on changes (organization_id, at)`,
]
