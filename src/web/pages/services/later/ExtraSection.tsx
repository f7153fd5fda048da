import { useLingui } from '@lingui/react'
import type { UseFormReturn } from 'react-hook-form'
import { ExtraFieldsF } from '../../../ui/form/ExtraFieldsF.tsx'
import { Section } from '../../../ui/form/Section.tsx'
import type { ServiceValues } from '../service-form.ts'

/** What other programs keep with the service. */
export default function ExtraSection({ form, title }: { form: UseFormReturn<ServiceValues>; title: string }) {
  const { i18n } = useLingui()
  return (
    <Section title={title} description={i18n._('Custom names and values for other systems.')}>
      <ExtraFieldsF control={form.control} name="extraFields" label={title} />
    </Section>
  )
}
