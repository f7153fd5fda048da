import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { nameOf } from '../../commands/appointments/records/appointment-name.ts'
import type { Desk } from '../../commands/appointments/use-appointment-commands.ts'
import { useEarlyQuestion } from '../../commands/appointments/early-step.ts'
import { changeOf, STEP_WORDS, type StatusStep } from '../../commands/appointments/status-steps.ts'

/** Takes a step of the status, after the question that an early step asks; `busy` while the service answers. */
export function useStatusStep(desk: Desk) {
  const { i18n } = useLingui()
  const isMeant = useEarlyQuestion()
  const [busy, setBusy] = useState(false)
  const take = async (appointment: Appointment, step: StatusStep) => {
    const name = nameOf(appointment) || i18n._('Appointment')
    setBusy(true)
    if (await isMeant(step, [appointment])) {
      const failed = i18n._('Couldn’t change the status of {name}', { name })
      await desk.change(appointment, changeOf(step), { done: i18n._(STEP_WORDS[step].done, { name }), failed })
    }
    setBusy(false)
  }
  return { busy, take }
}
