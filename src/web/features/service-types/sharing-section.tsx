import { useLingui } from '@lingui/react'
import { useWatch, type Control } from 'react-hook-form'
import { Section } from '../../ui/form/section.tsx'
import type { ServiceTypeValues } from './service-type-form-values.ts'
import { OrganizationsF } from './organizations-f.tsx'
import { ScopeF } from './scope-f.tsx'

/** Who else can read the type. */
export default function SharingSection({ control, title }: { control: Control<ServiceTypeValues>; title: string }) {
  const { i18n } = useLingui()
  const scope = useWatch({ control, name: 'scope' })
  return (
    <Section title={title} description={i18n._('Other organizations can read a shared type, never change it.')}>
      <ScopeF control={control} />
      {scope === 'organizations' && <OrganizationsF control={control} />}
    </Section>
  )
}
