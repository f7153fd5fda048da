import { useLingui } from '@lingui/react'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { contract } from '#api/contract/table.ts'
import { formatInstant } from '#api/time/instant.ts'
import { useApi } from '../../client/api-context.ts'
import { isApiError } from '../../client/api-error.ts'
import { queryOf } from '../../client/query.ts'
import { useOpenedAt } from '../../client/use-now.ts'
import { zoneOfFirst } from '../../fields/known-zone.ts'
import { useCalendars } from '../../fields/references.ts'
import { zoned } from '../../fields/zoned.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paths } from '../../paths/paths.ts'
import { guestAddress } from '../../commands/appointments/guests/guest-place.ts'
import { usePages } from '../pages.ts'
import type { Choice } from './choice.ts'
import { FIT } from './rank.ts'
import { guestsIn } from './guests.ts'

/** How many appointments the service is asked for at once. */
const MOST_APPOINTMENTS = 30
/** Answers may be this old, in milliseconds, so that going back and forth in what is typed asks nothing anew. */
const staleTime = 30_000

/** What the service knows about what was typed. */
export interface Found {
  choices: Choice[]
  /** Whether more may come. */
  searching: boolean
  /** The first failure that is no missing right; what has been found stands all the same. */
  error: unknown
}

/** Finds guests and the records of every page that says how; `search` is what was typed, after a pause. */
export function useFound(search: string): Found {
  const { i18n } = useLingui()
  const format = useFormat()
  const api = useApi()
  const here = useLocation()
  const now = useOpenedAt()
  const calendarsById = useCalendars().byId
  const at = { enabled: search !== '', staleTime }
  const atGuests = { enabled: search.length > 1, staleTime }
  const standing = { search, limit: MOST_APPOINTMENTS }
  const instant = formatInstant(now)

  const coming = useQuery({
    ...queryOf(api, contract.appointmentsV2.list, { query: { ...standing, startDate: instant } }),
    ...atGuests,
  })
  const over = useQuery({
    ...queryOf(api, contract.appointmentsV2.list, { query: { ...standing, endDate: instant }, countsAll: true }),
    ...atGuests,
  })
  // Those that are over come from the oldest on: the latest, which is the one to tell, stands on the last pages.
  const pages = Math.ceil((over.data?.total ?? 0) / MOST_APPOINTMENTS)
  const latest = useQueries({
    queries: [pages - 1, pages]
      .filter((each) => each > 1)
      .map((each) => ({
        ...queryOf(api, contract.appointmentsV2.list, { query: { ...standing, endDate: instant, page: each } }),
        ...atGuests,
      })),
  })
  const searches = usePages().flatMap(({ id, icon, search: records }) => (records ? [{ id, icon, records }] : []))
  const answers = useQueries({
    queries: searches.map(({ records }) => ({ ...records.query(api, search, i18n), ...at })),
  })

  const queries = [coming, over, ...latest, ...answers]
  const appointments = [coming, over, ...latest].flatMap(({ data }) => data?.items ?? [])
  const guests = search.length > 1 ? guestsIn(appointments, search, now) : []
  const atLeast = FIT.part / 4
  if (search === '') return { choices: [], searching: false, error: undefined }
  return {
    searching: queries.some(({ isFetching, data }) => isFetching && data === undefined),
    error: queries.map(({ error }) => error).find((error) => error && !(isApiError(error) && error.kind === 'rights')),
    choices: [
      ...guests.map(({ name, contact, appointment, position, coming: next, masked }): Choice => {
        const zone = zoneOfFirst(appointment.calendarIds, calendarsById)
        const said = format.dateTime(appointment.startDate, zone, next ? 'day' : 'medium')
        const time = zoned(said, zone, appointment.startDate, calendarsById.values(), format)
        const when = next ? i18n._('Next: {time}', { time }) : i18n._('Earlier: {time}', { time })
        return {
          id: `guest ${appointment.id} ${name} ${contact}`,
          group: 'guests',
          icon: masked ? 'lock' : 'user',
          label: masked ? i18n._('Anonymized guest') : name,
          detail: masked || contact === '' ? when : `${when} · ${contact}`,
          words: `${name} ${contact}`,
          atLeast,
          // Of somebody who was anonymized there is only this appointment to see.
          to: masked ? paths.appointments.one(appointment.id) : guestAddress(here, appointment.id, position),
        }
      }),
      ...searches.flatMap(({ id: group, icon, records }, at) =>
        (answers[at]?.data ?? []).map((record): Choice => ({
          icon,
          ...record,
          group,
          ...(records.byService && { atLeast }),
          ...(records.keepLabels && { keepLabel: true }),
        })),
      ),
    ],
  }
}
