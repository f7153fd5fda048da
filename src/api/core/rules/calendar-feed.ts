import type { Appointment } from '../../contract/appointments.ts'
import type { Guest } from '../../contract/appointment-fields.ts'
import { DAY } from '../../time/durations.ts'
import type { IcsEvent } from './ics.ts'
import { hasLapsed, isUndecided } from './overlap.ts'
import { isWaiting } from './waiting.ts'

/** Days before and after now that a feed tells of: what else there is would make every reader load years again and again. */
export const FEED_DAYS = { before: 30, after: 365 } as const

/** Appointments that a feed tells of at most, the earliest ones. */
export const MOST_FED = 10_000

/** The time that a feed tells of, ISO; whole days in UTC, so that it is the same answer all day while nothing changes. */
export function feedWindow(now: number): [from: string, to: string] {
  const today = Math.floor(now / DAY) * DAY
  const at = (days: number): string => new Date(today + days * DAY).toISOString()
  return [at(-FEED_DAYS.before), at(FEED_DAYS.after + 1)]
}

/** Whether an appointment takes time of its calendar at `now`: a feed tells of nothing else. */
export const isFed = (it: Appointment, now: number): boolean =>
  it.status !== 'cancelled' && !isUndecided(it) && !isWaiting(it) && !hasLapsed(it, now)

const WORDS = {
  en: { busy: 'Busy', blocked: 'Blocked', held: 'Held' },
  es: { busy: 'Ocupado', blocked: 'Bloqueado', held: 'Reservado' },
} as const

const wordsIn = (language: string | null) => (language?.startsWith('es') ? WORDS.es : WORDS.en)

const nameOf = ({ email, extraFields }: Guest): string => {
  const parts = ['firstName', 'lastName'].map((key) => extraFields?.[key])
  const name = parts.filter((part) => typeof part === 'string' && part.trim() !== '').join(' ')
  return name || email || ''
}

/** How a feed tells of appointments. */
export interface FeedTelling {
  /** Whether guests and titles are named. */
  names: boolean
  /** Of the organization, a BCP 47 tag. */
  language: string | null
  /** The names of services by their ids. */
  services: ReadonlyMap<string, string>
}

/** An appointment as a feed tells it: busy and the service, guests only where the feed names them. */
export function feedEvent(it: Appointment, { names, language, services }: FeedTelling): IcsEvent {
  const words = wordsIn(language)
  const service = it.serviceId === null ? '' : (services.get(it.serviceId) ?? '')
  const plain = it.blocked ? (it.blockedUntil === null ? words.blocked : words.held) : words.busy
  const guests = it.guests.map(nameOf).filter(Boolean).join(', ')
  const named = names ? guests || it.title : ''
  const summary = named === '' ? service || plain : [named, service].filter(Boolean).join(' · ')
  return {
    uid: it.id,
    sequence: it.version,
    changed: Date.parse(it.updatedAt),
    created: Date.parse(it.createdAt),
    start: Date.parse(it.startDate),
    end: Date.parse(it.endDate),
    summary,
    status: it.status === 'pending' || it.blockedUntil !== null ? 'TENTATIVE' : 'CONFIRMED',
  }
}
