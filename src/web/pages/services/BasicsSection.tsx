import { useLingui } from '@lingui/react'
import type { Control } from 'react-hook-form'
import { ColourF } from './ColourF.tsx'
import { MediaUrlF } from '../../fields/media/MediaUrlF.tsx'
import { ServiceTypeF } from '../../fields/ReferenceF.tsx'
import { Pair } from '../../ui/form/FormErrors.tsx'
import { Section } from '../../ui/form/Section.tsx'
import { SwitchF } from '../../ui/form/SwitchF.tsx'
import { TextF } from '../../ui/form/TextF.tsx'
import type { ServiceValues } from './service-form.ts'
import type { ServiceLabels } from './useServiceLabels.ts'

/** What the service is called and how it is shown. */
export function BasicsSection({ control, labels }: { control: Control<ServiceValues>; labels: ServiceLabels }) {
  const { i18n } = useLingui()
  return (
    <Section title={i18n._('Basics')} description={i18n._('What guests and the desk see of the service.')}>
      <TextF control={control} name="name" label={labels.name} required maxLength={200} />
      <TextF control={control} name="description" label={labels.description} multiline />
      <Pair>
        <ServiceTypeF control={control} name="typeId" label={labels.typeId} none={i18n._('No type')} />
        <ColourF control={control} name="color" label={labels.color} />
      </Pair>
      <MediaUrlF control={control} name="image" label={labels.image} />
      <TextF
        control={control}
        name="userGroupId"
        label={labels.userGroupId}
        help={i18n._('Id of the group of users that the service belongs to.')}
      />
      <SwitchF
        control={control}
        name="active"
        label={labels.active}
        help={i18n._('Switched off, it stays in past appointments and is offered no more.')}
      />
    </Section>
  )
}
