import type { UseFormReturn } from 'react-hook-form'
import { MediaUrlF } from '../../../fields/media/MediaUrlF.tsx'
import type { ServiceValues } from '../service-form.ts'
import type { ServiceLabels } from '../useServiceLabels.ts'
import { ColourF } from './ColourF.tsx'

/** How the service looks in the calendar and where guests choose. */
export default function LooksFields({ form, labels }: { form: UseFormReturn<ServiceValues>; labels: ServiceLabels }) {
  const { control } = form
  return (
    <>
      <ColourF control={control} name="color" label={labels.color} />
      <MediaUrlF control={control} name="image" label={labels.image} />
    </>
  )
}
