import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import type { Appointment } from '#api/contract/appointments.ts'
import { useApi } from '../../client/api-context.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { zoned } from '../../fields/zoned.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { confirm } from '../../ui/confirm.ts'
import { displayName } from './records/appointment-name.ts'
import { calendarQuery } from './records/queries.ts'
import { STEP_WORDS, type StatusStep } from './status-steps.ts'

/** Steps that say how an appointment has ended. */
const ENDINGS: ReadonlySet<StatusStep> = new Set<StatusStep>(['complete', 'no-show'])

/** Whether an appointment stands at the first time of a poll only because none is chosen yet. */
const isUndecided = ({ model, voting }: Appointment): boolean => model === 'poll' && !voting?.chosenOptionId

/** Which of the appointments a step comes too early for. */
const earlyAmong = (step: StatusStep, appointments: readonly Appointment[], now: number): readonly Appointment[] => {
  if (step === 'confirm') return appointments.filter(isUndecided)
  return ENDINGS.has(step) ? appointments.filter(({ startDate }) => Date.parse(startDate) > now) : []
}

/**
 * Asks before appointments are ended that have not begun, since one key is enough to end the wrong one, and before a poll is
 * confirmed at a time that nobody chose. Answers whether the step is meant; one that comes too early for nothing is.
 */
export function useEarlyQuestion(): (step: StatusStep, appointments: readonly Appointment[]) => Promise<boolean> {
  const { i18n } = useLingui()
  const format = useFormat()
  const api = useApi()
  const queryClient = useQueryClient()
  return async (step, appointments) => {
    const early = earlyAmong(step, appointments, api.clock.now())
    const [first] = early
    if (!first) return true
    // What the page has read; every row that reads for itself would ask again for what was refused.
    const { items: calendars = [] } = queryClient.getQueryData(calendarQuery(api).queryKey) ?? {}
    const zone = knownZone(calendars.find(({ id }) => id === first.calendarIds[0]))
    const time = zoned(format.dateTime(first.startDate, zone, 'day'), zone, first.startDate, calendars, format)
    const name = displayName(i18n, first)
    const label = i18n._(STEP_WORDS[step].label)
    const counts = { count: early.length, all: appointments.length }
    const isOne = appointments.length === 1
    const unchosen = isOne
      ? i18n._('{name}’s poll has no chosen time. Confirming keeps {time}.', { name, time })
      : i18n._(
          '{count, plural, one {# of {all} is a poll} other {# of {all} are polls}} without a chosen time.',
          counts,
        )
    const unbegun = isOne
      ? i18n._('{name}’s appointment doesn’t start until {time}.', { name, time })
      : i18n._('{count, plural, one {# of {all} hasn’t started yet.} other {# of {all} haven’t started yet.}}', counts)
    return confirm({
      title:
        step === 'confirm'
          ? i18n._('Confirm without a chosen time?')
          : i18n._('{action} before the start?', { action: label }),
      text: step === 'confirm' ? unchosen : unbegun,
      confirmLabel: label,
      // “Cancel” beside an appointment would mean that.
      cancelLabel: i18n._('Back'),
    })
  }
}
