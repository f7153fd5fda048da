import { useLingui } from '@lingui/react'
import type { Guest } from '#api/contract/appointment-fields.ts'
import type { Appointment } from '#api/contract/appointments.ts'
import { useClinic } from '../../../commands/appointments/records/queries.ts'
import { houseZone } from '../../../fields/known-zone.ts'
import { maskingOf } from './mask-changes.ts'
import { MaskPlanDialog } from './mask-plan-dialog.tsx'

interface MaskGuestEverywhereProps {
  /** What the guest is called. */
  name: string
  /** Every appointment of the guest, with those of its guests who are this person. */
  found: readonly { appointment: Appointment; guests: readonly Guest[] }[]
  onClose: () => void
}

/** Masks one person in every appointment: shown first, confirmed by typing, run in sight. */
export default function MaskGuestEverywhere({ name, found, onClose }: MaskGuestEverywhereProps) {
  const { i18n } = useLingui()
  const clinic = useClinic()
  const zone = houseZone(clinic.calendars.values())
  const plan = found.flatMap(({ appointment, guests }) => maskingOf(appointment, guests))
  return (
    <MaskPlanDialog
      width={640}
      title={i18n._('Anonymize {name}', { name })}
      plan={plan}
      zone={zone}
      onClose={onClose}
    />
  )
}
