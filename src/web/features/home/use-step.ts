import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import type { Appointment } from '#api/contract/appointments.ts'
import { contract } from '#api/contract/table.ts'
import { ACTIONS } from '#api/core/rules/statuses.ts'
import { useApi } from '../../client/api-context.ts'
import { errorWords } from '../../client/error-words.ts'
import { invalidate } from '../../client/query.ts'
import { useEarlyQuestion } from '../../commands/appointments/early-step.ts'
import { neededChanges } from '../../fields/appointment-inverse.ts'
import { guestNames } from '../../fields/guest-name.ts'
import { showToast } from '../../ui/toast.ts'

/** Steps that are taken from the page of today. */
export type TodayStep = 'confirm' | 'arrive' | 'start' | 'complete' | 'no-show'

/** Takes a step with an appointment, with a way back that is a second write. */
export function useStep(): (appointment: Appointment, step: TodayStep) => Promise<void> {
  const api = useApi()
  const queryClient = useQueryClient()
  const { i18n } = useLingui()
  const isMeant = useEarlyQuestion()
  const row = contract.appointmentsV2.update

  const write = async (before: Appointment, status: Appointment['status'], subStatus: string | null, text: string) => {
    const { id, version } = before
    const body = neededChanges(before, { status, subStatus })
    try {
      const after = await api.call(row, { params: { id }, body, ifVersion: version })
      showToast({
        key: 'today',
        tone: 'confirmed',
        text,
        ...(after.status === status && {
          action: {
            label: i18n._('Undo'),
            run: () => void write(after, before.status, before.subStatus, i18n._('Undone')),
          },
        }),
      })
    } catch (error) {
      const { title, advice } = errorWords(i18n, error)
      showToast({ key: 'today', tone: 'no-show', text: `${title}. ${advice}` })
    }
    await invalidate(queryClient, row)
  }
  return async (appointment, step) => {
    if (!(await isMeant(step, [appointment]))) return
    const { status, subStatus } = ACTIONS[step].to
    const name = guestNames(appointment.guests) || appointment.title
    const texts = {
      confirm: i18n._('Confirmed {name}', { name }),
      arrive: i18n._('Marked {name} as arrived', { name }),
      start: i18n._('Started {name}', { name }),
      complete: i18n._('Marked {name} as completed', { name }),
      'no-show': i18n._('Marked {name} as a no-show', { name }),
    }
    await write(appointment, status, subStatus, texts[step])
  }
}
