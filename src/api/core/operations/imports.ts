import { adminCalendarRows } from '../../contract/calendars.ts'
import { appointmentV2Rows } from '../../contract/appointment-rows.ts'
import type { ImportedResource, ImportedResult } from '../../contract/imports.ts'
import { MOST_IMPORTED } from '../../contract/imports.ts'
import { parsedBy } from '../../contract/parsed-by.ts'
import { multimediaRows } from '../../contract/multimedia.ts'
import type { BodyOf, Right, Row } from '../../contract/operation.ts'
import { presetRows } from '../../contract/presets.ts'
import { refusalSentence } from '../../contract/refusal-sentences.ts'
import { roomRows } from '../../contract/rooms.ts'
import { serviceTypeRows } from '../../contract/service-types.ts'
import { serviceRows } from '../../contract/services.ts'
import { weeklyScheduleRows } from '../../contract/weekly-schedules.ts'
import type { Context } from '../context.ts'
import { conflictOf, Failure, unprocessable } from '../failure.ts'
import type { GroupOperations } from '../operation.ts'
import type { ExternalIdRow, ImportRow } from '../imports.ts'
import { adminCalendars } from './admin-calendars.ts'
import { appointmentsV2 } from './appointments-v2.ts'
import { onPage } from './listing.ts'
import { multimedia } from './multimedia.ts'
import { lock } from './occupying.ts'
import { presets } from './presets.ts'
import { born, instant, load, rewritten } from './record.ts'
import { rooms } from './rooms.ts'
import { serviceTypes } from './service-types.ts'
import { services } from './services.ts'
import { weeklySchedules } from './weekly-schedules.ts'

interface Made {
  id: string
  version: number
}

/** How a record of one kind is made and removed: by the very operations that a call of its own would reach. */
interface Kind {
  right: Right
  /** Makes a record of a body in the contract's words, or throws why not. */
  make: (body: unknown, context: Context) => Promise<Made>
  remove: (id: string, context: Context) => Promise<unknown>
}

const EVERYTHING = { page: 1, limit: null }

const misfit = (errors: { field: string; message: string }[]): Failure =>
  new Failure('badRequest', errors.map(({ field, message }) => `${field} ${message}.`).join(' '), errors)

const byId = (id: string) => ({ params: { id }, query: {}, body: undefined })

/** A resource whose records are made and removed by its operations as they are, of bodies that nobody has judged yet. */
const kindOf = <R extends Row & { right: Right; body: NonNullable<Row['body']> }>(
  { create: row }: { create: R },
  {
    create,
    remove,
  }: {
    create: (
      input: { params: Record<never, never>; query: Record<never, never>; body: BodyOf<R> },
      context: Context,
      page: typeof EVERYTHING,
    ) => Promise<Made>
    remove: (input: ReturnType<typeof byId>, context: Context, page: typeof EVERYTHING) => Promise<unknown>
  },
): Kind => ({
  right: row.right,
  make: (given, context) => {
    const parsed = parsedBy(row.body, given)
    if ('errors' in parsed) throw misfit(parsed.errors)
    return create({ params: {}, query: {}, body: parsed.value as BodyOf<R> }, context, EVERYTHING)
  },
  remove: (id, context) => remove(byId(id), context, EVERYTHING),
})

const KINDS: Record<ImportedResource, Kind> = {
  multimedia: kindOf(multimediaRows, multimedia),
  presets: kindOf(presetRows, presets),
  rooms: kindOf(roomRows, {
    create: rooms.create,
    remove: async ({ params: { id } }, context) => {
      const { publicId } = await load('rooms', id, context)
      return rooms.remove({ params: { publicId }, query: {}, body: undefined }, context, EVERYTHING)
    },
  }),
  appointments: kindOf(appointmentV2Rows, appointmentsV2),
  calendars: kindOf(adminCalendarRows, adminCalendars),
  services: kindOf(serviceRows, services),
  serviceTypes: kindOf(serviceTypeRows, serviceTypes),
  weeklySchedules: kindOf(weeklyScheduleRows, weeklySchedules),
}

const requireRight = (resource: ImportedResource, { rights }: Context): void => {
  if (rights.includes(KINDS[resource].right)) return
  throw new Failure('forbidden', refusalSentence('mayNotImport', { resource }))
}

/** What a row of its own is refused for; everything else is trouble of the whole call. */
const OF_A_ROW: readonly Failure['refusal'][] = ['badRequest', 'unprocessable', 'conflict', 'forbidden', 'notFound']

const refusalOf = (error: unknown): Failure => {
  if (error instanceof Failure && OF_A_ROW.includes(error.refusal)) return error
  throw error
}

/** Where the row of another system is kept: what that system calls it may name a person, so that a hash stands for it. */
async function keyOf(parts: readonly string[], context: Context): Promise<string> {
  const hash = await context.sha256Hex(JSON.stringify(parts))
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The calendars that bodies name, whatever else is wrong with them. */
const calendarsIn = (bodies: readonly Record<string, unknown>[]): string[] =>
  bodies
    .flatMap(({ calendarIds, calendarId, resourceId }) => [
      ...(Array.isArray(calendarIds) ? (calendarIds as unknown[]) : []),
      calendarId,
      resourceId,
    ])
    .filter((id): id is string => typeof id === 'string')
    .map((id) => id.toLowerCase())

/** Thrown to take a dry run back. */
class Tried extends Error {
  constructor(readonly results: ImportedResult[]) {
    super('Nothing of a dry run is kept.')
  }
}

type Importing = BodyOf<(typeof import('../../contract/imports.ts'))['importRows']['create']>

async function carryOut({ rows, resource, dryRun, ...body }: Importing, keys: readonly string[], context: Context) {
  const known = new Map<string, ImportedResult>()
  const kept = await context.rows.find('externalIds', { where: [{ field: 'id', anyOf: keys }] })
  const ids = kept.items.map(({ recordId }) => recordId)
  const there = await context.rows.find(resource, { where: [{ field: 'id', anyOf: ids }] })
  const present = new Set(there.items.map(({ id }) => id))
  for (const { id, recordId } of kept.items) {
    known.set(id, { status: present.has(recordId) ? 'known' : 'gone', id: recordId })
  }

  const take = async (given: Importing['rows'][number], key: string): Promise<ImportedResult> => {
    const { id, version } = await KINDS[resource].make(given.body, context)
    const row: ExternalIdRow = {
      id: key,
      organizationId: context.organizationId,
      createdAt: instant(context),
      importId: body.import,
      resource,
      recordId: id,
      version,
    }
    await context.rows.insert('externalIds', row)
    known.set(key, { status: 'known', id: dryRun ? null : id })
    return { status: 'created', id: dryRun ? null : id }
  }

  const results: ImportedResult[] = []
  for (const [index, given] of rows.entries()) {
    const key = keys[index] ?? ''
    try {
      results.push(known.get(key) ?? (await context.rows.attempt(() => take(given, key))))
    } catch (error) {
      const { description, errors } = refusalOf(error)
      results.push({ status: 'refused', id: null, description, ...(errors.length > 0 && { errors: [...errors] }) })
    }
  }
  return results
}

async function openImport({ import: id, source, name }: Importing, context: Context): Promise<void> {
  const before = await context.rows.get('imports', id)
  if (before?.undoneAt) throw conflictOf('importUndone', {})
  if (before && before.source !== source) throw unprocessable('source', 'is another one than that of this import')
  if (before) return
  const row: ImportRow = { ...born(context), id, source, name: name ?? null, undoneAt: null }
  await context.rows.insert('imports', row)
}

/** Takes one record back unless somebody has changed it since; answers why it stays. */
async function takeBack({ resource, recordId, version, id }: ExternalIdRow, context: Context): Promise<string | null> {
  const { rows } = context
  if (!(await rows.get(resource, recordId))) {
    await rows.remove('externalIds', id)
    return null
  }
  try {
    await rows.attempt(async () => {
      await KINDS[resource].remove(recordId, { ...context, ifVersion: version })
      await rows.remove('externalIds', id)
    })
    return null
  } catch (error) {
    return refusalOf(error).description
  }
}

/** The `imports` extension (interface, section 8). */
export const imports: GroupOperations<'imports'> = {
  list: async (_, { rows }, page) => {
    const { items, total } = await rows.find('imports', onPage(page))
    const ids = items.map(({ id }) => id)
    const counts = await rows.tally('externalIds', 'importId', ids)
    return { total, items: items.map((row) => ({ ...row, records: counts[row.id] ?? 0 })) }
  },

  create: async ({ body }, context) => {
    const { rows, resource, source, dryRun = false } = body
    requireRight(resource, context)
    const keys: string[] = []
    for (const { externalId } of rows) keys.push(await keyOf([source, resource, externalId], context))
    // All at once and in the one order, so that an import and a booking never wait for each other.
    await lock(calendarsIn(rows.map((it) => it.body)), context)
    if (!dryRun) {
      await openImport(body, context)
      return { id: body.import, dryRun, results: await carryOut(body, keys, context) }
    }
    try {
      await context.rows.attempt(async () => {
        throw new Tried(await carryOut(body, keys, context))
      })
    } catch (error) {
      if (error instanceof Tried) return { id: body.import, dryRun, results: error.results }
      throw error
    }
    throw new Error('A dry run was kept.')
  },

  undo: async ({ params, body }, context) => {
    const { rows } = context
    const before = await load('imports', params.id, context)
    const skip = body?.skip ?? 0
    const where = [{ field: 'importId', equals: before.id }] as const
    const { items, total } = await rows.find('externalIds', { where, offset: skip, limit: MOST_IMPORTED })
    for (const resource of new Set(items.map((it) => it.resource))) requireRight(resource, context)
    const left: { resource: ImportedResource; id: string; description: string }[] = []
    for (const item of items) {
      const description = await takeBack(item, context)
      if (description !== null) left.push({ resource: item.resource, id: item.recordId, description })
    }
    const remaining = Math.max(0, total - skip - items.length)
    if (remaining === 0 && before.undoneAt === null) {
      await rows.replace('imports', rewritten(before, { undoneAt: instant(context) }, context))
    }
    return { id: before.id, removed: items.length - left.length, left, remaining }
  },
}
