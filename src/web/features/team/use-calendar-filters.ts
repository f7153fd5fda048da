import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { Filter } from '../../fields/list/filters.ts'
import { useCalendars } from '../../fields/references.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import type { CalendarsUrl } from './list-url.ts'

/** The tags that calendars have, in the order of the alphabet. */
export function useKnownTags(): readonly string[] {
  const { compare } = useFormat()
  const calendars = useCalendars().items
  return useMemo(() => [...new Set(calendars?.flatMap(({ tags }) => tags))].toSorted(compare), [calendars, compare])
}

/** Every parameter that the list of calendars understands, and tags. */
export function useCalendarFilters(): readonly Filter<CalendarsUrl>[] {
  const { i18n } = useLingui()
  const tags = useKnownTags()
  return [
    {
      kind: 'select',
      id: 'type',
      quick: true,
      label: i18n._('Kind'),
      all: i18n._('People and resources'),
      choices: [
        { value: 'agent', label: i18n._('People') },
        { value: 'asset', label: i18n._('Resources') },
      ],
    },
    { kind: 'several', id: 'tags', label: i18n._('Tags'), choices: tags.map((tag) => ({ value: tag, label: tag })) },
    { technical: true, kind: 'text', id: 'userGroupId', label: i18n._('User group (ID)') },
  ]
}
