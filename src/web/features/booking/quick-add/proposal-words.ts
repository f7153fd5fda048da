import { calendarNames } from '../../../commands/appointments/records/calendar-names.ts'
import type { I18n } from '@lingui/core'
import { guestWords } from '../../../fields/guest-name.ts'
import { foreignZone } from '../../../fields/known-zone.ts'
import type { Format } from '../../../i18n/format.ts'
import { zonePlace } from '../../../i18n/zone-place.ts'
import type { Tone } from '../../../theme/tones.ts'
import type { IconName } from '../../../ui/icons.tsx'
import { concernWords } from '../../../commands/appointments/warning-words.ts'
import type { Visit } from '../../../commands/appointments/guests/known-guests.ts'
import type { PartKind } from './reading.ts'
import type { Proposal } from './use-proposals.ts'

/** A proposal in words, and what it comes to. */
export interface ProposalWords {
  text: string
  /** For whom, which `text` begins with, and the rest of it. */
  who: string
  rest: string
  /** How a known guest is reached and when they were here, which tells people of one name apart; empty for others. */
  about: string
  mark: string
  tone: Tone
  /** What Enter does; empty while that is looked up. */
  does: string
}

/** The icons of what a proposal comes to; those of the tones are of appointments. */
export const PROPOSAL_ICONS: Partial<Record<Tone, IconName>> = { pending: 'warning', 'no-show': 'block' }

/** What the parts of a line are called. */
export const partWords = (kind: PartKind, known: boolean, i18n: I18n): string =>
  ({
    guest: known ? i18n._('guest') : i18n._('new guest'),
    service: i18n._('service'),
    calendar: i18n._('calendar'),
    date: i18n._('date'),
    time: i18n._('time'),
    minutes: i18n._('length'),
    email: i18n._('email'),
    phone: i18n._('phone'),
    note: i18n._('not understood, saved as a note'),
  })[kind]

function markOf(proposal: Proposal, i18n: I18n, format: Format): Pick<ProposalWords, 'mark' | 'tone'> {
  const { outcome, zone, reading } = proposal
  const timeOf = ({ start }: { start: number }) =>
    outcome && 'start' in outcome && format.date(start, zone) === format.date(outcome.start, zone)
      ? format.time(start, zone)
      : format.dateTime(start, zone, 'day')
  if (reading.doubts.length > 0) {
    return { mark: i18n._('Check: {words}', { words: format.list(reading.doubts) }), tone: 'pending' }
  }
  switch (outcome?.state) {
    case undefined:
      return proposal.failed
        ? { mark: i18n._('Free times not loaded'), tone: 'no-show' }
        : { mark: i18n._('Searching…'), tone: 'neutral' }
    case 'free':
      return { mark: i18n._('Free'), tone: 'confirmed' }
    case 'concern':
      return {
        mark: outcome.concerns.map((concern) => concernWords(concern, zone, i18n, format)).join(' '),
        tone: 'pending',
      }
    case 'missing': {
      if (outcome.part !== 'time') return { mark: i18n._('Service or person missing'), tone: 'neutral' }
      const { nearest } = outcome
      const mark = nearest
        ? i18n._('Nothing free then. Next free: {time}', { time: timeOf(nearest) })
        : i18n._('Nothing free then')
      return { mark, tone: 'pending' }
    }
    case 'taken': {
      const { nearest } = outcome
      if (!nearest) return { mark: i18n._('Taken'), tone: 'no-show' }
      const time = timeOf(nearest)
      return { mark: i18n._('Taken. Next free: {time}', { time }), tone: 'no-show' }
    }
  }
}

/** Whether it is known what Enter would do: the times are read, or could not be. */
export const isLookedUp = ({ outcome, failed }: Proposal): boolean => outcome !== undefined || failed

/** Whether Enter books a proposal; otherwise it opens the form with everything that is known. */
export const booksAtOnce = ({ outcome, reading }: Proposal): boolean =>
  (outcome?.state === 'free' || outcome?.state === 'concern') &&
  // What may say when and was not understood may mean another time.
  reading.doubts.length === 0 &&
  (reading.guestName !== '' || reading.email !== '' || reading.phone !== '')

function aboutOf({ reading, situation, zone }: Proposal, i18n: I18n, format: Format): string {
  const { guest } = reading
  if (!guest) return ''
  const { phone, email } = guestWords(guest.guest)
  const visit = ({ startDate, serviceId }: Visit) =>
    [format.date(startDate, zone), situation.services.get(serviceId ?? '')?.name ?? ''].filter(Boolean).join(', ')
  const { last, next } = guest
  return [
    phone || email,
    last && i18n._('Last visit: {visit}', { visit: visit(last) }),
    next && i18n._('Next: {time}', { time: visit(next) }),
    !last && !next && i18n._('No visit yet'),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The calendar, time and zone of a proposal, as far as they are known. */
function whenOf({ reading, outcome, zone, situation, calendarId }: Proposal, i18n: I18n, format: Format): string {
  const ids = outcome && 'calendarIds' in outcome ? outcome.calendarIds : calendarId ? [calendarId] : []
  const names = calendarNames(ids, situation.calendars, format)
  // A time that nobody said is no offer while what was said is not understood.
  const isOpen = reading.doubts.length > 0 && !reading.time
  const isForeign = foreignZone(zone, situation.calendars.values()) !== undefined
  const time =
    outcome && 'start' in outcome && !isOpen
      ? format.dateTime(outcome.start, zone, 'day') + (isForeign ? ` ${zonePlace(zone)}` : '')
      : reading.date && format.plainDate(reading.date, 'day')
  if (isOpen) return time ?? ''
  return time && names ? i18n._('{time} with {names}', { time, names }) : time || names
}

/** A proposal in words, such as “Anna Meyer · Check-up 45 min · Thu 26 Nov 16:30 with Elena Vidal”. */
export function proposalWords(proposal: Proposal, i18n: I18n, format: Format): ProposalWords {
  const { reading, service, asLast, minutes, kind } = proposal
  const length = format.minutes(minutes)
  const what = service
    ? asLast
      ? i18n._('{service} {length}, as last time', { service: service.name, length })
      : `${service.name} ${length}`
    : length
  const name = reading.guestName || reading.email || reading.phone || i18n._('no guest yet')
  const who = kind === 'new' ? i18n._('New guest {name}', { name }) : name
  const note = reading.note && i18n._('Note: {note}', { note: reading.note })
  const rest = [what, whenOf(proposal, i18n, format), note].filter(Boolean).join(' · ')
  return {
    text: [who, rest].filter(Boolean).join(' · '),
    who,
    rest,
    about: aboutOf(proposal, i18n, format),
    ...markOf(proposal, i18n, format),
    does: !isLookedUp(proposal)
      ? ''
      : booksAtOnce(proposal)
        ? i18n._('Enter books this')
        : i18n._('Enter opens the form'),
  }
}

/** What the form says first when a line opens it: that the time asked for is not the one filled in, or was not understood. */
export function noticeOf({ reading, outcome, zone }: Proposal, i18n: I18n, format: Format): string {
  if (reading.doubts.length > 0) {
    const words = format.list(reading.doubts)
    return i18n._('The line may say more about the time than we understood. Check: {words}', { words })
  }
  if (outcome?.state !== 'taken') return ''
  const time = format.dateTime(outcome.start, zone, 'day')
  if (!outcome.nearest) return i18n._('{time} is taken.', { time })
  return i18n._('{time} is taken. Using the next free time: {next}', {
    time,
    next: format.dateTime(outcome.nearest.start, zone, 'day'),
  })
}
