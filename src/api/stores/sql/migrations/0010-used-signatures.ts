/**
 * Signatures of calls that were carried out, for as long as they would be accepted; and who does which job of an
 * organization until when, so that of several servers one does it.
 */
export const usedSignatures = [
  `create table used_signatures (
    organization_id uuid not null references organizations,
    signature text collate "C" not null,
    at text collate "C" not null,
    result_id text collate "C",
    expires_at bigint not null,
    primary key (organization_id, signature)
  )`,
  `create index used_signatures_expiring on used_signatures (organization_id, expires_at)`,
  `create table job_leases (
    organization_id uuid not null references organizations,
    job text collate "C" not null,
    holder text collate "C" not null,
    until_ms bigint not null,
    primary key (organization_id, job)
  )`,
]
