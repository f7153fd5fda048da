import { useLingui } from '@lingui/react'
import type { Control } from 'react-hook-form'
import { DateTimeF } from '../../ui/form/date-time-f.tsx'
import { Pair } from '../../ui/form/form-errors.tsx'
import { ExtraFieldsF } from '../../ui/form/extra-fields-f.tsx'
import { SwitchF } from '../../ui/form/switch-f.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import type { AppointmentValues } from '../../commands/appointments/form/appointment-values.ts'

interface MoreFieldsProps {
  control: Control<AppointmentValues>
  /** IANA zone of the hold. */
  zone: string
}

/** What is rarely said of an appointment, when it is booked and when it is edited (interface, section 2). */
export function MoreFields({ control, zone }: MoreFieldsProps) {
  const { i18n } = useLingui()
  return (
    <>
      <Pair>
        <TextF control={control} name="classification" label={i18n._('Category')} maxLength={50} />
        <TextF control={control} name="origin" label={i18n._('Source')} maxLength={50} />
      </Pair>
      <DateTimeF
        control={control}
        name="blockedUntil"
        label={i18n._('Held until')}
        zone={zone}
        help={i18n._('Ends automatically at this time. Leave blank to keep it.')}
      />
      <Pair>
        <TextF control={control} name="lang" label={i18n._('Guest’s language')} maxLength={35} />
        <TextF control={control} name="externalId" label={i18n._('External ID')} maxLength={200} />
      </Pair>
      <Pair>
        <TextF control={control} name="interactionId" label={i18n._('Interaction ID')} maxLength={200} />
        <TextF control={control} name="originUrl" label={i18n._('Origin URL')} type="url" maxLength={2000} />
      </Pair>
      <Pair>
        <TextF control={control} name="userId" label={i18n._('User ID')} />
        <TextF control={control} name="userGroupId" label={i18n._('User group ID')} />
      </Pair>
      <TextF
        control={control}
        name="subStatus"
        label={i18n._('Sub-status')}
        help={i18n._('API version 1 doesn’t support this.')}
        maxLength={50}
      />
      <ExtraFieldsF control={control} name="extraFields" label={i18n._('Extra fields')} />
      <SwitchF control={control} name="allowOverlapping" label={i18n._('May overlap other appointments')} />
    </>
  )
}
