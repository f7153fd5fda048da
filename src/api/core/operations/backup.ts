import { DAY } from '../../time/durations.ts'
import type { Appointment } from '../../contract/appointments.ts'
import { emptyAppointment } from '../../contract/empty-appointment.ts'
import type { BackedUpRows } from '../../contract/backed-up.ts'
import type { BackupFacts, RestoredRow } from '../../contract/backup.ts'
import { BACKED_UP, type BackedUp } from '../../contract/backup-limits.ts'
import { refusalSentence } from '../../contract/refusal-sentences.ts'
import type { BackupRow } from '../backups.ts'
import type { Context } from '../context.ts'
import { conflictOf, Failure } from '../failure.ts'
import type { GroupOperations } from '../operation.ts'
import { isMasked, placeholdersOf } from '../rules/masked.ts'
import { judgeRow, restoredTime, wrongWords } from '../rules/restore.ts'
import type { Occupancy, Tables } from '../store.ts'
import { turn } from '../turn.ts'
import { lock } from './occupying.ts'
import { born, instant, rewritten } from './record.ts'

async function countsOf({ rows, organizationId }: Context): Promise<BackupFacts['counts']> {
  const counts: Partial<BackupFacts['counts']> = {}
  // Types of others that are shared with all are theirs.
  const own = [{ field: 'organizationId', equals: organizationId }]
  for (const name of BACKED_UP) counts[name] = await rows.count(name, own)
  return counts as BackupFacts['counts']
}

const openRestore = async ({ rows }: Context): Promise<BackupRow | undefined> => {
  const where = [
    { field: 'kind', equals: 'restore' },
    { field: 'endedAt', equals: null },
  ]
  return (await rows.find('backups', { where, limit: 1 })).items[0]
}

async function facts(context: Context): Promise<BackupFacts> {
  const where = [{ field: 'kind', equals: 'backup' }]
  const last = (await context.rows.find('backups', { where, limit: 1 })).items[0]
  return {
    lastAt: last?.createdAt ?? null,
    lastRecords: last?.records ?? null,
    counts: await countsOf(context),
    restore: (await openRestore(context))?.id ?? null,
  }
}

/** The restore of this backup, begun where the organization is empty; refused where it has other records. */
async function restoreOf(id: string, context: Context): Promise<BackupRow> {
  const known = await context.rows.get('backups', id)
  if (known?.kind === 'restore' && known.endedAt === null) return known
  if (known) throw conflictOf('backupRestored', {})
  const counts = Object.values(await countsOf(context))
  const records = counts.reduce((sum, count) => sum + count, 0)
  if (records > 0) throw conflictOf('restoreNotEmpty', { records })
  const row: BackupRow = { ...born(context), id, kind: 'restore', records: 0, bytes: false, endedAt: null }
  await context.rows.insert('backups', row)
  return row
}

/** Whether guests of an appointment were masked in this organization after the backup that still names them. */
async function wasMasked(row: Appointment, { rows }: Context): Promise<boolean> {
  if (row.guests.length === 0 || row.guests.every(isMasked)) return false
  const { items } = await rows.changes.find({ resource: 'appointments', id: row.id, limit: 1000 })
  return items.some(({ operation }) => operation === 'appointmentsV1.maskGuests')
}

/** The appointment without anything that could name somebody: nobody can tell any more which of it was masked. */
const masked = (row: Appointment, context: Context): Appointment => ({
  ...row,
  ...emptyAppointment(),
  title: row.blocked ? 'Blocked' : 'Appointment',
  status: row.status,
  blocked: row.blocked,
  blockedUntil: row.blockedUntil,
  allowOverlapping: row.allowOverlapping,
  model: row.model === 'poll' ? 'fixed' : row.model,
  resourceId: row.resourceId,
  serviceId: row.serviceId,
  userGroupId: row.userGroupId,
  reminders: row.reminders,
  lang: row.lang,
  cancelledAt: row.cancelledAt,
  cancellationOrigin: row.cancellationOrigin,
  guests: row.guests.map(() => ({ email: placeholdersOf(context.randomText(4, '0123456789abcdef')).email })),
})

/** Rows that are judged at once: then other calls have their turn. */
const JUDGED_AT_ONCE = 25

interface Taken<K extends BackedUp> {
  row: BackedUpRows[K]
  occupied: readonly Occupancy[]
}

/** What is judged among the others: which ids are here, and which time is taken. */
async function groundOf(resource: BackedUp, rows: readonly { id: string }[], context: Context) {
  const ids = rows.map(({ id }) => id)
  const { items } = await context.rows.find(resource, { where: [{ field: 'id', anyOf: ids }] })
  const known = new Set(items.map(({ id }) => id))
  if (resource !== 'appointments') return { known, holders: [], services: new Map<string, Tables['services']>() }
  const appointments = rows as readonly Appointment[]
  const calendarIds = [...new Set(appointments.flatMap((it) => it.calendarIds))]
  await lock(calendarIds, context)
  const serviceIds = [...new Set(appointments.flatMap(({ serviceId }) => serviceId ?? []))]
  const found = await context.rows.find('services', { where: [{ field: 'id', anyOf: serviceIds }] })
  const services = new Map(found.items.map((it) => [it.id, it]))
  // A buffer is a day at most.
  const from = Math.min(...appointments.map(({ startDate }) => Date.parse(startDate)))
  const to = Math.max(...appointments.map(({ endDate }) => Date.parse(endDate))) + DAY
  const holders = appointments.length === 0 ? [] : await context.rows.occupants(calendarIds, from, to, context.now())
  return { known, holders: [...holders], services }
}

async function keep<K extends BackedUp>(resource: K, taken: readonly Taken<K>[], context: Context): Promise<void> {
  const rows = taken.map(({ row }) => row as unknown as Tables[K])
  if (rows.length > 0) await context.rows.insertAll(resource, rows)
  const occupied = taken.flatMap((it) => it.occupied)
  if (occupied.length > 0) await context.rows.occupyAll(occupied, context.now())
}

/** Keeps rows, all at once where that goes; answers why not of each that cannot be kept. */
async function keepEach<K extends BackedUp>(
  resource: K,
  taken: readonly Taken<K>[],
  context: Context,
): Promise<Map<string, string>> {
  const refused = new Map<string, string>()
  const isRefusal = (error: unknown): error is Failure => error instanceof Failure && error.refusal === 'conflict'
  try {
    await context.rows.attempt(() => keep(resource, taken, context))
  } catch (error) {
    if (!isRefusal(error)) throw error
    for (const one of taken) {
      try {
        await context.rows.attempt(() => keep(resource, [one], context))
      } catch (reason) {
        if (!isRefusal(reason)) throw reason
        refused.set(one.row.id, reason.description)
      }
    }
  }
  return refused
}

async function restoreRows<K extends BackedUp>(
  resource: K,
  given: readonly Record<string, unknown>[],
  context: Context,
): Promise<RestoredRow[]> {
  const verdicts: ReturnType<typeof judgeRow<K>>[] = []
  for (const [index, value] of given.entries()) {
    verdicts.push(judgeRow(resource, value))
    if (index % JUDGED_AT_ONCE === JUDGED_AT_ONCE - 1) await turn()
  }
  const good = verdicts.flatMap((it) => ('row' in it ? [it.row] : []))
  const { known, holders, services } = await groundOf(resource, good, context)
  const results: RestoredRow[] = []
  const taken: Taken<K>[] = []
  for (const verdict of verdicts) {
    if ('errors' in verdict) {
      const { errors } = verdict
      results.push({ status: 'refused', id: null, description: wrongWords(errors), errors })
      continue
    }
    const { id } = verdict.row
    if (known.has(id)) {
      results.push({ status: 'known', id })
      continue
    }
    const own = { ...verdict.row, organizationId: context.organizationId }
    // What was judged as an appointment is one.
    const booked = resource === 'appointments' ? (own as unknown as Appointment) : undefined
    const kept = booked && (await wasMasked(booked, context)) ? masked(booked, context) : booked
    const service = services.get(kept?.serviceId ?? '')
    const occupied = kept ? restoredTime(kept, service, holders, context.now()) : []
    if (!occupied) {
      results.push({ status: 'refused', id, description: refusalSentence('restoredTimeTaken', {}) })
      continue
    }
    known.add(id)
    holders.push(...occupied)
    taken.push({ row: (kept ?? own) as BackedUpRows[K], occupied })
    results.push({ status: 'restored', id })
  }
  const refused = await keepEach(resource, taken, context)
  return results.map((result) => {
    const description = refused.get(result.id ?? '')
    return description === undefined || result.status !== 'restored'
      ? result
      : { ...result, status: 'refused', description }
  })
}

/** The `backup` extension (interface, section 8). */
export const backup: GroupOperations<'backup'> = {
  get: (_, context) => facts(context),

  note: async ({ body }, context) => {
    const { records, bytes = false } = body
    await context.rows.insert('backups', { ...born(context), kind: 'backup', records, bytes, endedAt: null })
    return facts(context)
  },

  restore: async ({ body }, context) => {
    const restore = await restoreOf(body.backup, context)
    const results = await restoreRows(body.resource, body.rows, context)
    const restored = results.filter(({ status }) => status === 'restored').length
    await context.rows.replace('backups', rewritten(restore, { records: restore.records + restored }, context))
    return { results }
  },

  end: async ({ body }, context) => {
    const restore = await restoreOf(body.backup, context)
    await context.rows.replace('backups', rewritten(restore, { endedAt: instant(context) }, context))
    return facts(context)
  },
}
