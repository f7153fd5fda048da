import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { appointmentName } from '../../commands/appointments/records/appointment-name.ts'
import type { AppointmentCommands } from '../../commands/appointments/use-appointment-commands.ts'
import { useEarlyQuestion } from '../../commands/appointments/early-step.ts'
import { changeOfStep, STEP_WORDS, type StatusStep } from '../../commands/appointments/status-steps.ts'

/** Takes a step of the status, after the question that an early step asks; `busy` while the service answers. */
export function useStatusStep(desk: AppointmentCommands) {
  const { i18n } = useLingui()
  const isMeant = useEarlyQuestion()
  const [busy, setBusy] = useState(false)
  const take = async (appointment: Appointment, step: StatusStep) => {
    const name = appointmentName(appointment) || i18n._('Appointment')
    setBusy(true)
    if (await isMeant(step, [appointment])) {
      const failed = i18n._('Couldn’t change the status of {name}', { name })
      await desk.change(appointment, changeOfStep(step), { done: i18n._(STEP_WORDS[step].done, { name }), failed })
    }
    setBusy(false)
  }
  return { busy, take }
}
