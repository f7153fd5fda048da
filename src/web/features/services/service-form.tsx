import { useLingui } from '@lingui/react'
import { lazy, Suspense, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { isTold } from '../../client/reading/warnings.ts'
import { RecordFrame } from '../../fields/record/record-frame.tsx'
import { useServiceTypes } from '../../fields/references.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { FieldInputs, useWrongSections } from '../../ui/form/field-inputs.tsx'
import { SectionLayout } from '../../ui/form/section-layout.tsx'
import { Bone } from '../../ui/skeletons.tsx'
import { paths } from '../../paths/paths.ts'
import { ActiveChip } from './active-chip.tsx'
import { BasicsSection } from './basics-section.tsx'
import { SERVICE_SECTIONS, type ServiceFieldsIn } from './service-form-values.ts'
import { useConditions, useServiceLabels } from './use-service-labels.ts'
import { type ServiceSource, useServiceRecord } from './use-service-record.ts'

const HeaderActions = lazy(() => import('./header-actions.tsx'))
const RulesSection = lazy(withMessages(() => import('./rules-section.tsx')))
const CalendarsSection = lazy(() => import('./calendars-section.tsx'))
const DateRangesSection = lazy(() => import('./date-ranges-section.tsx'))
const ExtraSection = lazy(() => import('./extra-section.tsx'))
const InUse = lazy(() => import('./in-use.tsx'))

const later = (content: ReactNode, height: string) => <Suspense fallback={<Bone height={height} />}>{content}</Suspense>

/** Everything about one service. */
export function ServiceForm(source: ServiceSource) {
  const { i18n } = useLingui()
  const { service, original } = source
  const labels = useServiceLabels()
  const types = useServiceTypes().byId
  const conditions = useConditions()
  const isStored = service !== undefined
  // A stored service has its rules; only a new one takes them from its type.
  const { record, panel } = useServiceRecord(source, (id) =>
    isStored || !id ? undefined : types.get(id)?.configuration,
  )
  const { form } = record
  const { control } = form
  const typeId = useWatch({ control, name: 'typeId' })
  const type = types.get(typeId ?? '')

  const wrong = useWrongSections(control, SERVICE_SECTIONS)
  const sections = [
    {
      id: 'basics',
      label: i18n._('Basics'),
      wrong: wrong.has('basics'),
      content: (
        <BasicsSection
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
      wrong: wrong.has('rules'),
      content: later(<RulesSection form={form} labels={labels} type={type} isStored={isStored} />, '420px'),
    },
    {
      id: 'calendars',
      label: labels.calendars,
      wrong: wrong.has('calendars'),
      content: later(<CalendarsSection form={form} />, '260px'),
    },
    {
      id: 'date-ranges',
      label: labels.dateRanges,
      wrong: wrong.has('date-ranges'),
      content: (
        <FieldInputs<ServiceFieldsIn<'date-ranges'>>
          of={{ dateRanges: later(<DateRangesSection form={form} title={labels.dateRanges} />, '340px') }}
        />
      ),
    },
    {
      id: 'extra-fields',
      label: labels.extraFields,
      wrong: wrong.has('extra-fields'),
      content: later(<ExtraSection form={form} title={labels.extraFields} />, '120px'),
    },
  ]
  return (
    <>
      <RecordFrame
        record={record}
        title={service?.name ?? i18n._('New service')}
        breadcrumbs={[{ label: i18n._('Services'), to: paths.services.list() }]}
        createLabel={i18n._('Create service')}
        labels={labels}
        subject={service && { resource: 'services', id: service.id }}
        words={(field, value) =>
          field === 'condition' ? conditions.find((it) => it.value === value)?.label : undefined
        }
        {...(original && {
          description: i18n._('A copy of “{name}”, saved once you create it.', { name: original.name }),
        })}
        {...(service && {
          description: <ActiveChip service={service} />,
          actions: later(<HeaderActions service={service} record={record} />, '32px'),
        })}
      >
        <SectionLayout
          sections={sections}
          aside={later(<InUse form={form} service={service} type={type} />, '240px')}
        />
      </RecordFrame>
      {panel}
    </>
  )
}
