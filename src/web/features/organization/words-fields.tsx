import { type Control, useWatch } from 'react-hook-form'
import type { useOrganizationLabels } from '../../fields/labels/organization.ts'
import { GUEST_FORMS } from '../../i18n/guest-word.ts'
import { useLocale } from '../../i18n/locale-provider.tsx'
import { FieldInputs } from '../../ui/form/field-inputs.tsx'
import { SelectF } from '../../ui/form/select-f.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import type { OrganizationFieldsIn, OrganizationValues } from './organization-values.ts'
import { capital } from '../../i18n/capital.ts'

interface WordsFieldsProps {
  control: Control<OrganizationValues>
  labels: ReturnType<typeof useOrganizationLabels>
}

/** What guests are called: a usual word, or one of the organization's own in each language of the dashboard. */
export function WordsFields({ control, labels }: WordsFieldsProps) {
  const { locale } = useLocale()
  const guest = useWatch({ control, name: 'guest' })
  const ownWord = (name: 'enOne' | 'enMany' | 'esOne' | 'esMany', language: 'en' | 'es', form: 'one' | 'many') => (
    <TextF
      control={control}
      name={name}
      label={labels[name]}
      maxLength={40}
      placeholder={GUEST_FORMS[language]?.[guest]?.[form] ?? ''}
      lang={language}
    />
  )
  return (
    <FieldInputs<OrganizationFieldsIn<'words'>>
      beside={[
        ['enOne', 'enMany'],
        ['esOne', 'esMany'],
      ]}
      of={{
        guest: (
          <SelectF
            control={control}
            name="guest"
            label={labels.guest}
            options={Object.entries(GUEST_FORMS[locale.slice(0, 2)] ?? {}).map(([value, { many }]) => ({
              value,
              label: capital(many),
            }))}
          />
        ),
        enOne: ownWord('enOne', 'en', 'one'),
        enMany: ownWord('enMany', 'en', 'many'),
        esOne: ownWord('esOne', 'es', 'one'),
        esMany: ownWord('esMany', 'es', 'many'),
      }}
    />
  )
}
