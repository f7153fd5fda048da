import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { namedChoices } from '../../fields/named-choices.ts'
import type { Filter } from '../../fields/list/filters.ts'
import { useCalendars, useServiceTypes } from '../../fields/references.ts'
import type { ServicesUrl } from './list-url.ts'

/** Every parameter that the list of services understands; `expand` follows from the columns in sight. */
export function useServiceFilters(): readonly Filter<ServicesUrl>[] {
  const { i18n } = useLingui()
  const types = useServiceTypes().items
  const calendars = useCalendars().items
  // Ten thousand of them are not made anew for each key.
  const calendarChoices = useMemo(() => calendars && namedChoices(calendars), [calendars])
  return [
    {
      kind: 'reference',
      id: 'typeId',
      quick: true,
      label: i18n._('Service type'),
      all: i18n._('All types'),
      choices: types && namedChoices(types),
    },
    {
      kind: 'reference',
      id: 'calendarId',
      quick: true,
      label: i18n._('Person or resource'),
      all: i18n._('All calendars'),
      choices: calendarChoices,
    },
    {
      kind: 'select',
      id: 'state',
      quick: true,
      label: i18n._('State'),
      all: i18n._('Any state'),
      choices: [
        { value: 'active', label: i18n._('Active') },
        { value: 'inactive', label: i18n._('Inactive') },
      ],
    },
    { kind: 'text', id: 'name', label: i18n._('Exact name') },
    {
      kind: 'select',
      id: 'serviceType',
      label: i18n._('Type (short name)'),
      all: i18n._('All types'),
      choices: types?.map(({ slug }) => ({ value: slug, label: slug })),
    },
    { kind: 'date', id: 'from', label: i18n._('Bookable from') },
    { kind: 'date', id: 'to', label: i18n._('Bookable until') },
    { technical: true, kind: 'text', id: 'userGroupId', label: i18n._('User group (ID)') },
    { technical: true, kind: 'text', id: 'organizationId', label: i18n._('Organization (ID)') },
    { technical: true, kind: 'ids', id: 'ids', label: i18n._('Only these IDs'), help: i18n._('Separated by commas.') },
  ]
}
