import type { Import, ImportedResource } from '../contract/imports.ts'

/** An import as it is kept: its records are counted when it is asked for. */
export type ImportRow = Omit<Import, 'records'>

/**
 * What a row of another system has become here. Its id is made of a hash of what that system calls it, so that each is there
 * once and nothing of the other system's words is kept.
 */
export interface ExternalIdRow {
  id: string
  organizationId: string
  createdAt: string
  importId: string
  resource: ImportedResource
  recordId: string
  /** Of the record when it was imported. */
  version: number
}
