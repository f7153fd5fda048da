import { useLingui } from '@lingui/react'
import type { Control } from 'react-hook-form'
import { Pair } from '../../../ui/form/form-errors.tsx'
import { ListF } from '../../../ui/form/list-f.tsx'
import { TextF } from '../../../ui/form/text-f.tsx'
import type { AppointmentValues } from './appointment-values.ts'
import { noGuest } from './guest-values.ts'

/** Who comes: name, phone and e-mail, any of which is enough. */
export function GuestFields({ control }: { control: Control<AppointmentValues> }) {
  const { i18n } = useLingui()
  return (
    <ListF control={control} name="guests" label={i18n._('Guests')} make={noGuest} addLabel={i18n._('Add a guest')}>
      {(index) => (
        <>
          <Pair>
            <TextF control={control} name={`guests.${index}.firstName`} label={i18n._('First name')} />
            <TextF control={control} name={`guests.${index}.lastName`} label={i18n._('Last name')} />
          </Pair>
          <Pair>
            <TextF control={control} name={`guests.${index}.phone`} label={i18n._('Phone')} type="tel" />
            <TextF control={control} name={`guests.${index}.email`} label={i18n._('Email')} type="email" />
          </Pair>
        </>
      )}
    </ListF>
  )
}
