import { useLingui } from '@lingui/react'
import type { Control } from 'react-hook-form'
import { TextF } from '../../ui/form/text-f.tsx'
import type { MediumValues } from './medium-form-values.ts'

/** What a file shows, in words for who does not see it. */
export function AltTextF({ control, label }: { control: Control<MediumValues>; label: string }) {
  const { i18n } = useLingui()
  const help = i18n._('Describe it for screen readers.')
  return <TextF control={control} name="altText" label={label} multiline rows={2} help={help} />
}
