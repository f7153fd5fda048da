/** Where the programs of a pair are; `postgres` is a folder. */
export interface Programs {
  patroni: string
  patronictl: string
  etcd: string
  pgbouncer: string
  postgres: string
}

/** Finds them, or installs them where it can; otherwise tells why the pair cannot be run. */
export function findPrograms(where?: {
  folders?: readonly string[]
  mayInstall?: boolean
}): Programs | { reason: string }
