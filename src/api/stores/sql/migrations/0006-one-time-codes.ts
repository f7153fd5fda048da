/** One-time codes, of which only the hash is kept, and when a key was last used. */
export const oneTimeCodes = [
  `create table one_time_codes (
    hash text collate "C" primary key,
    organization_id uuid not null references organizations,
    role text not null,
    purpose text not null,
    label text,
    created_at text collate "C" not null,
    expires_at text collate "C" not null
  )`,
  `create index one_time_codes_expiring on one_time_codes (expires_at)`,
  `alter table access_keys add column last_used_at text`,
]
