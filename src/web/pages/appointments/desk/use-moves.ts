import { knownZone } from '../../../fields/known-zone.ts'
import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import type { Appointment } from '../../../../api/contract/appointments.ts'
import { formatInstant } from '../../../../api/time/instant.ts'
import { useApi } from '../../../client/api-context.ts'
import { useFormat } from '../../../i18n/LocaleProvider.tsx'
import { confirm } from '../../../ui/confirm.ts'
import { nameOf } from '../appointment-name.ts'
import type { Clinic, Schedules } from '../reads.ts'
import { concernsOf } from './concerns.ts'
import { concernWords } from './concern-words.ts'
import type { Changes, InterfaceVersion } from './gateway.ts'
import { useDesk, type WriteWords } from './use-desk.ts'

/** Where an appointment is to go; absent parts stay. Epoch milliseconds. */
export interface Destination {
  start: number
  end: number
  calendarIds?: readonly string[]
  resourceId?: string | null
}

/** The calendars of an appointment after one of them has been exchanged for another. */
export function exchanged(
  { calendarIds, resourceId }: Pick<Appointment, 'calendarIds' | 'resourceId'>,
  from: string,
  to: string,
): Pick<Destination, 'calendarIds' | 'resourceId'> {
  if (from === to) return {}
  return {
    calendarIds: [...new Set(calendarIds.map((id) => (id === from ? to : id)))],
    ...(resourceId === from && { resourceId: to }),
  }
}

/**
 * Moves and resizes appointments: asks once about what speaks against it, then writes with undo. In a form a refusal is
 * thrown to it; elsewhere it is told in a message.
 */
export function useMoves(clinic: Clinic, schedules: Schedules, version: InterfaceVersion = 2) {
  const { skew } = useApi()
  const desk = useDesk(version)
  const { i18n } = useLingui()
  const format = useFormat()

  return useCallback(
    async (appointment: Appointment, destination: Destination, inForm = false): Promise<Appointment | undefined> => {
      const { start, end, calendarIds = appointment.calendarIds, resourceId } = destination
      const zone = knownZone(clinic.calendars.get(calendarIds[0] ?? ''))
      const name = nameOf(appointment) || i18n._('Appointment')
      const concerns = concernsOf(
        { start, end, calendarIds, serviceId: appointment.serviceId },
        clinic,
        schedules,
        Date.now() + skew(),
        // Who drops a card or types a time means exactly that minute.
      ).filter(({ rule }) => rule !== 'step')
      if (concerns.length > 0) {
        const isSure = await confirm({
          title: i18n._('Move {name} anyway?', { name }),
          text: concerns.map((concern) => concernWords(concern, zone, i18n, format)).join('\n'),
          confirmLabel: i18n._('Move anyway'),
        })
        if (!isSure) return undefined
      }
      const changes: Changes = {
        ...(start !== Date.parse(appointment.startDate) && { startDate: formatInstant(start) }),
        ...(end !== Date.parse(appointment.endDate) && { endDate: formatInstant(end) }),
        ...(calendarIds.join() !== appointment.calendarIds.join() && { calendarIds: [...calendarIds] }),
        ...(resourceId !== undefined && resourceId !== appointment.resourceId && { resourceId }),
      }
      if (Object.keys(changes).length === 0) return appointment
      const time = format.dateTimeRange(start, end, zone)
      const places = format.list(calendarIds.flatMap((id) => clinic.calendars.get(id)?.name ?? []))
      const words: WriteWords = {
        zone,
        done: changes.calendarIds
          ? i18n._('{name} is now at {time} with {places}.', { name, time, places })
          : i18n._('{name} is now at {time}.', { name, time }),
        undone: i18n._('{name} is back at the old time.', { name }),
        ...(!inForm && { failed: i18n._('{name} stays where it was.', { name }) }),
      }
      return desk.change(appointment, changes, words)
    },
    [clinic, schedules, skew, desk, i18n, format],
  )
}
