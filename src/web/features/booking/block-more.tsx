import { useLingui } from '@lingui/react'
import { type Control, useWatch } from 'react-hook-form'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { DateTimeF } from '../../ui/form/date-time-f.tsx'
import { Fields } from '../../ui/form/form-errors.tsx'
import { ExtraFieldsF } from '../../ui/form/extra-fields-f.tsx'
import { SelectF } from '../../ui/form/select-f.tsx'
import { SwitchF } from '../../ui/form/switch-f.tsx'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import type { BlockValues } from './block-values.ts'
import { serviceChoices } from '../../commands/appointments/form/choices.ts'

interface BlockMoreProps {
  control: Control<BlockValues>
  clinic: Clinic
  /** IANA zone of the hold. */
  zone: string
}

/** What is rarely said of a block, and through which version of the interface it is made. */
export function BlockMore({ control, clinic, zone }: BlockMoreProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const version = useWatch({ control, name: 'version' })
  return (
    <details>
      <summary style={{ cursor: 'pointer', minBlockSize: 24 }}>{i18n._('More')}</summary>
      <Fields>
        <DateTimeF
          control={control}
          name="blockedUntil"
          label={i18n._('Held until')}
          zone={zone}
          help={i18n._('Ends automatically at this time. Leave blank to keep it.')}
        />
        <SelectF
          control={control}
          name="serviceId"
          label={i18n._('Service')}
          none={i18n._('Choose a service…')}
          options={serviceChoices(clinic, i18n, format)}
        />
        <ExtraFieldsF control={control} name="extraFields" label={i18n._('Extra fields')} />
        <SelectF
          control={control}
          name="version"
          label={i18n._('Create as')}
          options={[
            { value: '1', label: i18n._('Blocked slot (version 1)') },
            { value: '2', label: i18n._('Blocked appointment (version 2)') },
          ]}
        />
        {version === '2' && (
          <SwitchF control={control} name="allowOverlapping" label={i18n._('May overlap other appointments')} />
        )}
      </Fields>
    </details>
  )
}
