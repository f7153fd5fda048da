import { useLingui } from '@lingui/react'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Fields } from '../../ui/form/form-errors.tsx'
import { serviceChoices } from '../../commands/appointments/form/choices.ts'
import { type CriteriaProps, LengthFields, PeopleChips, ServiceChoice, WhenFields } from './criteria-parts.tsx'

/** What is looked for, all of it below each other: service, people, length, resource, days, parts of the day, dates. */
export function CriteriaFields(props: CriteriaProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <Fields>
      <ServiceChoice
        {...props}
        choices={serviceChoices(props.clinic, i18n, format)}
        none={i18n._('Choose a service…')}
      />
      <PeopleChips {...props} />
      <LengthFields {...props} />
      <WhenFields {...props} />
    </Fields>
  )
}
