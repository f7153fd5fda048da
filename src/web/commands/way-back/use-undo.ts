import { useLingui } from '@lingui/react'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { isApiError } from '../../client/api-error.ts'
import { errorWords } from '../../client/error-words.ts'
import { queryOf } from '../../client/query.ts'
import { useAppointmentCommands } from '../appointments/use-appointment-commands.ts'
import { refusalWords } from '../appointments/refusal-words.ts'
import { appointmentLabel } from '../../fields/labels/appointments.ts'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'
import { showToast } from '../../ui/toast.ts'
import type { JournalEntry } from './entries.ts'
import { anonymizedSince, changedAgainSince } from './since-words.ts'
import type { WayBack } from './way-back.ts'

/** Whose appointments a journal is about. */
const idsIn = (entries: readonly JournalEntry[]): string[] => [
  ...new Set(entries.filter(({ resource }) => resource === 'appointments').map(({ id }) => id)),
]

const isGone = (error: unknown): boolean => isApiError(error) && error.kind === 'not-found'

/** The appointments of a journal as they are: null where one is gone; one that is not known yet is not among them. */
export function useCurrent(entries: readonly JournalEntry[]): ReadonlyMap<string, Appointment | null> {
  const api = useApi()
  const ids = idsIn(entries)
  const found = useQueries({
    queries: ids.map((id) => ({ ...queryOf(api, contract.appointmentsV2.get, { params: { id } }), retry: false })),
  })
  return new Map(
    ids.flatMap((id, index): [string, Appointment | null][] => {
      const { data, error } = found[index] ?? {}
      if (data) return [[id, data]]
      return isGone(error) ? [[id, null]] : []
    }),
  )
}

/** Reads them where they are not on the page, waiting for all; one that cannot be read is not among them. */
export function useReadCurrent(): (
  entries: readonly JournalEntry[],
) => Promise<ReadonlyMap<string, Appointment | null>> {
  const api = useApi()
  const queryClient = useQueryClient()
  const readEach = async (ids: readonly string[]): Promise<ReadonlyMap<string, Appointment | null>> => {
    const found = await Promise.all(
      ids.map((id) =>
        queryClient
          .fetchQuery({ ...queryOf(api, contract.appointmentsV2.get, { params: { id } }), staleTime: Infinity })
          .then(
            (current): [string, Appointment][] => [[id, current]],
            (error: unknown): [string, null][] => (isGone(error) ? [[id, null]] : []),
          ),
      ),
    )
    return new Map<string, Appointment | null>(found.flat())
  }
  return (entries) => readEach(idsIn(entries))
}

/** Takes writes to appointments back, one at a time, each by a real write that itself can be undone. */
export function useUndo() {
  const { i18n } = useLingui()
  const format = useFormat()
  const commands = useAppointmentCommands()
  const mayNotWrite = useRefusal('write')
  const [busy, setBusy] = useState<string>()

  const refusedFor = (way: WayBack | undefined): string | undefined => {
    if (mayNotWrite !== undefined) return mayNotWrite
    if (way?.is !== 'none') return undefined
    switch (way.why) {
      case 'masked':
        return anonymizedSince(i18n)
      case 'deleted':
        return i18n._('The appointment was deleted since.')
      case 'changed':
        return way.fields.length === 0
          ? i18n._('The appointment was changed since. Cancel or delete it on its own page.')
          : changedAgainSince(
              i18n,
              format,
              way.fields.map((name) => appointmentLabel(name, i18n)),
            )
    }
  }

  const take = async (way: WayBack, current: Appointment | null | undefined): Promise<void> => {
    const words = { done: i18n._('Undone'), undone: i18n._('Changed again.'), failed: i18n._('Couldn’t undo') }
    if (way.is === 'change' && current) await commands.change(current, way.changes, words)
    if (way.is === 'remove' && current) await commands.remove(current, { ...words, done: i18n._('Booking undone') })
    if (way.is !== 'again') return
    const made = await commands.create(way.booking)
    commands.tellBooked(made, i18n._('Booked again as a new appointment.'))
  }

  const undo = async (key: string, way: WayBack, current: Appointment | null | undefined): Promise<void> => {
    setBusy(key)
    try {
      await take(way, current)
    } catch (error) {
      const why = isApiError(error) ? refusalWords(error, ownZone(), i18n, format) : errorWords(i18n, error).title
      showToast({ key: 'appointment', tone: 'no-show', text: `${i18n._('Couldn’t book again')} ${why}` })
    }
    setBusy(undefined)
  }
  return { busy, undo, refusedFor }
}
