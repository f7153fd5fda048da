import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { Service } from '../../../api/contract/services.ts'
import { contract } from '../../../api/contract/table.ts'
import { useOperation } from '../../client/use-operation.ts'
import { RecordFrame } from '../../fields/record/RecordFrame.tsx'
import { RemoveButton } from '../../fields/record/RemoveButton.tsx'
import { useRecordForm } from '../../fields/record/useRecordForm.ts'
import { useCalendars, useServiceTypes } from '../../fields/references.ts'
import { DateTimeF } from '../../ui/form/DateTimeF.tsx'
import { Pair } from '../../ui/form/FormErrors.tsx'
import { JsonF } from '../../ui/form/JsonF.tsx'
import { ListF } from '../../ui/form/ListF.tsx'
import { Section } from '../../ui/form/Section.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { showToast } from '../../ui/toast.ts'
import { paths } from '../paths.ts'
import { BasicsSection } from './BasicsSection.tsx'
import { CalendarsSection } from './CalendarsSection.tsx'
import { RulesSection } from './RulesSection.tsx'
import { impossibleInService, placeOfField, readService, writeService } from './service-form.ts'
import { useServiceLabels } from './useServiceLabels.ts'

interface ServiceFormProps {
  /** Absent for a new one. */
  service?: Service
  reload?: () => Promise<Service | undefined>
}

/** Everything about one service. */
export function ServiceForm({ service, reload }: ServiceFormProps) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const labels = useServiceLabels()
  const create = useOperation(contract.services.create)
  const update = useOperation(contract.services.update)
  const remove = useOperation(contract.services.remove)
  const types = useServiceTypes().byId
  const calendars = useCalendars().byId
  const [ownZone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)
  // A stored service has its rules; only a new one takes them from its type.
  const rulesOfType = (typeId: string | null) =>
    service || typeId === null ? undefined : types.get(typeId)?.configuration
  const record = useRecordForm({
    record: service,
    read: readService,
    write: writeService,
    schemas: async () => {
      const { createService, updateService } = await import('../../../api/contract/services.ts')
      return { create: createService, update: updateService }
    },
    impossible: (values) => impossibleInService(values, rulesOfType(values.typeId)),
    placeOf: placeOfField,
    create: (body) => create.mutateAsync({ body }),
    update: (body, ifVersion) => update.mutateAsync({ params: { id: service?.id ?? '' }, body, ifVersion }),
    ...(reload && { reload }),
    onSaved: (saved, created) => {
      showToast({ tone: 'confirmed', text: i18n._('“{name}” was saved', { name: saved.name }) })
      if (created) void navigate(paths.services.one(saved.id), { replace: true })
    },
  })
  const { control } = record.form
  const typeId = useWatch({ control, name: 'typeId' })
  const firstCalendar = useWatch({ control, name: 'calendars.0.calendarId' })
  const zone = calendars.get(firstCalendar ?? '')?.timezone ?? ownZone

  return (
    <RecordFrame
      record={record}
      title={service?.name ?? i18n._('New service')}
      breadcrumbs={[{ label: i18n._('Services'), to: paths.services.list() }]}
      createLabel={i18n._('Create service')}
      labels={labels}
      {...(service && {
        description: service.active ? (
          <StatusChip tone="confirmed" label={i18n._('Active')} />
        ) : (
          <StatusChip tone="cancelled" label={i18n._('Inactive')} />
        ),
        actions: (
          <RemoveButton
            name={service.name}
            takes={i18n._(
              'The service goes for good and leaves the weekly schedules that name it. Past appointments stay. With coming appointments it cannot be deleted.',
            )}
            remove={() => remove.mutateAsync({ params: { id: service.id } })}
            listTo={paths.services.list()}
            onRefused={record.showError}
          />
        ),
      })}
    >
      <BasicsSection control={control} labels={labels} />
      <RulesSection control={control} labels={labels} ofType={rulesOfType(typeId)} />
      <CalendarsSection control={control} />
      <Section
        title={labels.dateRanges}
        description={i18n._('When the service can be booked at all, for a season or a campaign. Without any: always.')}
      >
        <ListF
          control={control}
          name="dateRanges"
          label={i18n._('Bookable between')}
          addLabel={i18n._('Add a date range')}
          none={i18n._('Always bookable.')}
          most={200}
          make={() => ({ startDate: null, endDate: null })}
        >
          {(index) => (
            <Pair>
              <DateTimeF
                control={control}
                name={`dateRanges.${index}.startDate`}
                label={i18n._('From')}
                zone={zone}
                required
              />
              <DateTimeF
                control={control}
                name={`dateRanges.${index}.endDate`}
                label={i18n._('Until')}
                zone={zone}
                required
              />
            </Pair>
          )}
        </ListF>
      </Section>
      <Section
        title={labels.extraFields}
        description={i18n._('Free names and values for other programs, as a JSON object.')}
      >
        <JsonF control={control} name="extraFields" label={labels.extraFields} />
      </Section>
    </RecordFrame>
  )
}
