import { useLingui } from '@lingui/react'
import type { Control } from 'react-hook-form'
import { Fields } from '../../../ui/form/FormErrors.tsx'
import { SelectF } from '../../../ui/form/SelectF.tsx'
import { SwitchF } from '../../../ui/form/SwitchF.tsx'
import { TextF } from '../../../ui/form/TextF.tsx'
import type { AppointmentValues } from './appointment-values.ts'
import { typeChoices } from './choices.ts'
import { GuestFields } from './GuestFields.tsx'
import { ReminderFields } from './ReminderFields.tsx'

/** For whom and how; what is rarely needed waits behind “More”. */
export function GuestPart({ control, serviceName }: { control: Control<AppointmentValues>; serviceName: string }) {
  const { i18n } = useLingui()
  return (
    <>
      <GuestFields control={control} />
      <TextF
        control={control}
        name="comment"
        label={i18n._('Notes for the desk')}
        multiline
        rows={2}
        maxLength={10_000}
      />
      <SelectF
        control={control}
        name="type"
        label={i18n._('How')}
        none={i18n._('Not said')}
        options={typeChoices(i18n)}
      />
      <SwitchF control={control} name="confirmed" label={i18n._('The guest has confirmed already')} />
      <details>
        <summary>{i18n._('More')}</summary>
        <Fields>
          <TextF
            control={control}
            name="title"
            label={i18n._('Title')}
            placeholder={serviceName}
            help={i18n._('Left empty, it is the name of the service.')}
            maxLength={200}
          />
          <TextF control={control} name="description" label={i18n._('Description')} multiline maxLength={10_000} />
          <ReminderFields control={control} />
          <SwitchF control={control} name="allowOverlapping" label={i18n._('May overlap other appointments')} />
        </Fields>
      </details>
    </>
  )
}
