import { useLingui } from '@lingui/react'
import type { UseFormReturn } from 'react-hook-form'
import type { ServiceType } from '#api/contract/service-types.ts'
import { ServiceTypeF } from '../../fields/reference-f.tsx'
import { FieldInputs } from '../../ui/form/field-inputs.tsx'
import { SwitchF } from '../../ui/form/switch-f.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import { paths } from '../../paths/paths.ts'
import { type LookField, LooksFields } from './looks-fields.tsx'
import type { ServiceFieldsIn, ServiceValues } from './service-form-values.ts'
import type { ServiceLabels } from '../../fields/labels/services.ts'
import { TypeNote } from './type-note.tsx'

interface BasicsFieldsProps {
  form: UseFormReturn<ServiceValues>
  labels: ServiceLabels
  /** The chosen type; absent without one. */
  type: ServiceType | undefined
  /** A stored service keeps its own values whatever its type says. */
  isStored: boolean
  /** Whether the deployment left out if the service can be booked. */
  untold: boolean
}

/** What the service is called and how it is shown. */
export function BasicsFields({ form, labels, type, isStored, untold }: BasicsFieldsProps) {
  const { i18n } = useLingui()
  const { control } = form
  return (
    <FieldInputs<Exclude<ServiceFieldsIn<'basics'>, LookField>>
      of={{
        name: <TextF control={control} name="name" label={labels.name} required maxLength={200} />,
        description: <TextF control={control} name="description" label={labels.description} multiline />,
        typeId: (
          <>
            <ServiceTypeF
              control={control}
              name="typeId"
              label={labels.typeId}
              none={i18n._('No type')}
              createTo={paths.serviceTypes.create()}
            />
            <TypeNote form={form} labels={labels} type={type} isStored={isStored} />
            <LooksFields form={form} labels={labels} />
          </>
        ),
        userGroupId: (
          <TextF
            control={control}
            name="userGroupId"
            label={labels.userGroupId}
            help={i18n._('ID of the service’s user group.')}
          />
        ),
        active: (
          <SwitchF
            control={control}
            name="active"
            label={labels.active}
            help={
              untold
                ? i18n._('This server doesn’t say whether guests can book.')
                : i18n._('Turn off to stop offering this service; past appointments keep it.')
            }
          />
        ),
      }}
    />
  )
}
