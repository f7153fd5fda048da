import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { DateTimeF } from '../../../ui/form/date-time-f.tsx'
import type { FieldProps } from '../../../ui/form/field.ts'
import { SelectF } from '../../../ui/form/select-f.tsx'
import type { Clinic } from '../records/queries.ts'
import { serviceChoices, typeChoices } from './choices.ts'

type Place<Values extends FieldValues> = Pick<FieldProps<Values>, 'control' | 'name'>

/** The service of what is booked or blocked, out of all there are. */
export function BookedServiceF<Values extends FieldValues>({ clinic, ...place }: Place<Values> & { clinic: Clinic }) {
  const { i18n } = useLingui()
  const format = useFormat()
  // The form paints itself anew for each letter that is typed anywhere in it.
  const options = useMemo(() => serviceChoices(clinic, i18n, format), [clinic, i18n, format])
  return <SelectF {...place} label={i18n._('Service')} none={i18n._('Choose a service…')} options={options} />
}

/** How an appointment takes place. */
export function MeetingTypeF<Values extends FieldValues>(place: Place<Values>) {
  const { i18n } = useLingui()
  return (
    <SelectF {...place} label={i18n._('Meeting type')} none={i18n._('Not specified')} options={typeChoices(i18n)} />
  )
}

interface HeldUntilFProps {
  zone: string
  /** Whose time is held. */
  whose?: string | null
}

/** Until when a time is only held, in the zone given. */
export function HeldUntilF<Values extends FieldValues>(props: Place<Values> & HeldUntilFProps) {
  const { i18n } = useLingui()
  return (
    <DateTimeF
      {...props}
      label={i18n._('Held until')}
      help={i18n._('Ends automatically at this time. Leave blank to keep it.')}
    />
  )
}
