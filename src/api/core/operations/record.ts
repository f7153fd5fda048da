import type { FieldError } from '../../contract/errors.ts'
import type { Context } from '../context.ts'
import { conflictOf, Failure, notFound } from '../failure.ts'
import type { TableName, Tables } from '../store.ts'
import { tables } from '../tables.ts'

/** Fields to change; what is undefined keeps its value. */
export type Changes<T> = { readonly [K in keyof T]?: T[K] | undefined }

/** A row with the given fields changed: PUT is partial everywhere (interface, section 1). */
export const patched = <T extends object>(row: T, changes: Changes<T>): T => ({
  ...row,
  ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
})

/** The instant of the call, as it is written. */
export const instant = (context: Pick<Context, 'now'>): string => new Date(context.now()).toISOString()

/** What every new row carries. */
export const born = (context: Context) => ({
  id: context.newId(),
  organizationId: context.organizationId,
  createdAt: instant(context),
  updatedAt: instant(context),
  version: 1,
})

/** A row as it stands after one more write. */
export const rewritten = <T extends { updatedAt: string; version: number }>(
  row: T,
  changes: Changes<T>,
  context: Context,
): T => ({ ...patched(row, changes), updatedAt: instant(context), version: row.version + 1 })

/** A deleted row as it is answered. */
export const erased = <T extends object>(row: T, context: Context): T & { deletedAt: string } => ({
  ...row,
  deletedAt: instant(context),
})

/** A row that must be there: otherwise 404. */
export const load = async <T extends TableName>(table: T, id: string, context: Context): Promise<Tables[T]> => {
  const row = await context.rows.get(table, id)
  if (!row) throw notFound(tables[table].noun)
  return row
}

/** Refuses with 409 where the caller expects another version than the stored one. */
export const expectVersion = ({ version }: { version: number }, { ifVersion }: Context): void => {
  if (ifVersion !== undefined && ifVersion !== version) {
    throw conflictOf('changedMeanwhile', { version, yours: ifVersion })
  }
}

/** A row that is about to be written: there, and in the version that the caller expects. */
export const loadToWrite = async <T extends TableName>(table: T, id: string, context: Context): Promise<Tables[T]> => {
  const row = await load(table, id, context)
  expectVersion(row, context)
  return row
}

/** Refuses with 422 where something well-formed is impossible. */
export const refuseImpossible = (errors: readonly FieldError[]): void => {
  if (errors.length > 0) {
    throw new Failure('unprocessable', errors.map(({ field, message }) => `${field} ${message}.`).join(' '), errors)
  }
}
