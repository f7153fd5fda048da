import type { I18n } from '@lingui/core'
import { STATUS_LABELS, SUB_STATUS_LABELS } from '../../../fields/appointment-standing.ts'
import { guestName } from '../../../fields/guest-name.ts'
import { isObject } from '#api/contract/json-object.ts'
import { filesOf } from '#api/core/rules/appointment-files.ts'
import { seatsOf } from '#api/core/rules/seats.ts'
import type { Guest, Voting } from '#api/contract/appointment-fields.ts'
import type { Format } from '../../../i18n/format.ts'
import type { Clinic } from './queries.ts'
import { classWords } from './type-words.ts'

/** What values are told with. */
export interface ValueWords {
  i18n: I18n
  format: Format
  clinic: Clinic
  /** IANA zone of the times. */
  zone: string
}

const isGuests = (name: string, value: unknown): value is readonly Guest[] => name === 'guests' && Array.isArray(value)

/** A reminder in words: “1 day before”. */
export function reminderWords(
  { time, unit, direction }: { time: number; unit: string; direction?: string | undefined },
  { i18n, format }: { i18n: I18n; format: Format },
): string {
  const after = direction === 'after'
  if (unit === 'd') {
    return after
      ? i18n._('{time, plural, one {# day after} other {# days after}}', { time })
      : i18n._('{time, plural, one {# day before} other {# days before}}', { time })
  }
  const length = format.minutes(unit === 'h' ? time * 60 : time)
  return after ? i18n._('{length} after', { length }) : i18n._('{length} before', { length })
}

/** A poll in words: “3 options, 7 yes, 2 if needed, 3 no”, and the chosen time where there is one. */
function pollWords(poll: Partial<Voting>, { i18n, format, zone }: Omit<ValueWords, 'clinic'>): string {
  const { options = [], votes = [], chosenOptionId } = poll
  const said = (answer: string) => votes.filter((it) => it.answer === answer).length
  const chosen = options.find(({ id }) => id === chosenOptionId)
  return [
    i18n._('{count, plural, one {# option} other {# options}}', { count: options.length }),
    i18n._('{count} yes', { count: said('yes') }),
    i18n._('{count} if needed', { count: said('if-need-be') }),
    i18n._('{count} no', { count: said('no') }),
    ...(chosen ? [i18n._('chosen {time}', { time: format.dateTime(chosen.startDate, zone, 'day') })] : []),
  ].join(', ')
}

/** A value of a field in words, short enough for a line; empty values are a dash. */
export function valueWords(name: string, value: unknown, { i18n, format, clinic, zone }: ValueWords): string {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return value ? i18n._('Yes') : i18n._('No')
  if (name === 'reminders' && Array.isArray(value)) {
    const all = value.map((it: Parameters<typeof reminderWords>[0]) => reminderWords(it, { i18n, format }))
    return all.length === 0 ? '—' : format.list(all)
  }
  if (isGuests(name, value)) return value.length === 0 ? '—' : format.list(value.map(guestName))
  if (name === 'calendarIds' && Array.isArray(value)) {
    return format.list(value.map((id: string) => clinic.calendars.get(id)?.name ?? id))
  }
  if (name === 'voting' && typeof value === 'object') return pollWords(value, { i18n, format, zone })
  if (name === 'extraFields' && isObject(value)) {
    const all = Object.entries(value).map(([key, it]) =>
      key === 'files'
        ? i18n._('{count, plural, one {# file} other {# files}}', { count: filesOf({ extraFields: value }).length })
        : key === 'seats' && seatsOf({ extraFields: value }) !== undefined
          ? i18n._('{count, plural, one {# seat} other {# seats}}', { count: Number(it) })
          : `${key}: ${typeof it === 'string' ? it : JSON.stringify(it)}`,
    )
    return all.length === 0 ? '—' : all.join(', ')
  }
  if (typeof value !== 'string') return JSON.stringify(value)
  const text = value
  const known = [...STATUS_LABELS, ...SUB_STATUS_LABELS].find(([it]) => it === text)
  if (known && (name === 'status' || name === 'subStatus')) return i18n._(known[1])
  if (name === 'classification') return classWords(text, i18n)
  if (name === 'lang') return format.language(text)
  if (name === 'resourceId') return clinic.calendars.get(text)?.name ?? text
  if (name === 'serviceId') return clinic.services.get(text)?.name ?? text
  if (name === 'startDate' || name === 'endDate' || name === 'blockedUntil') return format.dateTime(text, zone, 'day')
  return text
}
