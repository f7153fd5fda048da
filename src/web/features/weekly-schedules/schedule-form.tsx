import { useLingui } from '@lingui/react'
import { lazy, Suspense, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { contract } from '#api/contract/table.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { useApi } from '../../client/api-context.ts'
import { useOperation } from '../../client/use-operation.ts'
import { RecordFrame } from '../../fields/record/record-frame.tsx'
import { RemoveMenu } from '../../fields/record/remove-menu.tsx'
import { useRecordForm } from '../../fields/record/use-record-form.ts'
import { CalendarF } from '../../fields/reference-f.tsx'
import { useCalendars } from '../../fields/references.ts'
import { isZone } from '../../fields/zone-now.ts'
import { ZoneF } from '../../fields/zone-f.tsx'
import { withMessages } from '../../i18n/catalogue.ts'
import { FieldInputs, useWrongSections } from '../../ui/form/field-inputs.tsx'
import { Section } from '../../ui/form/section.tsx'
import { SectionLayout } from '../../ui/form/section-layout.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import { Bone } from '../../ui/skeletons.tsx'
import { showToast } from '../../ui/toast.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paths } from '../../paths/paths.ts'
import { ExceptionsSection } from './exceptions-section.tsx'
import { usePlannedSaves } from './conflict-resolution/use-planned-saves.ts'
import { PreviewSection } from './preview/preview-section.tsx'
import {
  readSchedule,
  SCHEDULE_SECTIONS,
  writeSchedule,
  type ScheduleBody,
  type ScheduleFieldsIn,
  type ScheduleValues,
} from './schedule-form-values.ts'
import { impossibleInSchedule, placeOfScheduleField } from './schedule-rules.ts'
import { WeekSection } from './editor/week-section.tsx'
import { isZoneAsked } from './timezone-change/zone-effects.ts'
import { ZonePart } from './timezone-change/zone-part.tsx'
import type { Format } from '../../i18n/format.ts'

/** The hours of a week in words, one line per day, so that two weeks can be compared day by day. */
const weekWords = (format: Format, value: unknown, closed: string): string =>
  // The form asks about its own field.
  (value as ScheduleValues['week'])
    .map(({ ranges }, day) => {
      const hours = ranges.map(({ from, to }) => `${format.clock(from)} – ${format.clock(to)}`)
      return `${format.weekday(day + 1)}: ${hours.join(', ') || closed}`
    })
    .join('\n')

/** Where the form shows what is wrong: it has names of its own for the parts of the configuration. */
const SECTIONS_OF_VALUES = { ...SCHEDULE_SECTIONS, week: 'hours', overrides: 'exceptions', office: 'exceptions' }

const ServicesPart = lazy(withMessages(() => import('./services/services-part.tsx')))

interface ScheduleFormProps {
  /** Absent for a new one. */
  schedule?: WeeklySchedule
  /** The calendar that the schedule belongs to, or that a new one starts with. */
  calendarId: string
  reload?: () => Promise<WeeklySchedule | undefined>
}

/** Everything about one weekly schedule. */
export function ScheduleForm({ schedule, calendarId, reload }: ScheduleFormProps) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const [read] = useState(() => readSchedule(calendarId))
  const calendars = useCalendars().byId
  const create = useOperation(contract.weeklySchedules.create)
  const update = useOperation(contract.weeklySchedules.update)
  const { clock } = useApi()
  const remove = useOperation(contract.weeklySchedules.remove)
  const planned = usePlannedSaves(schedule)
  const record = useRecordForm({
    record: schedule,
    read,
    write: writeSchedule,
    schemas: async () => {
      const { createWeeklySchedule, updateWeeklySchedule } = await import('#api/contract/weekly-schedules.ts')
      return { create: createWeeklySchedule, update: updateWeeklySchedule }
    },
    impossible: (values) => [
      ...impossibleInSchedule(values),
      ...(values.timezone === '' || isZone(values.timezone)
        ? []
        : [{ field: 'timezone', message: i18n._('Unknown zone. Example: Europe/Madrid.') }]),
      ...(isZoneAsked(values, clock.now())
        ? [{ field: 'zoneChange', message: i18n._('Choose what the new time zone keeps: clock times or real times.') }]
        : []),
    ],
    placeOf: placeOfScheduleField,
    create: (body, idempotencyKey) =>
      planned.create(body, calendars.get(body.calendarId)?.timezone ?? 'UTC', () =>
        create.mutateAsync({ body, idempotencyKey }),
      ),
    update: (body, ifVersion) =>
      planned.update(body, ifVersion, () =>
        update.mutateAsync({ params: { id: schedule?.id ?? '' }, body, ifVersion }),
      ),
    ...(reload && { reload }),
    onSaved: (saved, created) => {
      showToast({ tone: 'confirmed', text: i18n._('Saved “{name}”', { name: saved.name }) })
      if (created || saved.calendarId !== calendarId) {
        void navigate(paths.weeklySchedules.one(saved.id, saved.calendarId), { replace: true })
      }
    },
  })
  const { control } = record.form
  const format = useFormat()
  const chosen = calendars.get(useWatch({ control, name: 'calendarId' }))
  const list = { label: i18n._('Weekly schedules'), to: paths.weeklySchedules.list({ calendarId }) }
  const labels = {
    name: i18n._('Name'),
    calendarId: i18n._('Person or resource'),
    timezone: i18n._('Time zone'),
    serviceIds: i18n._('Services'),
    configuration: i18n._('Hours and exceptions'),
    week: i18n._('Hours of the week'),
    overrides: i18n._('Days with other hours'),
    office: i18n._('Out of office'),
    ranges: i18n._('Hours'),
    date: i18n._('Date'),
  } satisfies Record<keyof ScheduleBody | 'week' | 'overrides' | 'office' | 'ranges' | 'date', string>
  const wrong = useWrongSections(control, SECTIONS_OF_VALUES)
  return (
    <>
      <RecordFrame
        record={record}
        title={schedule?.name ?? i18n._('New weekly schedule')}
        description={chosen?.name}
        breadcrumbs={[list]}
        createLabel={i18n._('Create schedule')}
        labels={labels}
        subject={schedule && { resource: 'weeklySchedules', id: schedule.id }}
        words={(field, value) => (field === 'week' ? weekWords(format, value, i18n._('Closed')) : undefined)}
        actions={
          schedule && (
            <RemoveMenu
              subject={{ kind: 'weeklySchedule', record: schedule }}
              name={schedule.name}
              places={paths}
              remove={() => planned.remove(() => remove.mutateAsync({ params: { id: schedule.id } }))}
              listTo={list.to}
              onRefused={record.showError}
            />
          )
        }
      >
        <SectionLayout
          wide
          sections={[
            {
              id: 'basics',
              label: i18n._('Basics'),
              wrong: wrong.has('basics'),
              content: (
                <Section title={i18n._('Basics')} description={i18n._('When guests can book each calendar.')}>
                  <FieldInputs<ScheduleFieldsIn<'basics'>>
                    of={{
                      name: <TextF control={control} name="name" label={labels.name} required maxLength={200} />,
                      calendarId: <CalendarF control={control} name="calendarId" label={labels.calendarId} required />,
                      timezone: (
                        <ZoneF
                          control={control}
                          name="timezone"
                          label={labels.timezone}
                          placeholder={chosen?.timezone ?? ''}
                          help={i18n._('Leave blank to use the calendar’s zone.')}
                        />
                      ),
                    }}
                  />
                  <ZonePart form={record.form} />
                </Section>
              ),
            },
            {
              id: 'hours',
              label: i18n._('Hours'),
              wrong: wrong.has('hours'),
              content: (
                <FieldInputs<ScheduleFieldsIn<'hours'>> of={{ workingHours: <WeekSection form={record.form} /> }} />
              ),
            },
            {
              id: 'exceptions',
              label: i18n._('Exceptions'),
              wrong: wrong.has('exceptions'),
              content: (
                <FieldInputs<ScheduleFieldsIn<'exceptions'>>
                  of={{
                    dateOverrides: <ExceptionsSection form={record.form} scheduleId={schedule?.id} />,
                    // Painted on the same days.
                    outsOfTheOffice: null,
                  }}
                />
              ),
            },
            {
              id: 'services',
              label: i18n._('Services'),
              wrong: wrong.has('services'),
              content: (
                <Section
                  title={labels.serviceIds}
                  description={i18n._('Leave all unticked to cover every service without its own schedule.')}
                >
                  <FieldInputs<ScheduleFieldsIn<'services'>>
                    of={{
                      serviceIds: (
                        <Suspense fallback={<Bone height="280px" />}>
                          <ServicesPart control={control} scheduleId={schedule?.id ?? ''} />
                        </Suspense>
                      ),
                    }}
                  />
                </Section>
              ),
            },
            {
              id: 'preview',
              label: i18n._('Preview'),
              content: <PreviewSection form={record.form} id={schedule?.id} />,
            },
          ]}
        />
      </RecordFrame>
      {planned.panel}
    </>
  )
}
