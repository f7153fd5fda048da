import { type Control, useWatch } from 'react-hook-form'
import type { useOrganizationLabels } from '../../fields/labels/organization.ts'
import { GUEST_FORMS } from '../../i18n/guest-word.ts'
import { useLocale } from '../../i18n/locale-provider.tsx'
import { FieldInputs } from '../../ui/form/field-inputs.tsx'
import { SelectF } from '../../ui/form/select-f.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import type { OrganizationFieldsIn, OrganizationValues } from './organization-values.ts'

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

interface WordsFieldsProps {
  control: Control<OrganizationValues>
  labels: ReturnType<typeof useOrganizationLabels>
}

/** What guests are called: a usual word, or one of the organization's own in each language of the dashboard. */
export function WordsFields({ control, labels }: WordsFieldsProps) {
  const { locale } = useLocale()
  const guest = useWatch({ control, name: 'guest' })
  const wordIn = (language: string, form: 'one' | 'many') => GUEST_FORMS[language]?.[guest]?.[form] ?? ''
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
        enOne: (
          <TextF
            control={control}
            name="enOne"
            label={labels.enOne}
            maxLength={40}
            placeholder={wordIn('en', 'one')}
            lang="en"
          />
        ),
        enMany: (
          <TextF
            control={control}
            name="enMany"
            label={labels.enMany}
            maxLength={40}
            placeholder={wordIn('en', 'many')}
            lang="en"
          />
        ),
        esOne: (
          <TextF
            control={control}
            name="esOne"
            label={labels.esOne}
            maxLength={40}
            placeholder={wordIn('es', 'one')}
            lang="es"
          />
        ),
        esMany: (
          <TextF
            control={control}
            name="esMany"
            label={labels.esMany}
            maxLength={40}
            placeholder={wordIn('es', 'many')}
            lang="es"
          />
        ),
      }}
    />
  )
}
