import { useMemo } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import type { Service } from '#api/contract/services.ts'
import { dateOf, minuteOfDay } from '#api/time/zoned.ts'
import { guestWords } from '../../../fields/guest-name.ts'
import { houseZone, knownZone } from '../../../fields/known-zone.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import type { AvailabilityContext } from '../../../commands/appointments/free-times/free-slots.ts'
import { type Clinic, useClinic } from '../../../commands/appointments/records/queries.ts'
import { useNow } from '../../../client/use-now.ts'
import { choicesOf, type LineChoice } from './choices.ts'
import { type KnownGuest, useKnownGuests } from '../../../commands/appointments/guests/known-guests.ts'
import { type Reading, readLine } from './reading.ts'
import { requestedMinutes, type LineOutcome } from './resolve.ts'
import { type Ask, type ResolvedLine, keyOfAsk, useOutcomes } from './use-outcomes.ts'
import { contactsOf, named } from './words.ts'

/** A reading of the line among these guests, services and calendars. */
export type LineReading = Reading<KnownGuest, Service, Calendar>

/** A reading with what it comes to on the real calendars. */
export interface Proposal extends LineChoice<LineReading> {
  service: Service | undefined
  /** Whether the service was not typed, but is what the guest had last. */
  asLast: boolean
  calendarId: string | null
  minutes: number
  /** IANA zone in which the time is said. */
  zone: string
  /** Undefined while it is being looked up, and where it could not be. */
  outcome: LineOutcome | undefined
  /** What is taken could not be read, so that nothing may be called free. */
  failed: boolean
  situation: AvailabilityContext
  /** From when on other times are offered, epoch milliseconds. */
  from: number
}

/** Readings of which those are chosen that differ in the time. */
const READINGS = 12

const reachedBy = ({ guest }: KnownGuest) => {
  const { email, phone } = guestWords(guest)
  return contactsOf(email, phone)
}

function askOf(reading: LineReading, { services }: Clinic, home: string): Ask {
  const last = reading.service === undefined && reading.calendar === undefined ? reading.guest?.serviceId : undefined
  return {
    serviceId: reading.service?.id ?? (last && services.has(last) ? last : null),
    calendarId: reading.calendar?.id ?? null,
    date: reading.date,
    lastDate: reading.lastDate,
    time: reading.time,
    minutes: reading.minutes,
    zone: reading.calendar ? knownZone(reading.calendar) : home,
  }
}

function proposalOf(choice: LineChoice<LineReading>, ask: Ask, { asked, ...rest }: ResolvedLine): Proposal {
  const { calendarId, zone } = ask
  const asLast = choice.reading.service === undefined && asked.service !== undefined
  return { ...choice, service: asked.service, asLast, calendarId, minutes: requestedMinutes(asked), zone, ...rest }
}

/** The same with the free time nearest to one that is taken, or outside of what was asked for. */
function nearestOf({ reading, outcome, zone }: Proposal): LineReading | undefined {
  const slot = outcome && 'nearest' in outcome ? outcome.nearest : undefined
  if (!slot || reading.doubts.length > 0) return undefined
  const { lastDate: _lastDate, ...rest } = reading
  return { ...rest, date: dateOf(slot.start, zone), time: { minute: minuteOfDay(slot.start, zone) } }
}

/**
 * What a line may come to: everybody who may be meant by its best reading before any other time; the search for guests
 * goes on while it is typed. `unseen` counts those who may be meant too and have no place.
 */
export function useProposals(line: string, open: boolean): { proposals: readonly Proposal[]; unseen: number } {
  const format = useFormat()
  const clinic = useClinic()
  const now = useNow()
  const home = houseZone(clinic.calendars.values())
  const today = dateOf(now, home)
  const base = useMemo(
    () => ({
      services: named(
        [...clinic.services.values()].filter(({ active }) => active),
        ({ name }) => name,
      ),
      calendars: named([...clinic.calendars.values()], ({ name }) => name),
      today,
      monthFirst: format.monthFirst,
    }),
    [clinic, today, format],
  )
  // What means nothing else is the name to search for; an e-mail or a phone finds more surely.
  const typed = useMemo(() => {
    const [read] = readLine(line, { ...base, guests: [] }, 1)
    return read?.email || read?.phone || read?.guestName || ''
  }, [line, base])
  const { guests } = useKnownGuests(typed, now, open)
  const people = useMemo(() => named(guests, ({ name }) => name, reachedBy), [guests])
  const { choices, unseen } = useMemo(
    () =>
      choicesOf(
        readLine<KnownGuest, Service, Calendar>(line, { ...base, guests: people }, READINGS),
        ({ name }) => name,
      ),
    [line, base, people],
  )
  const asks = useMemo(() => choices.map(({ reading }) => askOf(reading, clinic, home)), [choices, clinic, home])
  const answers = useOutcomes(open ? asks.map(keyOfAsk) : [], now)
  const found = useMemo(
    () =>
      choices.flatMap((choice, place): Proposal[] => {
        const ask = asks[place]
        const answer = ask && answers.get(keyOfAsk(ask))
        return ask && answer ? [proposalOf(choice, ask, answer)] : []
      }),
    [choices, asks, answers],
  )
  // The nearest free time is looked up like any other, so that what is offered is what would be booked.
  const nearest = useMemo(() => {
    const reading = found[0] && nearestOf(found[0])
    return reading && { reading, ask: askOf(reading, clinic, home) }
  }, [found, clinic, home])
  const others = useOutcomes(nearest ? [keyOfAsk(nearest.ask)] : [], now)
  return useMemo(() => {
    const people = found.filter(({ kind }) => kind !== 'time')
    const answer = nearest && others.get(keyOfAsk(nearest.ask))
    const times = [
      ...(answer ? [proposalOf({ kind: 'time', reading: nearest.reading }, nearest.ask, answer)] : []),
      ...found.filter(({ kind }) => kind === 'time'),
    ]
    // Another time is worth a place only if it can be had.
    return { proposals: [...people, ...times.filter(({ outcome }) => outcome?.state === 'free')], unseen }
  }, [found, nearest, others, unseen])
}
