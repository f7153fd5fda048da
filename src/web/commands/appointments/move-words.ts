import type { I18n } from '@lingui/core'
import type { Appointment } from '#api/contract/appointments.ts'
import { zoned } from '../../fields/zoned.ts'
import type { Format } from '../../i18n/format.ts'
import { displayName } from './records/appointment-name.ts'
import { calendarNames } from './records/calendar-names.ts'
import type { Clinic } from './records/queries.ts'
import type { Changes } from './interface-version.ts'

/** What is asked before a move, and what is said after it. */
export interface MoveWords {
  question: string
  confirmLabel: string
  done: string
  undone: string
  /** Where it was refused, or the question answered with no. */
  stays: string
  /** Of one of a series: that the others were left alone, and what takes them along. */
  alone: string
  following: string
}

interface Surroundings {
  /** IANA zone in which times are told. */
  zone: string
  calendars: Clinic['calendars']
  i18n: I18n
  format: Format
}

/** When the changed appointment ends on the clock of its calendar, with the day where it is not the one of its start. */
function endWords(startDate: string, endDate: string, { zone, calendars, i18n, format }: Surroundings): string {
  const [time, date] = [format.time(endDate, zone), format.date(endDate, zone, 'day')]
  const said = format.date(startDate, zone, 'day') === date ? time : i18n._('{time} on {date}', { time, date })
  return zoned(said, zone, endDate, calendars.values(), format)
}

/** The words of what the changes do to an appointment: who only made it longer or shorter has moved nothing. */
export function moveWords(appointment: Appointment, changes: Changes, surroundings: Surroundings): MoveWords {
  const { zone, calendars, i18n, format } = surroundings
  const name = displayName(i18n, appointment)
  const { startDate = appointment.startDate, endDate = appointment.endDate, calendarIds } = changes
  if (changes.endDate !== undefined && Object.keys(changes).length === 1) {
    const time = endWords(startDate, endDate, surroundings)
    const old = endWords(startDate, appointment.endDate, surroundings)
    return {
      question: i18n._('Change when {name} ends anyway?', { name }),
      confirmLabel: i18n._('Change anyway'),
      done: i18n._('{name} now ends at {time}', { name, time }),
      undone: i18n._('{name} ends at {time} again', { name, time: old }),
      stays: i18n._('{name} still ends at {time}.', { name, time: old }),
      alone: i18n._('Changed only this appointment of the series'),
      following: i18n._('Change the following too'),
    }
  }
  const time = zoned(format.dateTimeRange(startDate, endDate, zone), zone, startDate, calendars.values(), format)
  const places = calendarNames(calendarIds ?? [], calendars, format)
  return {
    question: calendarIds
      ? i18n._('Move {name} to {time} with {places} anyway?', { name, time, places })
      : i18n._('Move {name} to {time} anyway?', { name, time }),
    confirmLabel: i18n._('Move anyway'),
    done: calendarIds
      ? i18n._('Moved {name} to {time} with {places}', { name, time, places })
      : i18n._('Moved {name} to {time}', { name, time }),
    undone: i18n._('Moved {name} back to the old time', { name }),
    stays: i18n._('{name} stays at the old time.', { name }),
    alone: i18n._('Moved only this appointment of the series'),
    following: i18n._('Move the following too'),
  }
}
