import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Guest } from '../../../../api/contract/appointment-fields.ts'
import type { Appointment } from '../../../../api/contract/appointments.ts'
import { contract } from '../../../../api/contract/table.ts'
import { isMasked } from '../../../../api/core/rules/masking.ts'
import { formatInstant } from '../../../../api/time/instant.ts'
import { useApi } from '../../../client/api-context.ts'
import { keepShown, queryOf } from '../../../client/query.ts'
import { guestName, guestWords } from '../../../fields/guest-name.ts'
import { folded } from './words.ts'

/** Somebody who has been a guest, with what they were here for last. */
export interface KnownGuest {
  name: string
  guest: Guest
  serviceId: string | null
}

const DAY = 86_400_000
/** Guests of the last month and the next week are known without a search. */
const BEFORE = 30 * DAY
const AFTER = 7 * DAY
const MOST = 300
/** Milliseconds without a key that count as a pause. */
const PAUSE = 300

/** Everybody in some appointments, each once by how they are called and reached, as in the latest of them. */
export function guestsOf(appointments: readonly Appointment[]): KnownGuest[] {
  const found = new Map<string, KnownGuest>()
  for (const { guests, serviceId, blocked } of appointments.toSorted((a, b) => (a.startDate < b.startDate ? 1 : -1))) {
    if (blocked) continue
    for (const guest of guests) {
      const { firstName, lastName, email, phone } = guestWords(guest)
      const said = `${firstName}${lastName}` || email || phone
      const key = folded(`${firstName} ${lastName} ${email || phone}`)
      // A name without a letter or digit, as another deployment may mask, is nobody's.
      if (/[\p{L}\p{N}]/u.test(said) && !isMasked(guest) && !found.has(key)) {
        found.set(key, { name: guestName(guest), guest, serviceId })
      }
    }
  }
  return [...found.values()]
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

/** The guests who may be meant: recent ones, and those whom a search for the typed name, e-mail or phone finds. */
export function useKnownGuests(typed: string, now: number, enabled: boolean): readonly KnownGuest[] {
  const api = useApi()
  const day = Math.floor(now / DAY) * DAY
  const recent = useQuery({
    ...queryOf(api, contract.appointmentsV2.list, {
      query: { startDate: formatInstant(day - BEFORE), endDate: formatInstant(day + AFTER), limit: MOST },
    }),
    staleTime: 5 * 60_000,
    enabled,
  })
  const search = usePaused(typed.trim())
  const searched = useQuery({
    ...queryOf(api, contract.appointmentsV2.list, { query: { search, limit: 50 } }),
    ...keepShown,
    staleTime: 60_000,
    enabled: enabled && search.length >= 2,
  })
  return useMemo(
    () => guestsOf([...(recent.data?.items ?? []), ...(searched.data?.items ?? [])]),
    [recent.data, searched.data],
  )
}
