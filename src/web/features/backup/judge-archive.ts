import type { BackedUp } from '#api/contract/backup-limits.ts'
import type { Appointment } from '#api/contract/appointments.ts'
import type { FieldError } from '#api/contract/errors.ts'
import { refusalSentence } from '#api/contract/refusal-sentences.ts'
import type { Buffered, Occupancy } from '#api/core/rules/overlap.ts'
import { judgeRow, restoredTime, wrongWords } from '#api/core/rules/restore.ts'
import { DAY } from '#api/time/durations.ts'
import type { Manifest } from './format.ts'
import { readArchive, type ReadRow } from './read-archive.ts'

/** Why a row is refused, in the service's words: in one sentence, and by field where it is about fields. */
export interface RowRefused {
  description: string
  errors?: readonly FieldError[] | undefined
}

/** A row that would be left out, and why. */
export interface LeftOutRow {
  resource: BackedUp
  /** Counts the records of its kind, from 1. */
  number: number
  /** Why; undefined where it is no record at all. */
  refusal: RowRefused | undefined
}

/** What a restore would do. */
export interface ArchiveVerdict {
  manifest: Manifest
  /** Rows that would be restored, by kind. */
  ready: Partial<Record<BackedUp, number>>
  /** Rows that would be left out; the first of them with their reasons. */
  refused: number
  refusals: readonly LeftOutRow[]
  /** Media that will wait for their bytes. */
  waiting: number
}

/** Refusals that are kept; whoever has more has another file. */
const MOST_TOLD = 1000
/** Rows that are judged before the page is drawn again. */
const AT_ONCE = 50

const SPAN = 30 * DAY
/** An appointment over more spans than this is compared with all of its calendar. */
const MOST_SPANS = 120

/** What takes time so far, by calendar and span of days, so that few are compared. */
function createHolders() {
  const bySpan = new Map<string, Occupancy[]>()
  const byCalendar = new Map<string, Occupancy[]>()
  const long = new Map<string, Occupancy[]>()
  const put = (lists: Map<string, Occupancy[]>, name: string, one: Occupancy): void => {
    const list = lists.get(name)
    if (list) list.push(one)
    else lists.set(name, [one])
  }
  /** Undefined where there are too many. */
  const spansOf = (from: number, to: number): number[] | undefined => {
    const [first, last] = [Math.floor(from / SPAN), Math.floor((to - 1) / SPAN)]
    return last - first > MOST_SPANS ? undefined : Array.from({ length: last - first + 1 }, (_, at) => first + at)
  }
  return {
    near: (calendarIds: readonly string[], from: number, to: number): Occupancy[] => {
      const spans = spansOf(from, to)
      return calendarIds.flatMap((id) =>
        spans
          ? [...(long.get(id) ?? []), ...spans.flatMap((span) => bySpan.get(`${id} ${span}`) ?? [])]
          : (byCalendar.get(id) ?? []),
      )
    },
    add: (occupied: readonly Occupancy[]): void => {
      for (const one of occupied) {
        const { calendarId, from, to } = one
        put(byCalendar, calendarId, one)
        const spans = spansOf(from, to)
        if (!spans) put(long, calendarId, one)
        for (const span of spans ?? []) put(bySpan, `${calendarId} ${span}`, one)
      }
    },
  }
}

/** Judges the rows of a backup as the service will, by the same functions; `now` is the service's clock. */
export function createJudge(now: () => number) {
  const holders = createHolders()
  const services = new Map<string, Buffered>()
  const ids = new Set<string>()
  const unique = new Set<string>()

  const isTaken = (name: string): boolean => {
    if (unique.has(name)) return true
    unique.add(name)
    return false
  }

  return ({
    resource,
    value,
  }: Pick<ReadRow, 'resource' | 'value'>): { row: object } | { refusal: RowRefused | undefined } => {
    if (!value) return { refusal: undefined }
    const verdict = judgeRow(resource, value)
    if ('errors' in verdict) return { refusal: { description: wrongWords(verdict.errors), errors: verdict.errors } }
    const { row } = verdict
    const twice = (field: string) => ({ refusal: { description: refusalSentence('restoredTwice', { field }) } })
    if (ids.has(`${resource} ${row.id}`)) return twice('id')
    if ('slug' in row && isTaken(`slug ${row.slug}`)) return twice('slug')
    if ('publicId' in row && isTaken(`publicId ${row.publicId}`)) return twice('publicId')
    if (resource === 'services') services.set(row.id, row as Buffered)
    if (resource === 'appointments') {
      const booked = row as Appointment
      const service = services.get(booked.serviceId ?? '')
      const near = holders.near(booked.calendarIds, Date.parse(booked.startDate), Date.parse(booked.endDate) + DAY)
      const occupied = restoredTime(booked, service, near, now())
      if (!occupied) return { refusal: { description: refusalSentence('restoredTimeTaken', {}) } }
      holders.add(occupied)
    }
    ids.add(`${resource} ${row.id}`)
    return { row }
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Reads and judges a whole archive, and keeps nothing of it. */
export async function judgeArchive(
  file: Blob,
  now: () => number,
  onProgress?: (bytes: number) => void,
): Promise<ArchiveVerdict> {
  const judge = createJudge(now)
  const ready: Partial<Record<BackedUp, number>> = {}
  const refusals: LeftOutRow[] = []
  let [refused, waiting, count] = [0, 0, 0]
  let manifest: Manifest | undefined
  await readArchive(file, {
    onManifest: (it) => void (manifest = it),
    onRows: async (rows) => {
      for (const row of rows) {
        const { resource, number } = row
        const verdict = judge(row)
        if ('row' in verdict) {
          ready[resource] = (ready[resource] ?? 0) + 1
          if (resource === 'multimedia' && 'status' in verdict.row && verdict.row.status === 'need_action') waiting++
        } else {
          refused++
          if (refusals.length < MOST_TOLD) refusals.push({ resource, number, refusal: verdict.refusal })
        }
        count++
        if (count % AT_ONCE === 0) await pause()
      }
    },
    ...(onProgress && { onProgress }),
  })
  if (!manifest) throw new Error('A backup without its head was read.')
  return { manifest, ready, refused, refusals, waiting }
}
