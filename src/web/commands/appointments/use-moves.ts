import { zoneOfFirst } from '../../fields/known-zone.ts'
import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { formatInstant } from '#api/time/instant.ts'
import { useApi } from '../../client/api-context.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { confirm } from '../../ui/confirm.ts'
import type { Clinic, Schedules } from './records/queries.ts'
import { moveConcerns } from './move-warnings.ts'
import { moveWords } from './move-words.ts'
import { askSeries } from './series/scope-request.ts'
import { seriesOf } from './series/tag.ts'
import { showToast } from '../../ui/toast.ts'
import { concernWords } from './warning-words.ts'
import type { Changes, InterfaceVersion } from './interface-version.ts'
import { useAppointmentCommands, type WriteWords } from './use-appointment-commands.ts'

/** Where an appointment is to go; absent parts stay. Epoch milliseconds. */
export interface Destination {
  start: number
  end: number
  calendarIds?: readonly string[]
  resourceId?: string | null
}

/**
 * Moves and resizes appointments: asks once about what speaks against it, then writes with undo. In a form a refusal is
 * thrown to it; elsewhere it is told in a message.
 */
export function useMoves(clinic: Clinic, schedules: Schedules, version: InterfaceVersion = 2) {
  const { clock } = useApi()
  const commands = useAppointmentCommands(version)
  const { i18n } = useLingui()
  const format = useFormat()

  return useCallback(
    async (appointment: Appointment, destination: Destination, inForm = false): Promise<Appointment | undefined> => {
      const { start, end, calendarIds = appointment.calendarIds, resourceId } = destination
      const zone = zoneOfFirst(calendarIds, clinic.calendars)
      const changes: Changes = {
        ...(start !== Date.parse(appointment.startDate) && { startDate: formatInstant(start) }),
        ...(end !== Date.parse(appointment.endDate) && { endDate: formatInstant(end) }),
        ...(calendarIds.join() !== appointment.calendarIds.join() && { calendarIds: [...calendarIds] }),
        ...(resourceId !== undefined && resourceId !== appointment.resourceId && { resourceId }),
      }
      const said = moveWords(appointment, changes, { zone, calendars: clinic.calendars, i18n, format })
      const concerns = moveConcerns(appointment, { start, end, calendarIds }, clinic, schedules, clock.now())
      if (concerns.length > 0) {
        const isSure = await confirm({
          title: said.question,
          text: concerns.map((concern) => concernWords(concern, zone, i18n, format)).join('\n'),
          confirmLabel: said.confirmLabel,
          // “Cancel” beside an appointment would mean that.
          cancelLabel: i18n._('Back'),
        })
        if (!isSure) {
          // Who moved it by keys sees no card go back.
          if (!inForm) showToast({ key: 'appointment', text: said.stays })
          return undefined
        }
      }
      if (Object.keys(changes).length === 0) return appointment
      const words: WriteWords = {
        zone,
        calendars: [...clinic.calendars.values()],
        done: said.done,
        undone: said.undone,
        ...(!inForm && { failed: said.stays }),
      }
      const after = await commands.change(appointment, changes, words)
      if (after && !inForm && seriesOf(appointment)) {
        const run = () => void askSeries(appointment, { kind: 'change', changes, done: true }, version)
        showToast({
          key: 'series',
          text: said.alone,
          action: { label: said.following, run },
        })
      }
      return after
    },
    [clinic, schedules, clock, commands, version, i18n, format],
  )
}
