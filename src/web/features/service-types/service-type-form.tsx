import { useLingui } from '@lingui/react'
import type { ServiceType } from '#api/contract/service-types.ts'
import { contract } from '#api/contract/table.ts'
import { useOperation } from '../../client/use-operation.ts'
import { useServiceTypeLabels } from '../../fields/labels/service-types.ts'
import { RecordFrame } from '../../fields/record/record-frame.tsx'
import { useRecordForm } from '../../fields/record/use-record-form.ts'
import { useServiceTypes } from '../../fields/references.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FieldInputs } from '../../ui/form/field-inputs.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import { timingWords } from '../../fields/rules/timing-words.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paths } from '../../paths/paths.ts'
import {
  impossibleInType,
  placeOfServiceTypeField,
  readServiceType,
  SERVICE_TYPE_SECTIONS,
  writeServiceType,
  type ServiceTypeField,
  type ServiceTypeFieldsIn,
} from './service-type-form-values.ts'
import { SlugF } from './slug-f.tsx'
import { useScopes } from './use-scopes.ts'
import { SharingFields } from './sharing-fields.tsx'
import { TypeServices } from './type-services.tsx'
import { TypeRulesFields } from './type-rules-fields.tsx'

interface ServiceTypeFormProps {
  /** Absent for a new one. */
  type?: ServiceType
  reload?: () => Promise<ServiceType | undefined>
}

/** Everything about one service type. */
export function ServiceTypeForm({ type, reload }: ServiceTypeFormProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const create = useOperation(contract.serviceTypes.create)
  const update = useOperation(contract.serviceTypes.update)
  const remove = useOperation(contract.serviceTypes.remove)
  const others = (useServiceTypes().items ?? []).filter(({ id }) => id !== type?.id)
  const record = useRecordForm({
    record: type,
    read: readServiceType,
    write: writeServiceType,
    schemas: async () => {
      const { createServiceType, updateServiceType } = await import('#api/contract/service-types.ts')
      return { create: createServiceType, update: updateServiceType }
    },
    impossible: (values) => impossibleInType(values, others),
    placeOf: placeOfServiceTypeField,
    create: (body, idempotencyKey) => create.mutateAsync({ body, idempotencyKey }),
    update: (body, ifVersion) => update.mutateAsync({ params: { id: type?.id ?? '' }, body, ifVersion }),
    ...(reload && { reload }),
    nameOf: ({ name }) => name,
    pathOf: ({ id }) => paths.serviceTypes.one(id),
  })
  const { control } = record.form
  const scopes = useScopes()
  const labels = useServiceTypeLabels() satisfies Record<ServiceTypeField, string>
  const sections = [
    {
      id: 'basics',
      label: i18n._('Basics'),
      description: i18n._('A type groups services and gives new ones their rules.'),
      content: (
        <FieldInputs<ServiceTypeFieldsIn<'basics'>>
          of={{
            name: <TextF control={control} name="name" label={labels.name} required maxLength={100} />,
            slug: <SlugF control={control} label={labels.slug} others={others} isStored={type !== undefined} />,
            description: <TextF control={control} name="description" label={labels.description} multiline />,
          }}
        />
      ),
    },
    {
      id: 'rules',
      label: labels.configuration,
      description: i18n._(
        'New services of this type start with these rules. Leave a rule blank to let each service decide.',
      ),
      content: (
        <FieldInputs<ServiceTypeFieldsIn<'rules'>>
          of={{
            configuration: <TypeRulesFields control={control} labels={labels} isStored={type !== undefined} />,
          }}
        />
      ),
    },
    {
      id: 'sharing',
      label: labels.sharing,
      description: i18n._('Other organizations can accept a copy of a shared type. Yours stays as you leave it.'),
      content: <SharingFields control={control} />,
    },
  ]
  return (
    <RecordFrame
      record={record}
      newTitle={i18n._('New service type')}
      list={{ label: i18n._('Service types'), to: paths.serviceTypes.list() }}
      createLabel={i18n._('Create service type')}
      labels={labels}
      subject={type && { resource: 'serviceTypes', id: type.id }}
      words={(field, value) =>
        field === 'scope' ? scopes[String(value)]?.label : timingWords(field, value, { i18n, format })
      }
      actions={
        type && (
          <ButtonLink folds icon="service" to={paths.services.list({ typeId: type.id })}>
            {i18n._('Services')}
          </ButtonLink>
        )
      }
      removal={
        type && {
          subject: { kind: 'serviceType', record: type },
          places: paths,
          remove: () => remove.mutateAsync({ params: { id: type.id } }),
        }
      }
      sectionOf={SERVICE_TYPE_SECTIONS}
      sections={sections}
      aside={type && <TypeServices type={type} control={control} labels={labels} />}
    />
  )
}
