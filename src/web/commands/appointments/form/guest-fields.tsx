import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { Control } from 'react-hook-form'
import { ListF } from '../../../ui/form/list-f.tsx'
import { TextF } from '../../../ui/form/text-f.tsx'
import type { AppointmentValues } from './appointment-values.ts'
import { noGuest } from './guest-values.ts'

/** Names, and ways to reach somebody, in two short columns. */
const Person = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(128px, 100%), 1fr))',
  gap: '12px 8px',
  alignItems: 'start',
})

/** Who comes: name, phone and e-mail, any of which is enough. */
export function GuestFields({ control }: { control: Control<AppointmentValues> }) {
  const { i18n } = useLingui()
  return (
    <ListF
      control={control}
      name="guests"
      label={i18n._('Guests')}
      make={noGuest}
      addLabel={i18n._('Add a guest')}
      isFirstKept
    >
      {(index) => (
        <Person>
          <TextF control={control} name={`guests.${index}.firstName`} label={i18n._('First name')} />
          <TextF control={control} name={`guests.${index}.lastName`} label={i18n._('Last name')} />
          <TextF control={control} name={`guests.${index}.phone`} label={i18n._('Phone')} type="tel" />
          <TextF control={control} name={`guests.${index}.email`} label={i18n._('Email')} type="email" />
        </Person>
      )}
    </ListF>
  )
}
