import type { Appointment } from '#api/contract/appointments.ts'
import { isWaiting } from '#api/core/rules/waiting.ts'
import { overlaps } from '#api/time/interval.ts'
import { dayInterval } from '#api/time/zoned.ts'
import { appointmentSpan } from '../../../commands/appointments/view/appointment-span.ts'
import { standsBefore } from '../sheet-order.ts'
import type { Print, PrintedEntry } from './kept-prints.ts'

/** What became of an entry since it was printed; `marked` is how it stands now, whoever said so. */
export type SincePrint = 'same' | 'marked' | 'changed' | 'moved' | 'canceled' | 'gone' | 'added'

/** A line of a printed sheet beside what is known now; absent `appointment` where it is not read, or gone. */
export interface PaperLine {
  id: string
  since: SincePrint
  printed?: PrintedEntry
  appointment?: Appointment
}

/** What is known of the entries now, by their ids: null where there is none any longer. */
export type KnownNow = ReadonlyMap<string, Appointment | null>

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

function sinceOf(printed: PrintedEntry, now: Appointment | null | undefined): SincePrint {
  if (now === undefined) return 'same'
  if (now === null) return 'gone'
  if (now.status === 'cancelled' && printed.status !== 'cancelled') return 'canceled'
  const { start, end } = appointmentSpan(now)
  if (start !== printed.start || end !== printed.end || !isSameList(now.calendarIds, printed.calendarIds))
    return 'moved'
  if (now.status !== printed.status || (now.subStatus ?? null) !== printed.subStatus) return 'marked'
  return now.version === printed.version ? 'same' : 'changed'
}

/** An appointment as it is printed. */
export const printedEntry = (appointment: Appointment): PrintedEntry => {
  const { id, calendarIds, version, status, subStatus } = appointment
  return { id, calendarIds, ...appointmentSpan(appointment), version, status, subStatus: subStatus ?? null }
}

/**
 * The lines of one calendar's local day in the order of the paper, and behind them what has come since in the order of
 * time. What was printed as cancelled is left out as long as it is.
 */
export function paperLines(
  print: Pick<Print, 'entries'>,
  { id: calendarId, zone }: { id: string; zone: string },
  date: string,
  known: KnownNow,
): PaperLine[] {
  const day = dayInterval(date, zone)
  const printed = print.entries
    .filter((entry) => entry.calendarIds.includes(calendarId) && overlaps(entry, day))
    .toSorted(standsBefore)
  const onPaper = printed.flatMap((entry): PaperLine[] => {
    const now = known.get(entry.id)
    const since = sinceOf(entry, now)
    if (entry.status === 'cancelled' && since !== 'marked' && since !== 'moved') return []
    return [{ id: entry.id, since, printed: entry, ...(now && { appointment: now }) }]
  })
  const ids = new Set(printed.map((entry) => entry.id))
  const added = [...known.values()].flatMap((it) => {
    if (!it || ids.has(it.id) || it.status === 'cancelled' || isWaiting(it) || !it.calendarIds.includes(calendarId)) {
      return []
    }
    const span = appointmentSpan(it)
    return overlaps(span, day) ? [{ ...span, id: it.id, appointment: it }] : []
  })
  return [
    ...onPaper,
    ...added.toSorted(standsBefore).map(({ id, appointment }): PaperLine => ({ id, since: 'added', appointment })),
  ]
}
