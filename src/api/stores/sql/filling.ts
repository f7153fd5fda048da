import type { TableName, Tables } from '../../core/store.ts'
import { plain } from '../../core/plain.ts'
import { isResource, RESOURCE_TABLES } from '../kept.ts'
import { COLUMN_TYPES, keptColumns } from './columns.ts'
import { type Db, ask } from './database.ts'
import type { DumpRecord } from './dump.ts'
import { scopeOf, tableName } from './scope.ts'
import { type Sql, raw, sql } from './sql.ts'

/** A record of an organization that comes with many others of its table. */
export type ManyRecord = Extract<DumpRecord, { table: TableName | 'occupancies' | 'answers' | 'changes' }>
type ManyName = ManyRecord['table']

/** Whether a record comes with many others of its table. */
export const isOfMany = (record: DumpRecord): record is ManyRecord =>
  isResource(record.table) || ['occupancies', 'answers', 'changes'].includes(record.table)

const nameOf = (table: ManyName): Sql => (isResource(table) ? tableName(table) : raw(table))

/** The tables, by their names in SQL, that records of many come into. */
export const FILLED: readonly string[] = [...RESOURCE_TABLES, 'occupancies', 'answers', 'changes'].map(
  (table) => nameOf(table as ManyName).query.text,
)

/** Rows, and characters about, that one statement inserts. */
const ROWS = 1000
const CHARACTERS = 2 * 1024 * 1024

/** In JSON as it is written here: what no store keeps in a text, `plain`. */
const UNFIT = /\\u(0000|d[89a-f])/

/** The rows that a record becomes, each as JSON of its columns. */
function rowsOf(record: ManyRecord): string[] {
  const texts = textsOf(record)
  return texts.some((text) => UNFIT.test(text)) ? textsOf(plain(record)) : texts
}

function textsOf({ table, value }: ManyRecord): string[] {
  if (table === 'occupancies') return value.occupancies.map((it) => JSON.stringify(it))
  if (!isResource(table)) return [JSON.stringify(value)]
  // What is kept in the table of a resource is a row of it.
  return [JSON.stringify(keptColumns(table, value as Tables[TableName]))]
}

const typed = (types: Readonly<Record<string, string>>): Sql =>
  raw(
    Object.entries(types)
      .map(([name, type]) => `"${name}" ${type}`)
      .join(', '),
  )

const OCCUPANCY = raw('"calendarId" uuid, "from" bigint, "to" bigint, "appointmentId" uuid, "lapsesAt" bigint')
const ANSWER = raw('key text, "requestHash" text, status integer, answer jsonb, "resourceId" text, "expiresAt" bigint')
const CHANGE =
  raw(`seq bigint, call uuid, at text, key text, person uuid, address text, operation text, resource text, id text,
  version integer, before jsonb, after jsonb`)

/** Inserts rows, as JSON, of one table and one organization. */
function insertion(table: ManyName, organizationId: string, rows: readonly string[]): Sql {
  const { owner } = scopeOf(organizationId)
  const given = (types: Sql): Sql =>
    sql`from jsonb_to_recordset(${`[${rows.join(',')}]`}::text::jsonb) as given (${types})`
  switch (table) {
    case 'occupancies':
      return sql`insert into occupancies (organization_id, calendar_id, from_ms, to_ms, appointment_id, lapses_at)
        select ${owner}, "calendarId", "from", "to", "appointmentId", "lapsesAt" ${given(OCCUPANCY)}`
    case 'answers':
      return sql`insert into answers (organization_id, key, request_hash, status, answer, resource_id, expires_at)
        select ${owner}, key, "requestHash", status, coalesce(answer, 'null'), "resourceId", "expiresAt" ${given(ANSWER)}`
    case 'changes':
      return sql`insert into changes (organization_id, seq, call, at, key, person, address, operation, resource, id, version,
          before, after)
        select ${owner}, seq, call, at, key, person, address, operation, resource, id, version,
          nullif(before, 'null'), nullif(after, 'null') ${given(CHANGE)}`
    default: {
      const { start_ms, end_ms, span, ...always } = COLUMN_TYPES
      const types = table === 'appointments' ? { ...always, start_ms, end_ms, span } : always
      const names = raw(Object.keys(types).join(', '))
      return sql`insert into ${tableName(table)} (organization_id, ${names}) select ${owner}, ${names} ${given(typed(types))}`
    }
  }
}

/**
 * Fills empty tables, many rows a statement. One statement at most is under way, while the rows of the next one are made; what
 * fails shows with the next call, or with `end`.
 */
export function createFilling(db: Db) {
  const emptied = new Set<string>()
  /** The number of the last change of each organization. */
  const lastChanges = new Map<string, number>()
  let of: { table: ManyName; organizationId: string } | undefined
  let rows: string[] = []
  let characters = 0
  let underWay: Promise<unknown> = Promise.resolve()

  const insert = async (table: ManyName, organizationId: string, given: readonly string[]): Promise<void> => {
    const name = nameOf(table)
    if (!emptied.has(name.query.text)) {
      emptied.add(name.query.text)
      // It is empty already. Anew in this transaction, it needs no log of its own where nobody follows one: it is flushed at COMMIT.
      await ask(db, sql`truncate ${name}`)
    }
    await ask(db, insertion(table, organizationId, given))
  }
  const send = async (): Promise<void> => {
    const given = rows
    rows = []
    characters = 0
    await underWay
    if (of === undefined || given.length === 0) return
    underWay = insert(of.table, of.organizationId, given)
    underWay.catch(() => {})
  }

  return {
    async take(record: ManyRecord): Promise<void> {
      const { organizationId } = record.value
      if (of?.table !== record.table || of.organizationId !== organizationId) {
        await send()
        of = { table: record.table, organizationId }
      }
      if (record.table === 'changes') lastChanges.set(organizationId, record.value.seq)
      for (const row of rowsOf(record)) {
        rows.push(row)
        characters += row.length
      }
      if (rows.length >= ROWS || characters >= CHARACTERS) await send()
    },
    /** All that was taken is in the tables. */
    async end(): Promise<void> {
      await send()
      await underWay
    },
    /** Nothing is under way any more, whatever became of it. */
    settle: (): Promise<unknown> => underWay.catch(() => {}),
    lastChanges,
  }
}
