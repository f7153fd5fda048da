import type {
  Changes,
  Fields,
  FindChanges,
  FeedChange,
  Followed,
  RecordedChange,
  RecordedChanges,
} from '../../core/changes.ts'
import { listTooLarge } from '../../core/failure.ts'
import { countedUpTo } from '../../core/found.ts'
import { plain } from '../../core/plain.ts'
import { type Db, ask, tell } from './database.ts'
import { countOf } from './find.ts'
import type { Scope } from './scope.ts'
import { type Sql, all, raw, sql } from './sql.ts'
import { onlyIds } from './where.ts'

/** Changes that one statement inserts. */
const TOGETHER = 500
/** Changes whose fields are read at once, to begin with, and characters of them that are parsed at once, about. */
const SLICE = 20
const SLICE_LENGTH = 512 * 1024

const narrow = raw(`seq::float8 as seq, resource, id, version, operation, at, person::text as person, key`)
const given = (name: string): Sql => raw(`nullif(given.change -> '${name}', 'null')`)

function whereOf({ resource, id, person, key, from, to, except }: FindChanges): Sql {
  return all([
    ...(resource === undefined ? [] : [sql`resource = ${resource}`]),
    ...(id === undefined ? [] : [sql`id = ${id}`]),
    ...(person === undefined ? [] : [sql`person = any(${onlyIds([person])}::text[]::uuid[])`]),
    ...(key === undefined ? [] : [sql`key = ${key}`]),
    ...(from === undefined ? [] : [sql`at >= ${from}`]),
    ...(to === undefined ? [] : [sql`at < ${to}`]),
    ...(except === undefined ? [] : [sql`resource <> ${except}`]),
  ])
}

async function after(db: Db, scope: Scope, seq: number, limit: number): Promise<Followed> {
  const next = sql`select ${narrow} from changes where ${scope.own(sql`seq > ${seq}::bigint`)}
    order by seq limit ${limit}::integer`
  const answered = await ask<{ epoch: string; last: number; seq: number | null } & Omit<FeedChange, 'seq'>>(
    db,
    sql`select counter.epoch, counter.last::float8 as last, next.*
      from (select epoch, last from change_counters where ${scope.own(raw('true'))}) counter
      left join lateral (${next}) next on true order by next.seq`,
  )
  const [first] = answered
  const items = answered.flatMap(({ epoch: _, last: __, seq: number, ...change }) =>
    number === null ? [] : [{ ...change, seq: number }],
  )
  return { epoch: first?.epoch ?? '0', last: first?.last ?? 0, items }
}

type Kept = Omit<RecordedChange, 'before' | 'after'> & { before: string | null; after: string | null }

/** Changes by their numbers, newest first; between the slices other calls have their turn. */
async function inSlices(db: Db, scope: Scope, seqs: readonly number[], withinBytes = Infinity) {
  const found: RecordedChange[] = []
  let length = 0
  let size = SLICE
  for (let at = 0; at < seqs.length;) {
    const slice = seqs.slice(at, at + size)
    const answered = await ask<Kept>(
      db,
      sql`select ${narrow}, call::text as call, address, before::text as before, after::text as after from changes
        where ${scope.own(sql`seq = any(${slice.map(String)}::text[]::bigint[])`)} order by seq desc`,
    )
    for (const change of answered) {
      length += (change.before?.length ?? 0) + (change.after?.length ?? 0)
      if (length > withinBytes) throw listTooLarge(withinBytes)
      found.push({ ...change, before: fieldsIn(change.before), after: fieldsIn(change.after) })
    }
    at += slice.length
    size = Math.max(1, Math.min(1000, Math.floor((SLICE_LENGTH * at) / Math.max(length, 1))))
  }
  return found
}

const fieldsIn = (text: string | null): Fields | null => (text === null ? null : (JSON.parse(text) as Fields))

const find =
  (db: Db, scope: Scope): Changes['find'] =>
  async (question) => {
    const { offset = 0, limit, withinBytes, countTo } = question
    const own = scope.own(whereOf(question))
    const page = await ask<{ seq: number }>(
      db,
      sql`select seq::float8 as seq from changes where ${own}
        order by seq desc offset ${offset}::bigint limit ${limit ?? null}::bigint`,
    )
    const items = await inSlices(
      db,
      scope,
      page.map(({ seq }) => seq),
      withinBytes,
    )
    const isLast = limit === undefined || items.length < limit
    if (isLast && (items.length > 0 || offset === 0)) return { items, total: offset + items.length }
    const bound = countTo === undefined ? undefined : countedUpTo(countTo, offset, items.length)
    return { items, total: await countOf(db, sql`changes where ${own}`, bound) }
  }

const rewrite =
  (db: Db, scope: Scope): Changes['rewrite'] =>
  async (resource, id, change) => {
    const own = scope.own(sql`resource = ${resource} and id = ${id}`)
    const seqs = await ask<{ seq: number }>(
      db,
      sql`select seq::float8 as seq from changes where ${own} order by seq desc`,
    )
    const found = await inSlices(
      db,
      scope,
      seqs.map(({ seq }) => seq),
    )
    for (let at = 0; at < found.length; at += SLICE) {
      const rewritten = found
        .slice(at, at + SLICE)
        .map(({ seq, before, after: then }) =>
          plain({ seq, before: before && change(before), after: then && change(then) }),
        )
      await ask(
        db,
        sql`update changes set before = ${given('before')}, after = ${given('after')}
          from jsonb_array_elements(${JSON.stringify(rewritten)}::text::jsonb) as given (change)
          where organization_id = ${scope.owner} and seq = (given.change ->> 'seq')::bigint`,
      )
    }
  }

const drop =
  (db: Db, scope: Scope): Changes['drop'] =>
  async (before, limit) => {
    const oldest = sql`select seq, at from changes where ${scope.own(raw('true'))} order by seq limit ${limit}::integer`
    const dropped = await ask(
      db,
      sql`with oldest as materialized (${oldest})
        delete from changes where ${scope.own(sql`seq in (select seq from oldest
          where at < ${before} and not exists (select from oldest young where young.seq < oldest.seq and young.at >= ${before}))`)}
        returning seq`,
    )
    return dropped.length
  }

const append =
  (db: Db, scope: Scope): RecordedChanges['append'] =>
  async (changes) => {
    for (let at = 0; at < changes.length; at += TOGETHER) {
      const together = plain(changes.slice(at, at + TOGETHER))
      // The counter stays locked until COMMIT, so that who gets the next number is seen later.
      tell(
        db,
        sql`with counted as (
            insert into change_counters as counter (organization_id, last)
            values (${scope.owner}, ${together.length}::integer)
            on conflict (organization_id) do update set last = counter.last + excluded.last
            returning last
          )
          insert into changes (organization_id, seq, call, at, key, person, address, operation, resource, id, version,
            before, after)
          select ${scope.owner}, counted.last - ${together.length}::integer + given.place,
            (given.change ->> 'call')::uuid, given.change ->> 'at', given.change ->> 'key',
            (given.change ->> 'person')::uuid, given.change ->> 'address', given.change ->> 'operation',
            given.change ->> 'resource', given.change ->> 'id', (given.change ->> 'version')::integer,
            ${given('before')}, ${given('after')}
          from counted, jsonb_array_elements(${JSON.stringify(together)}::text::jsonb)
            with ordinality as given (change, place)`,
      )
    }
  }

/** The changes of one organization in SQL. */
export const sqlChanges = (db: Db, scope: Scope): RecordedChanges => ({
  after: (seq, limit) => after(db, scope, seq, limit),
  find: find(db, scope),
  rewrite: rewrite(db, scope),
  drop: drop(db, scope),
  append: append(db, scope),
})
