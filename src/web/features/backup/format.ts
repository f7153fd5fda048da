import type { BackedUp } from '#api/contract/backup-limits.ts'

/** The form of an archive; another one is not understood. */
export const FORMAT = 1
/** What is said of an archive, before its records. */
export interface Manifest {
  archive: 'frontdesk'
  format: number
  /** Names this backup: a restore goes on under it. */
  id: string
  /** ISO 8601. */
  madeAt: string
  /** What was set of the organization: name, contact, formats and words. Whoever reads it judges it by the contract. */
  organization?: object | undefined
}
/** Where that stands. */
export const MANIFEST = 'backup.json'
/** Where the number of records of each kind stands, last of all, so that an archive that was cut off shows. */
export const ENDING = 'records.json'
/** Where the records of a kind stand: a JSON array with a record on a line. */
export const dataName = (resource: BackedUp): string => `data/${resource}.json`

/** Characters of one record: the contract allows fewer. */
export const LONGEST_LINE = 4 * 1024 * 1024
/** Bytes that the records of an archive may have in all. */
export const MOST_ARCHIVED_BYTES = 1024 * 1024 * 1024
/** Entries that an archive may have. */
export const MOST_ENTRIES = 100_000
/** Records that an archive may have. */
export const MOST_RECORDS = 500_000
