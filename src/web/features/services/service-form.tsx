import { useLingui } from '@lingui/react'
import { Suspense } from 'react'
import { lazySection } from '../../ui/lazy-part.tsx'
import { useWatch } from 'react-hook-form'
import { contract } from '#api/contract/table.ts'
import { isTold } from '../../client/reading/warnings.ts'
import { useOperation } from '../../client/use-operation.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { RecordFrame } from '../../fields/record/record-frame.tsx'
import { useServiceTypes } from '../../fields/references.ts'
import { ExtraFieldsF } from '../../ui/form/extra-fields-f.tsx'
import { FieldInputs } from '../../ui/form/field-inputs.tsx'
import { timingWords } from '../../fields/rules/timing-words.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paths } from '../../paths/paths.ts'
import { ActiveChip } from './active-chip.tsx'
import { BasicsFields } from './basics-fields.tsx'
import { CalendarsFields } from './calendars-fields.tsx'
import { DateRangesFields } from './date-ranges-fields.tsx'
import { InUseOutline } from './in-use-outline.tsx'
import { RulesFields } from './rules-fields.tsx'
import { SERVICE_SECTIONS, type ServiceFieldsIn } from './service-form-values.ts'
import { useServiceLabels } from '../../fields/labels/services.ts'
import { useActiveSwitch } from './use-active-switch.tsx'
import { useConditions } from './use-conditions.ts'
import { type ServiceSource, useServiceRecord } from './use-service-record.ts'

const InUsePanel = lazySection(withMessages(() => import('./in-use-panel.tsx')))

/** Everything about one service. */
export function ServiceForm(source: ServiceSource) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { service, original } = source
  const labels = useServiceLabels()
  const types = useServiceTypes().byId
  const conditions = useConditions()
  const remove = useOperation(contract.services.remove)
  const isStored = service !== undefined
  // A stored service has its rules; only a new one takes them from its type.
  const { record, panel } = useServiceRecord(source, (id) =>
    isStored || !id ? undefined : types.get(id)?.configuration,
  )
  const active = useActiveSwitch(service, record)
  const { form } = record
  const { control } = form
  const typeId = useWatch({ control, name: 'typeId' })
  const type = types.get(typeId ?? '')

  const sections = [
    {
      id: 'basics',
      label: i18n._('Basics'),
      description: i18n._('How guests and staff see the service.'),
      content: (
        <BasicsFields
          form={form}
          labels={labels}
          type={type}
          isStored={isStored}
          untold={service !== undefined && !isTold(service, 'active')}
        />
      ),
    },
    {
      id: 'rules',
      label: i18n._('Scheduling rules'),
      description: i18n._('Rules decide which times are offered. Staff can override them.'),
      content: <RulesFields form={form} labels={labels} type={type} isStored={isStored} />,
    },
    {
      id: 'calendars',
      label: labels.calendars,
      title: i18n._('Team & resources'),
      description: i18n._('The people and resources that offer this service. Without any, no one can book.'),
      content: <CalendarsFields form={form} />,
    },
    {
      id: 'date-ranges',
      label: labels.dateRanges,
      description: i18n._('When guests can book, such as a season or campaign. Leave blank for always.'),
      content: <FieldInputs<ServiceFieldsIn<'date-ranges'>> of={{ dateRanges: <DateRangesFields form={form} /> }} />,
    },
    {
      id: 'extra-fields',
      label: labels.extraFields,
      description: i18n._('Custom names and values for other systems.'),
      content: (
        <FieldInputs<ServiceFieldsIn<'extra-fields'>>
          of={{ extraFields: <ExtraFieldsF control={control} name="extraFields" label={labels.extraFields} /> }}
        />
      ),
    },
  ]
  return (
    <>
      <RecordFrame
        record={record}
        newTitle={i18n._('New service')}
        list={{ label: i18n._('Services'), to: paths.services.list() }}
        createLabel={i18n._('Create service')}
        labels={labels}
        subject={service && { resource: 'services', id: service.id }}
        words={(field, value) =>
          field === 'condition'
            ? conditions.find((it) => it.value === value)?.label
            : timingWords(field, value, { i18n, format })
        }
        {...(original && {
          description: i18n._('A copy of “{name}”, saved once you create it.', { name: original.name }),
        })}
        {...(service && {
          description: <ActiveChip service={service} />,
        })}
        more={active.actions}
        copyTo={service && paths.services.create({ from: service.id })}
        removal={
          service && {
            subject: { kind: 'service', record: service },
            places: paths,
            remove: () => remove.mutateAsync({ params: { id: service.id } }),
          }
        }
        sectionOf={SERVICE_SECTIONS}
        sections={sections}
        aside={
          <Suspense fallback={<InUseOutline />}>
            <InUsePanel form={form} service={service} type={type} />
          </Suspense>
        }
      />
      {panel}
      {active.panel}
    </>
  )
}
