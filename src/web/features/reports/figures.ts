import type { I18n } from '@lingui/core'
import type { Figures } from '#api/contract/reports.ts'
import { DAY, MINUTE } from '#api/time/durations.ts'
import type { Format } from '../../i18n/format.ts'
import type { FigureId } from './report-url.ts'

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

/** What a figure is of one period: a share of one, or minutes of lead time; null where there is nothing to tell. */
export const VALUES: Readonly<Record<FigureId, (figures: Figures) => number | null>> = {
  load: ({ bookedMinutes, openMinutes }) => share(bookedMinutes, openMinutes),
  'no-shows': ({ noShows, completed }) => share(noShows, completed),
  late: ({ canceledLate, canceled, appointments }) => share(canceledLate, canceled + appointments),
  lead: ({ leadMinutes }) => leadMinutes,
}

/** What figures are called and what they are of; message ids. */
export const FIGURE_WORDS: Readonly<
  Record<FigureId, { title: string; ofWeek: string; ofWeekday: string; of: string }>
> = {
  load: {
    title: /*i18n*/ 'Load',
    ofWeek: /*i18n*/ 'Load per week',
    ofWeekday: /*i18n*/ 'Load per weekday',
    of: /*i18n*/ 'Booked share of the open time',
  },
  'no-shows': {
    title: /*i18n*/ 'No-shows',
    ofWeek: /*i18n*/ 'No-shows per week',
    ofWeekday: /*i18n*/ 'No-shows per weekday',
    of: /*i18n*/ 'Share of completed appointments',
  },
  late: {
    title: /*i18n*/ 'Canceled late',
    ofWeek: /*i18n*/ 'Canceled late per week',
    ofWeekday: /*i18n*/ 'Canceled late per weekday',
    of: /*i18n*/ 'Share canceled less than 24 hours before',
  },
  lead: {
    title: /*i18n*/ 'Lead time',
    ofWeek: /*i18n*/ 'Lead time per week',
    ofWeekday: /*i18n*/ 'Lead time per weekday',
    of: /*i18n*/ 'Half of the appointments are booked earlier, half later',
  },
}

/** A value in words (`73%`, `6.3 days`, `5 hr 30 min`), or a dash where there is none. */
export function figureText(id: FigureId, value: number | null, format: Format): string {
  if (value === null) return '—'
  if (id !== 'lead') {
    const digits = id === 'load' ? 0 : 1
    return format.number(value, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits })
  }
  const days = (value * MINUTE) / DAY
  if (days > 0 && days < 1) return format.minutes(value)
  return format.number(days, { style: 'unit', unit: 'day', unitDisplay: 'long', maximumFractionDigits: 1 })
}

/** What became of a share, in points of a hundred. */
export function changeText(now: number | null, before: number | null, i18n: I18n, format: Format): string {
  if (now === null || before === null) return '—'
  const points = Math.round(now * 100) - Math.round(before * 100)
  if (points === 0) return i18n._('Same')
  const change = format.number(points, { signDisplay: 'always' })
  return i18n._('{change} {points, plural, one {point} other {points}}', { change, points: Math.abs(points) })
}
