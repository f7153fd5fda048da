import { conflict, type Failure } from '../core/failure.ts'
import type { TableName } from '../core/store.ts'
import { tables } from '../core/tables.ts'

/** The refusal of a row whose id or unique field another row has. */
export const taken = (table: TableName): Failure =>
  conflict(`Another ${tables[table].noun} has this ${tables[table].unique ?? 'id'}.`)
