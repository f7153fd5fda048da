import type { I18n } from '@lingui/core'
import { foreignZone } from '../../../fields/known-zone.ts'
import type { Format } from '../../../i18n/format.ts'
import type { Tone } from '../../../ui/tones.ts'
import { concernWords } from '../desk/concern-words.ts'
import type { PartKind } from './reading.ts'
import type { Proposal } from './use-proposals.ts'

/** A proposal in words, and what it comes to. */
export interface ProposalWords {
  text: string
  mark: string
  tone: Tone
  /** What Enter does. */
  does: string
}

/** What the parts of a line are called. */
export const partWords = (kind: PartKind, known: boolean, i18n: I18n): string =>
  ({
    guest: known ? i18n._('guest') : i18n._('new guest'),
    service: i18n._('service'),
    calendar: i18n._('calendar'),
    date: i18n._('date'),
    time: i18n._('time'),
    minutes: i18n._('length'),
    email: i18n._('e-mail'),
    phone: i18n._('phone'),
    note: i18n._('not understood, kept as a note'),
  })[kind]

function markOf(proposal: Proposal, i18n: I18n, format: Format): Pick<ProposalWords, 'mark' | 'tone'> {
  const { outcome, zone } = proposal
  const timeOf = ({ start }: { start: number }) =>
    outcome && 'start' in outcome && format.date(start, zone) === format.date(outcome.start, zone)
      ? format.time(start, zone)
      : format.dateTime(start, zone, 'day')
  switch (outcome?.state) {
    case undefined:
      return proposal.failed
        ? { mark: i18n._('free times not loaded'), tone: 'no-show' }
        : { mark: i18n._('Searching…'), tone: 'neutral' }
    case 'free':
      return { mark: i18n._('free'), tone: 'confirmed' }
    case 'concern':
      return {
        mark: outcome.concerns.map((concern) => concernWords(concern, zone, i18n, format)).join(' '),
        tone: 'pending',
      }
    case 'missing': {
      if (outcome.part !== 'time') return { mark: i18n._('service or person missing'), tone: 'neutral' }
      const { nearest } = outcome
      const mark = nearest
        ? i18n._('nothing free then: {time} is free', { time: timeOf(nearest) })
        : i18n._('nothing free then')
      return { mark, tone: 'pending' }
    }
    case 'taken': {
      const { nearest } = outcome
      if (!nearest) return { mark: i18n._('taken'), tone: 'no-show' }
      const time = timeOf(nearest)
      return { mark: i18n._('taken: {time} is free', { time }), tone: 'no-show' }
    }
  }
}

/** Whether Enter books a proposal; otherwise it opens the form with everything that is known. */
export const booksAtOnce = ({ outcome, reading }: Proposal): boolean =>
  (outcome?.state === 'free' || outcome?.state === 'concern') &&
  (reading.guestName !== '' || reading.email !== '' || reading.phone !== '')

/** A proposal in words, such as “Anna Meyer · Check-up 45 min · Thu 26 Nov 16:30 with Elena Vidal”. */
export function proposalWords(proposal: Proposal, i18n: I18n, format: Format): ProposalWords {
  const { reading, service, asLast, minutes, outcome, zone, situation, calendarId } = proposal
  const length = format.minutes(minutes)
  const what = service
    ? asLast
      ? i18n._('{service} {length}, as last time', { service: service.name, length })
      : `${service.name} ${length}`
    : length
  const ids = outcome && 'calendarIds' in outcome ? outcome.calendarIds : calendarId ? [calendarId] : []
  const names = format.list(ids.flatMap((id) => situation.calendars.get(id)?.name ?? []))
  const isForeign = foreignZone(zone, situation.calendars.values()) !== undefined
  const time =
    outcome && 'start' in outcome
      ? format.dateTime(outcome.start, zone, 'day') + (isForeign ? ` ${format.zone(zone, outcome.start)}` : '')
      : reading.date && format.plainDate(reading.date, 'day')
  const when = time && names ? i18n._('{time} with {names}', { time, names }) : time || names
  const who = reading.guestName || reading.email || reading.phone || i18n._('no guest yet')
  return {
    text: [who, what, when, reading.note && i18n._('Note: {note}', { note: reading.note })].filter(Boolean).join(' · '),
    ...markOf(proposal, i18n, format),
    does: booksAtOnce(proposal) ? i18n._('Enter books it') : i18n._('Enter opens the form'),
  }
}
