/** Who looks at or works on what, for half a minute: no record, not in a dump, and gone with a crash. */
export const presences = [
  `create unlogged table presences (
    organization_id uuid not null references organizations,
    id uuid not null,
    key text collate "C" not null,
    person uuid,
    doing text collate "C" not null,
    record jsonb,
    place jsonb,
    until_ms bigint not null,
    primary key (organization_id, id)
  )`,
]
