import type { I18n } from '@lingui/core'
import { dateOf } from '#api/time/zoned.ts'
import { guestWords } from '../../../fields/guest-name.ts'
import { zoneOfFirst } from '../../../fields/known-zone.ts'
import type { Format } from '../../../i18n/format.ts'
import type { Clinic } from '../records/queries.ts'
import type { KnownGuest, Visit } from './known-guests.ts'

/** What words about a guest are made of; `now` in epoch milliseconds. */
export interface Telling {
  i18n: I18n
  format: Format
  clinic: Clinic
  now: number
}

const dayOf = ({ startDate, calendarIds }: Visit, { format, clinic, now }: Telling): string => {
  const zone = zoneOfFirst(calendarIds, clinic.calendars)
  const isThisYear = dateOf(Date.parse(startDate), zone).slice(0, 4) === dateOf(now, zone).slice(0, 4)
  return format.date(startDate, zone, isThisYear ? 'bare' : 'medium')
}

/** The phone of a guest, else the email: what tells people of one name apart. */
export const reachWords = ({ guest }: KnownGuest): string => guestWords(guest).phone || guestWords(guest).email

/** When a guest was here last and comes next, as far as that has been read: nobody is told as new before. */
export function visitWords({ last, next }: KnownGuest, areRead: boolean, telling: Telling): string {
  const { i18n } = telling
  const coming = next && i18n._('next {day}', { day: dayOf(next, telling) })
  if (last) {
    const was = i18n._('Last {day}', { day: dayOf(last, telling) })
    return [was, coming ?? (areRead && i18n._('none booked'))].filter(Boolean).join(' · ')
  }
  if (!areRead) return ''
  return next ? i18n._('First visit {day}', { day: dayOf(next, telling) }) : i18n._('No visit yet')
}

/** What a guest had last and with whom; empty where neither is known anymore. */
export function lastTimeWords({ last }: KnownGuest, { i18n, clinic }: Telling): string {
  const service = clinic.services.get(last?.serviceId ?? '')?.name ?? ''
  const person =
    last?.calendarIds.map((id) => clinic.calendars.get(id)).find((it) => it && it.type !== 'asset')?.name ?? ''
  return service && person ? i18n._('{service} with {person}', { service, person }) : service || person
}
