import { useLingui } from '@lingui/react'
import { Suspense, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { contract } from '#api/contract/table.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import { useApi } from '../../client/api-context.ts'
import { useOperation } from '../../client/use-operation.ts'
import { useScheduleLabels } from '../../fields/labels/weekly-schedules.ts'
import { RecordFrame } from '../../fields/record/record-frame.tsx'
import { useRecordForm } from '../../fields/record/use-record-form.ts'
import { CalendarF } from '../../fields/reference-f.tsx'
import { useCalendars } from '../../fields/references.ts'
import { isZone } from '#api/time/offset.ts'
import { ZoneF } from '../../fields/zone-f.tsx'
import { withMessages } from '../../i18n/catalogue.ts'
import { FieldInputs } from '../../ui/form/field-inputs.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import { Bone } from '../../ui/skeletons.tsx'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paths } from '../../paths/paths.ts'
import { usePlannedSaves } from './conflict-resolution/use-planned-saves.ts'
import {
  readSchedule,
  SCHEDULE_SECTIONS,
  writeSchedule,
  type ScheduleFieldsIn,
  type ScheduleValues,
} from './schedule-form-values.ts'
import { impossibleInSchedule, placeOfScheduleField } from './schedule-rules.ts'
import { isZoneAsked } from './timezone-change/zone-effects.ts'
import { WeekEditor } from './editor/week-editor.tsx'
import { ExceptionsEditor } from './exceptions/exceptions-editor.tsx'
import { ServicesPart } from './services/services-part.tsx'
import { ZonePart } from './timezone-change/zone-part.tsx'
import { ValidityPart } from './validity/validity-part.tsx'
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

const TypedPreviewPanel = lazySection(withMessages(() => import('./preview/typed-preview-panel.tsx')))

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
    nameOf: ({ name }) => name,
    pathOf: (saved) => paths.weeklySchedules.one(saved.id, saved.calendarId),
  })
  const { control } = record.form
  const format = useFormat()
  const chosen = calendars.get(useWatch({ control, name: 'calendarId' }))
  const list = { label: i18n._('Weekly schedules'), to: paths.weeklySchedules.list({ calendarId }) }
  const labels = useScheduleLabels()
  /** A new one begins with whose it is; of one that is there the week is what it is opened for. */
  const basics = {
    id: 'basics',
    label: i18n._('Basics'),
    description: i18n._('When guests can book each calendar.'),
    content: (
      <>
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
            effectiveFrom: <ValidityPart form={record.form} id={schedule?.id} />,
            // Beside it.
            effectiveUntil: null,
          }}
        />
        <ZonePart form={record.form} />
      </>
    ),
  }
  return (
    <>
      <RecordFrame
        record={record}
        newTitle={i18n._('New weekly schedule')}
        description={chosen?.name}
        list={list}
        createLabel={i18n._('Create schedule')}
        labels={labels}
        subject={schedule && { resource: 'weeklySchedules', id: schedule.id }}
        words={(field, value) => (field === 'week' ? weekWords(format, value, i18n._('Closed')) : undefined)}
        removal={
          schedule && {
            subject: { kind: 'weeklySchedule', record: schedule },
            places: paths,
            remove: () => planned.remove(() => remove.mutateAsync({ params: { id: schedule.id } })),
          }
        }
        sectionOf={SECTIONS_OF_VALUES}
        wide
        sections={[
          ...(schedule ? [] : [basics]),
          {
            id: 'hours',
            label: i18n._('Hours'),
            title: i18n._('Hours of the week'),
            description: i18n._('Local time. Add ranges for split shifts; overnight is fine.'),
            content: (
              <FieldInputs<ScheduleFieldsIn<'hours'>> of={{ workingHours: <WeekEditor form={record.form} /> }} />
            ),
          },
          {
            id: 'exceptions',
            label: i18n._('Exceptions'),
            description: i18n._('Single days with other hours or out of office; they override everything else.'),
            content: (
              <FieldInputs<ScheduleFieldsIn<'exceptions'>>
                of={{
                  dateOverrides: <ExceptionsEditor form={record.form} scheduleId={schedule?.id} />,
                  // Painted on the same days.
                  outsOfTheOffice: null,
                }}
              />
            ),
          },
          ...(schedule ? [basics] : []),
          {
            id: 'services',
            label: i18n._('Services'),
            title: labels.serviceIds,
            description: i18n._('Select none to cover every service without its own schedule.'),
            content: (
              <FieldInputs<ScheduleFieldsIn<'services'>>
                of={{ serviceIds: <ServicesPart control={control} scheduleId={schedule?.id ?? ''} /> }}
              />
            ),
          },
          {
            id: 'preview',
            label: i18n._('Preview'),
            title: i18n._('Bookable times'),
            description: i18n._(
              'What guests can book in a week with the hours in this form, saved or not. Times you can’t book say why.',
            ),
            content: (
              <Suspense fallback={<Bone height="420px" />}>
                <TypedPreviewPanel form={record.form} id={schedule?.id} />
              </Suspense>
            ),
          },
        ]}
      />
      {planned.panel}
    </>
  )
}
