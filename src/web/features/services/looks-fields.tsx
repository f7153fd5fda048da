import type { UseFormReturn } from 'react-hook-form'
import { MediaUrlF } from '../../fields/media/media-url-f.tsx'
import { useOrganization } from '../../fields/organization/use-organization.ts'
import { FieldInputs } from '../../ui/form/field-inputs.tsx'
import type { ServiceValues } from './service-form-values.ts'
import type { ServiceLabels } from '../../fields/labels/services.ts'
import { ColourF } from '../../ui/form/colour-f.tsx'

/** The fields of how a service looks, which stand among the basics. */
export type LookField = 'color' | 'image'

/** How the service looks in the calendar and where guests choose. */
export function LooksFields({ form, labels }: { form: UseFormReturn<ServiceValues>; labels: ServiceLabels }) {
  const { control } = form
  const colors = useOrganization().document?.bookings.colors
  return (
    <FieldInputs<LookField>
      of={{
        color: <ColourF control={control} name="color" label={labels.color} offered={colors ?? []} />,
        image: <MediaUrlF control={control} name="image" label={labels.image} />,
      }}
    />
  )
}
