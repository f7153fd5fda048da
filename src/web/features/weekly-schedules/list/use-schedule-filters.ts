import { useLingui } from '@lingui/react'
import type { Calendar } from '#api/contract/calendars.ts'
import type { Filter } from '../../../fields/list/filters.ts'
import { useServices } from '../../../fields/references.ts'
import type { SchedulesUrl } from './list-url.ts'

/** The calendar first, then a service by name and what is special about a schedule. */
export function useScheduleFilters(calendars: readonly Calendar[] | undefined): readonly Filter<SchedulesUrl>[] {
  const { i18n } = useLingui()
  const services = useServices().items
  return [
    {
      kind: 'reference',
      id: 'calendarId',
      quick: true,
      label: i18n._('Person or resource'),
      all: i18n._('All calendars'),
      choices: calendars?.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'select',
      id: 'state',
      quick: true,
      label: i18n._('State'),
      all: i18n._('All schedules'),
      choices: [
        { value: 'exceptions', label: i18n._('With upcoming exceptions') },
        { value: 'closed', label: i18n._('Closed all week') },
      ],
    },
    {
      kind: 'reference',
      id: 'serviceId',
      label: i18n._('Includes the service'),
      all: i18n._('Any service'),
      choices: services?.map(({ id, name }) => ({ value: id, label: name })),
    },
  ]
}
