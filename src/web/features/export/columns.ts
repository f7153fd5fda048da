import type { Appointment } from '#api/contract/appointments.ts'
import { MINUTE } from '#api/time/durations.ts'
import { standingOf } from '../../fields/appointment-standing.ts'
import { guestName, guestWords } from '../../fields/guest-name.ts'
import type { ExportColumn } from '../../fields/bulk/export-spec.ts'
import { zoneOfFirst } from '../../fields/known-zone.ts'
import { minuteOfDay, dateOf, zonedInstant } from '#api/time/zoned.ts'
import { appointmentSpan } from '../../commands/appointments/view/appointment-span.ts'
import { peopleOf, roomsOf, serviceOf, type TakeWords, whoOf } from './export-words.ts'

/** A column of a day sheet beside the time. */
export interface SheetColumn {
  id: string
  header: string
  /** Whether it tells of guests, so that a sheet for a door goes without. */
  personal?: boolean
  /** Whether it is printed unless the person chooses otherwise. */
  usual: boolean
  /** The cell; `calendarId` is that of the sheet, which need not be said again. */
  text: (appointment: Appointment, calendarId: string) => string
}

const listed = (words: readonly string[]) => words.filter(Boolean).join(', ')

/** The columns of a day sheet, in its order. */
export function sheetColumns(words: TakeWords): SheetColumn[] {
  const { i18n, clinic } = words
  const of = (part: 'phone' | 'email') => (it: Appointment) => listed(it.guests.map((guest) => guestWords(guest)[part]))
  const all: SheetColumn[] = [
    {
      id: 'guest',
      header: words.withGuests ? i18n._('Guest') : i18n._('Entry'),
      usual: true,
      text: (it) => (words.withGuests && listed(it.guests.map(guestName))) || whoOf(it, words),
    },
    { id: 'phone', header: i18n._('Phone'), personal: true, usual: true, text: of('phone') },
    { id: 'email', header: i18n._('Email'), personal: true, usual: false, text: of('email') },
    { id: 'service', header: i18n._('Service'), usual: true, text: (it) => serviceOf(it, clinic) },
    {
      id: 'place',
      header: i18n._('With'),
      usual: true,
      text: (it, id) => listed([...peopleOf(it, clinic, id), ...roomsOf(it, clinic, id)]),
    },
    { id: 'status', header: i18n._('Status'), usual: true, text: (it) => standingOf(it, i18n).label },
    {
      id: 'comment',
      header: i18n._('Internal notes'),
      personal: true,
      usual: false,
      text: (it) => it.comment ?? '',
    },
  ]
  return all.filter(({ personal }) => words.withGuests || !personal)
}

const clock = (instant: number, zone: string) => {
  const minute = minuteOfDay(instant, zone)
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

/** The columns of a table file: dates and times on the clock of the appointment's first calendar, whose zone is named. */
export function csvColumns(words: TakeWords): ExportColumn<Appointment>[] {
  const { i18n, clinic } = words
  const zoneOf = ({ calendarIds }: Appointment) => zoneOfFirst(calendarIds, clinic.calendars)
  const [guest, ...others] = sheetColumns(words).map(({ id, header, text, usual }) => ({
    id,
    header,
    chosen: usual,
    text: (it: Appointment) => text(it, ''),
  }))
  const people = others.filter(({ id }) => id !== 'place')
  return [
    { header: i18n._('Date'), text: (it) => dateOf(appointmentSpan(it).start, zoneOf(it)) },
    { header: i18n._('Starts'), text: (it) => clock(appointmentSpan(it).start, zoneOf(it)) },
    { header: i18n._('Ends'), text: (it) => clock(appointmentSpan(it).end, zoneOf(it)) },
    { header: i18n._('Minutes'), text: (it) => (appointmentSpan(it).end - appointmentSpan(it).start) / MINUTE },
    { header: i18n._('Zone'), text: zoneOf },
    { header: i18n._('Start (ISO 8601)'), text: (it) => zonedInstant(appointmentSpan(it).start, zoneOf(it)) },
    { header: i18n._('End (ISO 8601)'), text: (it) => zonedInstant(appointmentSpan(it).end, zoneOf(it)) },
    { header: i18n._('People'), text: (it) => listed(peopleOf(it, clinic)) },
    { header: i18n._('Resources'), text: (it) => listed(roomsOf(it, clinic)) },
    ...(guest ? [guest] : []),
    ...people,
    { header: i18n._('Status code'), text: ({ status }) => status },
    { header: i18n._('Service ID'), text: ({ serviceId }) => serviceId },
    { header: i18n._('Calendar IDs'), text: ({ calendarIds }) => calendarIds.join(' ') },
    { header: i18n._('ID'), text: ({ id }) => id },
  ]
}
