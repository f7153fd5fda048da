import { useLingui } from '@lingui/react'
import type { Control } from 'react-hook-form'
import { SelectF } from '../../ui/form/select-f.tsx'
import { SwitchF } from '../../ui/form/switch-f.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import type { AppointmentValues } from '../../commands/appointments/form/appointment-values.ts'
import { typeChoices } from '../../commands/appointments/form/choices.ts'
import { GuestFields } from '../../commands/appointments/form/guest-fields.tsx'
import { More } from './more.tsx'
import { MoreFields } from './more-fields.tsx'
import { ReminderFields } from './reminder-fields.tsx'

/** For whom and how; what is rarely needed waits behind “More”. */
export function GuestPart({
  control,
  serviceName,
  zone,
}: {
  control: Control<AppointmentValues>
  serviceName: string
  /** IANA zone of the times. */
  zone: string
}) {
  const { i18n } = useLingui()
  return (
    <>
      <GuestFields control={control} />
      <TextF control={control} name="comment" label={i18n._('Internal notes')} multiline rows={2} maxLength={10_000} />
      <SelectF
        control={control}
        name="type"
        label={i18n._('Meeting type')}
        none={i18n._('Not specified')}
        options={typeChoices(i18n)}
      />
      <SwitchF control={control} name="confirmed" label={i18n._('The guest has already confirmed')} />
      <More control={control}>
        <TextF
          control={control}
          name="title"
          label={i18n._('Title')}
          placeholder={serviceName}
          help={i18n._('Leave blank to use the name of the service.')}
          maxLength={200}
        />
        <TextF control={control} name="description" label={i18n._('Description')} multiline maxLength={10_000} />
        <ReminderFields control={control} />
        <MoreFields control={control} zone={zone} />
        <TextF
          control={control}
          name="blockedAppointmentId"
          label={i18n._('Replaces the block')}
          help={i18n._('ID of a blocked time. The booking replaces the block and takes its time and calendars.')}
        />
      </More>
    </>
  )
}
