import { addDays } from '#api/time/week.ts'
import { instantAt } from '#api/time/zoned.ts'
import type { TimeGridColumn, TimeGridEvent } from '../../src/web/ui/calendar/time-grid-props.ts'
import { type Tone, TONES } from '../../src/web/theme/tones.ts'

/** Where the bench is. */
export const ZONE = 'Europe/Madrid'
const MINUTE = 60_000
const tones: readonly Tone[] = TONES
const names = ['Ana Ruiz', 'Ben Okafor', 'Carmen Vidal', 'Dmitri Antonov', 'Elena Sanz', 'Farid Haddad', 'Greta Lind']
const icons = ['confirmed', 'pending', 'arrive', 'checkDouble'] as const
const services = ['Check-up', 'Cleaning', 'First visit', 'Follow-up', 'X-ray']

/** The same numbers in every run (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const pick = <T>(all: readonly T[], number: number) => all[Math.floor(number * all.length)] as T

/** Seven columns of one resource, `weeks` after a fixed Monday. */
export function weekColumns(weeks: number): TimeGridColumn[] {
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays('2026-06-01', weeks * 7 + index)
    return { id: date, date, resourceId: 'ana', zone: ZONE, label: date }
  })
}

/** One day of `count` resources, `days` after a fixed date. */
export function dayColumns(count: number, days: number): TimeGridColumn[] {
  const date = addDays('2026-06-01', days)
  return Array.from({ length: count }, (_, index) => {
    const resourceId = `agent ${index + 1}`
    return { id: `${resourceId} ${date}`, date, resourceId, zone: ZONE, label: resourceId }
  })
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: ZONE })

/** `count` appointments between 08:00 and 20:00, spread over the columns. */
export function appointmentsIn(columns: readonly TimeGridColumn[], count: number, seed: number): TimeGridEvent[] {
  const next = numbersFrom(seed)
  return Array.from({ length: count }, (_, index) => {
    const column = pick(columns, next())
    const start = instantAt(column.date, 480 + Math.floor(next() * 46) * 15, column.zone)
    const timeText = clock.format(start)
    const title = pick(names, next())
    const secondaryText = pick(services, next())
    return {
      id: `${seed} ${index}`,
      resourceIds: [column.resourceId],
      start,
      end: start + pick([15, 30, 30, 45, 60], next()) * MINUTE,
      title,
      timeText,
      secondaryText,
      tone: pick(tones, next()),
      spanText: `${timeText} – ${timeText}`,
      pattern: pick(['solid', 'solid', 'solid', 'hatched', 'dashed'] as const, next()),
      icon: pick(icons, next()),
      editable: true,
      accessibleName: `${title}, ${timeText}, ${secondaryText}`,
    }
  })
}
