import { foldLine, icsInstant, icsText } from './ics-lines.ts'

/** An appointment as a calendar file tells it; all words are ready to be read. */
export interface IcsEvent {
  /** The same whenever the appointment is written again, so that a calendar replaces what it has. */
  uid: string
  /** Counts the changes; the higher one is the newer one. */
  sequence: number
  /** When it was last changed, epoch milliseconds. */
  changed: number
  /** When it was made, epoch milliseconds. */
  created?: number
  /** Epoch milliseconds, exclusive at the end. */
  start: number
  end: number
  summary: string
  description?: string
  location?: string
  /** Undefined where nobody knows what the status of the deployment means. */
  status?: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
}

type Property = readonly [name: string, value: string | undefined]

const event = (it: IcsEvent): Property[] => [
  ['BEGIN', 'VEVENT'],
  ['UID', icsText(it.uid)],
  // Without a METHOD this is the time of the last change (section 3.8.7.2): the same appointment is the same file.
  ['DTSTAMP', icsInstant(it.changed)],
  ['DTSTART', icsInstant(it.start)],
  ['DTEND', icsInstant(it.end)],
  ['SUMMARY', icsText(it.summary)],
  ['DESCRIPTION', it.description && icsText(it.description)],
  ['LOCATION', it.location && icsText(it.location)],
  ['STATUS', it.status],
  ['TRANSP', it.status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE'],
  ['SEQUENCE', String(it.sequence)],
  ['CREATED', it.created === undefined ? undefined : icsInstant(it.created)],
  ['LAST-MODIFIED', icsInstant(it.changed)],
  ['END', 'VEVENT'],
]

const written = (properties: readonly Property[]): string =>
  properties.flatMap(([key, value]) => (value ? [foldLine(`${key}:${value}`)] : [])).join('')

/** How often a subscribed calendar is asked for again, as a duration of RFC 5545 such as `PT1H`. */
interface Subscription {
  refresh: string
}

/** How a calendar file begins; a file that is subscribed to says how often it is read again. */
export const icsHead = (name: string, subscription?: Subscription): string =>
  written([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Frontdesk//Frontdesk//EN'],
    ['CALSCALE', 'GREGORIAN'],
    ['NAME', icsText(name)],
    ['X-WR-CALNAME', icsText(name)],
    // RFC 7986, section 5.7, and what Outlook reads instead.
    ['REFRESH-INTERVAL;VALUE=DURATION', subscription?.refresh],
    ['X-PUBLISHED-TTL', subscription?.refresh],
  ])

/** The events of a calendar file, between its beginning and its end. */
export const icsBody = (events: readonly IcsEvent[]): string => written(events.flatMap(event))

/** How a calendar file ends. */
export const ICS_TAIL = 'END:VCALENDAR\r\n'

/**
 * A calendar file (RFC 5545) with its events in UTC: every calendar shows such instants on its reader's clock, also on
 * days of 23 and 25 hours, and no rules of zones travel along that could be outdated. It invites nobody: there is no
 * METHOD and there are no attendees, so that no calendar answers to a guest.
 */
export const icsFile = (name: string, events: readonly IcsEvent[]): string => icsHead(name) + icsBody(events) + ICS_TAIL
