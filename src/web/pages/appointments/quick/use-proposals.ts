import { useMemo } from 'react'
import type { Calendar } from '../../../../api/contract/calendars.ts'
import type { Service } from '../../../../api/contract/services.ts'
import { dateOf } from '../../../../api/time/zoned.ts'
import { guestWords } from '../../../fields/guest-name.ts'
import { knownZone, zoneOfMost } from '../../../fields/known-zone.ts'
import { useFormat } from '../../../i18n/LocaleProvider.tsx'
import type { Situation } from '../booking/free-slots.ts'
import { useFreeSlots } from '../booking/use-free-slots.ts'
import { useClinic } from '../reads.ts'
import { ownZone, useNow } from '../use-now.ts'
import { type KnownGuest, useKnownGuests } from './known-guests.ts'
import { type Reading, readLine } from './reading.ts'
import { type Asked, fromOf, minutesOf, type Outcome, resolve, wishOf } from './resolve.ts'
import { contactsOf, named } from './words.ts'

/** A reading of the line among these guests, services and calendars. */
export type LineReading = Reading<KnownGuest, Service, Calendar>

/** A reading with what it comes to on the real calendars. */
export interface Proposal {
  reading: LineReading
  service: Service | undefined
  /** Whether the service was not typed, but is what the guest had last. */
  asLast: boolean
  calendarId: string | null
  minutes: number
  /** IANA zone in which the time is said. */
  zone: string
  /** Undefined while it is being looked up, and where it could not be. */
  outcome: Outcome | undefined
  /** What is taken could not be read, so that nothing may be called free. */
  failed: boolean
  situation: Situation
  /** From when on other times are offered, epoch milliseconds. */
  from: number
}

const NOTHING: Asked = { service: undefined, calendarId: null }

function useProposal(reading: LineReading | undefined, home: string, now: number): Proposal | undefined {
  const clinic = useClinic()
  const last = reading?.service === undefined && reading?.calendar === undefined ? reading?.guest?.serviceId : undefined
  const service = reading?.service ?? (last ? clinic.services.get(last) : undefined)
  const calendarId = reading?.calendar?.id ?? null
  const asked = useMemo<Asked>(
    () =>
      reading ? { service, calendarId, date: reading.date, time: reading.time, minutes: reading.minutes } : NOTHING,
    [reading, service, calendarId],
  )
  const zone = reading?.calendar ? knownZone(reading.calendar) : home
  const wish = useMemo(() => wishOf(asked), [asked])
  const from = fromOf(asked, now, zone)
  const { slots, situation, loading, error } = useFreeSlots(wish, from)
  const failed = error !== null
  return useMemo(
    () =>
      reading && {
        reading,
        service,
        asLast: reading.service === undefined && service !== undefined,
        calendarId,
        minutes: minutesOf(asked),
        zone,
        failed,
        outcome: loading || failed ? undefined : resolve(asked, slots, situation, zone),
        situation,
        from,
      },
    [reading, service, calendarId, asked, zone, loading, failed, slots, situation, from],
  )
}

/** A taken time with the free one nearest to it, which can be chosen instead. */
function withNearest(proposal: Proposal | undefined): Proposal[] {
  if (!proposal) return []
  const { outcome } = proposal
  if ((outcome?.state !== 'taken' && outcome?.state !== 'missing') || !outcome.nearest) return [proposal]
  return [proposal, { ...proposal, outcome: { ...outcome.nearest, state: 'free' } }]
}

const MOST = 3

const reachedBy = ({ guest }: KnownGuest) => {
  const { email, phone } = guestWords(guest)
  return contactsOf(email, phone)
}

/** The three best readings of a line with what they come to; the search for guests goes on while it is typed. */
export function useProposals(line: string, open: boolean): readonly Proposal[] {
  const format = useFormat()
  const clinic = useClinic()
  const now = useNow()
  const home = zoneOfMost(clinic.calendars.values()) ?? ownZone()
  const today = dateOf(now, home)
  const base = useMemo(
    () => ({
      services: named(
        [...clinic.services.values()].filter(({ active }) => active),
        ({ name }) => name,
      ),
      calendars: named([...clinic.calendars.values()], ({ name }) => name),
      today,
      monthFirst: format.plainDate('2026-12-25', 'short').startsWith('12'),
    }),
    [clinic, today, format],
  )
  // What means nothing else is the name to search for; an e-mail or a phone finds more surely.
  const typed = useMemo(() => {
    const [read] = readLine(line, { ...base, guests: [] }, 1)
    return read?.email || read?.phone || read?.guestName || ''
  }, [line, base])
  const guests = useKnownGuests(typed, now, open)
  const readings = useMemo<LineReading[]>(
    () => readLine(line, { ...base, guests: named(guests, ({ name }) => name, reachedBy) }, MOST),
    [line, base, guests],
  )
  const first = useProposal(readings[0], home, now)
  const second = useProposal(readings[1], home, now)
  const third = useProposal(readings[2], home, now)
  return useMemo(() => [first, second, third].flatMap(withNearest).slice(0, MOST), [first, second, third])
}
