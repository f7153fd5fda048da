import { useLingui } from '@lingui/react'
import type { UseFormReturn } from 'react-hook-form'
import { ExtraFieldsF } from '../../ui/form/extra-fields-f.tsx'
import { FieldInputs } from '../../ui/form/field-inputs.tsx'
import { Section } from '../../ui/form/section.tsx'
import type { ServiceFieldsIn, ServiceValues } from './service-form-values.ts'

/** What other programs keep with the service. */
export function ExtraSection({ form, title }: { form: UseFormReturn<ServiceValues>; title: string }) {
  const { i18n } = useLingui()
  return (
    <Section title={title} description={i18n._('Custom names and values for other systems.')}>
      <FieldInputs<ServiceFieldsIn<'extra-fields'>>
        of={{ extraFields: <ExtraFieldsF control={form.control} name="extraFields" label={title} /> }}
      />
    </Section>
  )
}
