import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import { contract } from '#api/contract/table.ts'
import { useOperation } from '../../client/use-operation.ts'
import { useCalendarLabels } from '../../fields/labels/calendars.ts'
import { RecordFrame } from '../../fields/record/record-frame.tsx'
import { useRecordForm } from '../../fields/record/use-record-form.ts'
import { useOrganization } from '../../fields/organization/use-organization.ts'
import { isZone } from '#api/time/offset.ts'
import { ZoneF } from '../../fields/zone-f.tsx'
import { FieldInputs } from '../../ui/form/field-inputs.tsx'
import { ExtraFieldsF } from '../../ui/form/extra-fields-f.tsx'
import { SelectF } from '../../ui/form/select-f.tsx'
import { TagsF } from '../../ui/form/tags-f.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import { useResolutionPlan } from '../../commands/conflict-resolution/use-resolution-plan.tsx'
import { paths } from '../../paths/paths.ts'
import { CALENDAR_SECTIONS, readCalendar, writeCalendar, type CalendarFieldsIn } from './calendar-form-values.ts'
import { CalendarGlance } from './calendar-glance.tsx'
import { calendarWrite } from './calendar-write.ts'
import { WeekLink } from './week-link.tsx'
import { useCalendarMenu } from './use-calendar-menu.tsx'
import { ownZone } from '../../i18n/own-zone.ts'

interface CalendarFormProps {
  /** Absent for a new one. */
  calendar?: Calendar
  reload?: () => Promise<Calendar | undefined>
}

/** Everything about one calendar, where the deployment lets calendars be written. */
export function CalendarForm({ calendar, reload }: CalendarFormProps) {
  const { i18n } = useLingui()
  const house = useOrganization().document?.timezone
  const [read] = useState(() => readCalendar(house ?? ownZone()))
  const create = useOperation(contract.adminCalendars.create)
  const update = useOperation(contract.adminCalendars.update)
  const remove = useOperation(contract.adminCalendars.remove)
  const { guard, panel } = useResolutionPlan()
  const record = useRecordForm({
    record: calendar,
    read,
    write: writeCalendar,
    schemas: async () => {
      const { createCalendar, updateCalendar } = await import('#api/contract/calendars.ts')
      return { create: createCalendar, update: updateCalendar }
    },
    impossible: ({ timezone }) =>
      timezone === '' || isZone(timezone)
        ? []
        : [{ field: 'timezone', message: i18n._('Unknown zone. Example: Europe/Madrid.') }],
    placeOf: (field) => field.replace(/^tags\..*$/, 'tags'),
    create: (body, idempotencyKey) => create.mutateAsync({ body, idempotencyKey }),
    update: (body, ifVersion) => {
      const plain = () => update.mutateAsync({ params: { id: calendar?.id ?? '' }, body, ifVersion })
      const { timezone } = body
      if (!calendar || timezone === undefined) return plain()
      // Days of the house are other days on another clock.
      return guard({
        change: { zones: new Map([[calendar.id, timezone]]) },
        name: i18n._('Save “{name}”', { name: body.name ?? calendar.name }),
        write: () => calendarWrite(calendar, body, ifVersion),
        plain,
      })
    },
    ...(reload && { reload }),
    nameOf: ({ name }) => name,
    pathOf: ({ id }) => paths.calendars.one(id),
  })
  const { control } = record.form
  const labels = useCalendarLabels()
  const menu = useCalendarMenu(calendar ?? null)
  return (
    <>
      <RecordFrame
        record={record}
        newTitle={i18n._('New person or resource')}
        list={{ label: i18n._('Team & resources'), to: paths.calendars.list() }}
        createLabel={i18n._('Create person or resource')}
        labels={labels}
        subject={calendar && { resource: 'calendars', id: calendar.id }}
        right="administer"
        actions={calendar && <WeekLink id={calendar.id} />}
        more={menu.actions}
        removal={
          calendar && {
            subject: { kind: 'calendar', record: calendar },
            places: paths,
            remove: () => remove.mutateAsync({ params: { id: calendar.id } }),
          }
        }
        sectionOf={CALENDAR_SECTIONS}
        aside={calendar && <CalendarGlance calendar={calendar} />}
        sections={[
          {
            id: 'basics',
            label: i18n._('Basics'),
            description: i18n._('Each calendar belongs to a person or a resource, such as a room.'),
            content: (
              <FieldInputs<CalendarFieldsIn<'basics'>>
                beside={[['type', 'timezone']]}
                of={{
                  name: <TextF control={control} name="name" label={labels.name} required maxLength={200} />,
                  type: (
                    <SelectF
                      control={control}
                      name="type"
                      label={labels.type}
                      required
                      options={[
                        { value: 'agent', label: i18n._('Person') },
                        { value: 'asset', label: i18n._('Resource') },
                      ]}
                    />
                  ),
                  timezone: <ZoneF control={control} name="timezone" label={labels.timezone} required />,
                  email: <TextF control={control} name="email" label={labels.email} type="email" />,
                  tags: <TagsF control={control} name="tags" label={labels.tags} />,
                }}
              />
            ),
          },
          {
            id: 'links',
            label: i18n._('Links to other systems'),
            content: (
              <FieldInputs<CalendarFieldsIn<'links'>>
                beside={[['externalId', 'userGroupId']]}
                of={{
                  externalId: <TextF control={control} name="externalId" label={labels.externalId} />,
                  userGroupId: (
                    <TextF
                      control={control}
                      name="userGroupId"
                      label={labels.userGroupId}
                      help={i18n._('ID of the user group this belongs to.')}
                    />
                  ),
                  extraFields: <ExtraFieldsF control={control} name="extraFields" label={labels.extraFields} />,
                }}
              />
            ),
          },
        ]}
      />
      {panel}
      {menu.panel}
    </>
  )
}
