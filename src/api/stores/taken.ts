import { conflictOf, type Failure } from '../core/failure.ts'
import type { TableName } from '../core/store.ts'
import { tables } from '../core/tables.ts'

/** The refusal of a row whose id or unique field another row has. */
export const taken = (table: TableName): Failure =>
  conflictOf('another', { noun: tables[table].noun, field: tables[table].unique ?? 'id' })
