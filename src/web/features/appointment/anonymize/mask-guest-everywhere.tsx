import { useLingui } from '@lingui/react'
import { type SyntheticEvent, useState } from 'react'
import type { Guest } from '#api/contract/appointment-fields.ts'
import type { Appointment } from '#api/contract/appointments.ts'
import { useClinic } from '../../../commands/appointments/records/queries.ts'
import { ownZone } from '../../../commands/appointments/records/use-now.ts'
import { zoneOfMost } from '../../../fields/known-zone.ts'
import { Button } from '../../../ui/button.tsx'
import { Fields } from '../../../ui/form/form-errors.tsx'
import { FormDialog } from '../../../ui/panel/side-panel.tsx'
import { maskingOf } from './mask-changes.ts'
import { MaskPreview } from './mask-preview.tsx'
import { isPhrase, TypedConfirmation, usePhrase } from './typed-confirmation.tsx'
import { useMaskRun } from './use-mask-run.ts'

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
  const zone = zoneOfMost(clinic.calendars.values()) ?? ownZone()
  const run = useMaskRun(zone)
  const [typed, setTyped] = useState('')
  const plan = found.flatMap(({ appointment, guests }) => maskingOf(appointment, guests))
  const phrase = usePhrase(plan.length)
  const isSure = plan.length > 0 && isPhrase(typed, phrase)
  const mask = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isSure && (await run(plan))) onClose()
  }
  return (
    <FormDialog
      open
      width={640}
      title={i18n._('Anonymize {name}', { name })}
      description={i18n._('Replaces names, emails and phones with placeholders; appointments stay.')}
      onClose={onClose}
      onSubmit={(event) => void mask(event)}
      actions={
        <>
          <Button onClick={onClose}>{i18n._('Cancel')}</Button>
          <Button kind="danger" type="submit" disabled={!isSure}>
            {i18n._('{count, plural, one {Anonymize # appointment} other {Anonymize # appointments}}', {
              count: plan.length,
            })}
          </Button>
        </>
      }
    >
      <Fields>
        <MaskPreview plan={plan} zone={zone} />
        <TypedConfirmation phrase={phrase} typed={typed} onTyped={setTyped} />
      </Fields>
    </FormDialog>
  )
}
