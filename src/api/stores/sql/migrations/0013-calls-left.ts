/** The calls that each access key may still make, over all servers: not in a dump, and whole again after a crash. */
export const callsLeft = [
  `create unlogged table calls_left (
    organization_id uuid not null references organizations,
    access_key_id text collate "C" not null,
    kind text collate "C" not null,
    calls double precision not null,
    granted integer not null,
    at_ms bigint not null,
    primary key (organization_id, access_key_id, kind)
  )`,
]
