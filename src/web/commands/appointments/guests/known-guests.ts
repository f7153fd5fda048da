import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Guest } from '#api/contract/appointment-fields.ts'
import type { Appointment } from '#api/contract/appointments.ts'
import { contract } from '#api/contract/table.ts'
import { isMasked } from '#api/core/rules/masked.ts'
import { DAY, HOUR, MINUTE } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import { useApi } from '../../../client/api-context.ts'
import { keepShown, queryOf } from '../../../client/query.ts'
import type { List } from '../../../client/reading/list.ts'
import { identityOf } from '../../../fields/guest-identity.ts'
import { guestName, guestWords } from '../../../fields/guest-name.ts'
import { fold } from '#api/values/fold.ts'
import { seeker } from '../../../fields/list/search.ts'
import { guestPlace } from './guest-place.ts'

/** When somebody was or will be here, what for, and with whom. */
export type Visit = Pick<Appointment, 'startDate' | 'serviceId' | 'calendarIds'>

/** Somebody who has been a guest, with what they were here for last. */
export interface KnownGuest {
  name: string
  guest: Guest
  serviceId: string | null
  /** Where they are met last (`guestPlace`). */
  place: string
  /** The latest visit that took place, and the next one that stands. */
  last?: Visit | undefined
  next?: Visit | undefined
}

/** Guests of the last month and the next week are known without a search. */
const BEFORE = 30 * DAY
const AFTER = 7 * DAY
/** Appointments that are read at once. */
const PAGE = 200
/** Milliseconds without a key that count as a pause. */
const PAUSE = 300

const tookPlace = ({ status, subStatus }: Appointment) => status !== 'cancelled' && subStatus !== 'no-show'

interface GuestInWords {
  /** One for all guests who are the same person, however the phone was written. */
  key: string
  /** What they are called at the desk. */
  called: string
  /** The same, folded. */
  name: string
  /** All by which they are found, folded. */
  text: string
}

/** Kept as long as the guest is: to work out what hundreds are called and reached by for each answer and key would be felt. */
const inWords = new WeakMap<Guest, GuestInWords | null>()

/** A guest as they are told apart and found; null for nobody's. */
const inWordsOf = (guest: Guest): GuestInWords | null => {
  const kept = inWords.get(guest)
  if (kept !== undefined) return kept
  const { firstName, lastName, email, phone } = guestWords(guest)
  const said = `${firstName}${lastName}` || email || phone
  // A name without a letter or digit, as another deployment may mask, is nobody's.
  const isNobody = !/[\p{L}\p{N}]/u.test(said) || isMasked(guest)
  const { name, keys } = identityOf(guest)
  const called = guestName(guest)
  const made = isNobody
    ? null
    : { key: `${name} ${keys[0] ?? ''}`, called, name: fold(called), text: fold([called, phone, email].join('\n')) }
  inWords.set(guest, made)
  return made
}

/**
 * Everybody in some appointments, each once by how they are called and reached, as in the latest of them; `now` (epoch
 * milliseconds) divides the visits that were from those that come.
 */
export function guestsOf(appointments: readonly Appointment[], now: number): KnownGuest[] {
  const found = new Map<string, KnownGuest>()
  for (const appointment of appointments.toSorted((a, b) => (a.startDate < b.startDate ? 1 : -1))) {
    const { id, guests, serviceId, startDate, calendarIds, blocked } = appointment
    const visit = { startDate, serviceId, calendarIds }
    if (blocked) continue
    for (const [position, guest] of guests.entries()) {
      const told = inWordsOf(guest)
      if (!told) continue
      const known = found.get(told.key) ?? { name: told.called, guest, serviceId, place: guestPlace(id, position) }
      found.set(told.key, known)
      if (!tookPlace(appointment)) continue
      // The latest comes first.
      if (Date.parse(startDate) > now) known.next = visit
      else known.last ??= visit
    }
  }
  return [...found.values()]
}

/** Who was here last comes first, then who comes soonest. */
const byVisits = (a: KnownGuest, b: KnownGuest): number => {
  const [was, other] = [a.last?.startDate ?? '', b.last?.startDate ?? '']
  if (was !== other) return was < other ? 1 : -1
  return (a.next?.startDate ?? '') < (b.next?.startDate ?? '') ? -1 : 1
}

/** Those of some guests whom typed words, an email or the digits of a phone mean; whose name begins so before all others. */
export function guestsMeant(known: readonly KnownGuest[], typed: string): readonly KnownGuest[] {
  const begins = fold(typed.trim())
  const isMeant = seeker(typed)
  const isFirst = ({ guest }: KnownGuest) => inWordsOf(guest)?.name.startsWith(begins) === true
  return known
    .filter(({ guest }) => isMeant(inWordsOf(guest)?.text ?? ''))
    .toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || byVisits(a, b))
}

/** A value once it has stayed the same for a pause. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  // Time passes outside of React.
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}

interface Sought {
  search?: string
  startDate?: string
  endDate?: string
}

/** Appointments as far as they have been read; `isRead` says whether these are all that were asked for. */
interface Read {
  items: readonly Appointment[]
  isRead: boolean
}

const combine = (results: readonly UseQueryResult<List<Appointment>>[]): Read => ({
  items: results.flatMap(({ data }) => data?.items ?? []),
  isRead: results.every(isOwn),
})
/** What is kept on screen from the letters before is no answer to these. */
const isOwn = ({ isSuccess, isPlaceholderData }: UseQueryResult): boolean => isSuccess && !isPlaceholderData

/** The latest of some appointments: the interface tells the oldest first, so that of many the last pages are read. */
function useLatest(query: Sought, enabled: boolean, staleTime: number): Read {
  const api = useApi()
  const page = (number: number) => ({
    ...queryOf(api, contract.appointmentsV2.list, { query: { ...query, page: number, limit: PAGE }, countsAll: true }),
    ...keepShown,
    staleTime,
  })
  const first = useQuery({ ...page(1), enabled })
  const { data } = first
  const last = Math.ceil((data?.total ?? 0) / PAGE)
  const later = useQueries({
    queries: enabled ? [last - 1, last].filter((number) => number > 1).map(page) : [],
    combine,
  })
  const isRead = isOwn(first) && later.isRead
  return useMemo(
    () => ({ items: last > 2 ? later.items : [...(data?.items ?? []), ...later.items], isRead }),
    [data, later, last, isRead],
  )
}

/** Lists meet: a visit of now stands among those that were and those that come. */
const onceEach = (appointments: readonly Appointment[]): readonly Appointment[] => [
  ...new Map(appointments.map((it) => [it.id, it])).values(),
]

/**
 * Appointments that were found, and those of the letters before until all of these have been read: of many only the last pages are
 * asked for, and whoever the arrows stand at would be gone for as long as that takes, and somebody new in their place.
 */
function useUntilRead(found: readonly Appointment[], isAll: boolean): readonly Appointment[] {
  const [shown, setShown] = useState({ found, isAll, all: found })
  if (shown.found === found && shown.isAll === isAll) return shown.all
  const all = isAll ? found : onceEach([...shown.all, ...found])
  setShown({ found, isAll, all })
  return all
}

/** The guests who may be meant. */
interface KnownGuests {
  guests: readonly KnownGuest[]
  /** Whether all visits of theirs have been read, so that who has none is new; never without a search, which needs two letters. */
  areRead: boolean
}

/** The guests who may be meant: recent ones, and those whom a search for the typed name, e-mail or phone finds. */
export function useKnownGuests(typed: string, now: number, enabled: boolean): KnownGuests {
  const api = useApi()
  const hour = Math.floor(now / HOUR) * HOUR
  const day = Math.floor(now / DAY) * DAY
  const words = typed.trim()
  const search = usePaused(words)
  const isSought = enabled && search.length >= 2
  const recent = useLatest(
    { startDate: formatInstant(day - BEFORE), endDate: formatInstant(day + AFTER) },
    enabled,
    5 * MINUTE,
  )
  const over = useLatest({ search, endDate: formatInstant(hour + HOUR) }, isSought, MINUTE)
  const coming = useQuery({
    ...queryOf(api, contract.appointmentsV2.list, { query: { search, startDate: formatInstant(hour), limit: PAGE } }),
    ...keepShown,
    staleTime: MINUTE,
    enabled: isSought,
  })
  const isAll = isSought && recent.isRead && over.isRead && isOwn(coming)
  const found = useMemo(
    () => onceEach([...recent.items, ...over.items, ...(coming.data?.items ?? [])]),
    [recent.items, over.items, coming.data],
  )
  const all = useUntilRead(found, isAll)
  const areRead = isAll && search === words
  const answers = useMemo(() => ({ all, areRead }), [all, areRead])
  // Answers come while somebody types: the next letter must not wait for what hundreds of appointments tell.
  const told = useDeferredValue(answers)
  const guests = useMemo(() => guestsOf(told.all, hour), [told, hour])
  return { guests, areRead: told.areRead }
}
