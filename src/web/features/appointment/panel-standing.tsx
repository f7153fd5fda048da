import type { Appointment } from '#api/contract/appointments.ts'
import { isWaiting } from '#api/core/rules/waiting.ts'
import { isTold } from '../../client/reading/warnings.ts'
import type { InterfaceVersion } from '../../commands/appointments/interface-version.ts'
import { useNow } from '../../client/use-now.ts'
import type { StatusStep } from '../../commands/appointments/status-steps.ts'
import { UnsentMark } from '../../fields/unsent-mark.tsx'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { StatusMenu } from './status-menu.tsx'

interface StandingProps {
  appointment: Appointment
  /** The version of the interface that is written through. */
  version: InterfaceVersion
  onStep: (step: StatusStep) => void
}

/** How an appointment stands and what it can become, and how far away it is. */
export function PanelStanding({ appointment, version, onStep }: StandingProps) {
  const format = useFormat()
  const now = useNow()
  return (
    <>
      <StatusMenu {...{ appointment, onStep }} knowsSubStatus={version === 2} />{' '}
      {!isWaiting(appointment) && isTold(appointment, 'startDate') && format.relativeAlone(appointment.startDate, now)}{' '}
      <UnsentMark id={appointment.id} />
    </>
  )
}
