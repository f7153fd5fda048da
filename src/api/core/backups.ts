/** A backup that was made, or what is known of a restore. */
export interface BackupRow {
  id: string
  organizationId: string
  createdAt: string
  updatedAt: string
  version: number
  kind: 'backup' | 'restore'
  /** Records in the archive, or records that were restored so far. */
  records: number
  /** Of a backup, whether it holds the bytes of media. */
  bytes: boolean
  /** Of a restore, when it was ended; null while it is under way. */
  endedAt: string | null
}
