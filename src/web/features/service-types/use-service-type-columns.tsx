import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { ServiceType } from '#api/contract/service-types.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import type { Column } from '../../ui/table/columns.ts'

/** The columns of the list of service types. */
export function useServiceTypeColumns(): readonly Column<ServiceType>[] {
  const { i18n } = useLingui()
  const { minutes, number } = useFormat()
  return useMemo(() => {
    const shared = {
      private: { label: i18n._('Not shared') },
      organizations: { tone: 'external', label: i18n._('Specific organizations') },
      public: { tone: 'arrived', label: i18n._('Everyone') },
    } as const
    // Another deployment may have scopes of its own.
    const sharedWith = ({ sharing: { scope } }: ServiceType) => shared[scope] ?? { label: scope }
    const time = (value: number | undefined) => (value === undefined ? '—' : minutes(value))
    const days = (value: number | undefined) => (value === undefined ? '—' : number(value))
    const amount = { width: '130px', align: 'end', hideBelow: 1080, optional: true } as const
    return [
      { id: 'name', header: i18n._('Name'), sortValue: ({ name }) => name, render: ({ name }) => name },
      {
        id: 'slug',
        header: i18n._('Short name'),
        width: '150px',
        sortValue: ({ slug }) => slug,
        render: ({ slug }) => <code>{slug}</code>,
      },
      {
        id: 'description',
        header: i18n._('Description'),
        width: '320px',
        hideBelow: 1080,
        sortValue: ({ description }) => description,
        render: ({ description }) => description ?? '—',
      },
      {
        id: 'duration',
        header: i18n._('Duration'),
        width: '110px',
        align: 'end',
        sortValue: ({ configuration }) => configuration.duration,
        csv: ({ configuration }) => configuration.duration ?? null,
        render: ({ configuration }) => time(configuration.duration),
      },
      {
        id: 'sharing',
        header: i18n._('Shared with'),
        width: '160px',
        hideBelow: 720,
        sortValue: (type) => sharedWith(type).label,
        render: (type) => <StatusChip {...sharedWith(type)} />,
      },
      {
        ...amount,
        id: 'timeBetween',
        header: i18n._('Buffer after'),
        sortValue: ({ configuration }) => configuration.timeBetween,
        csv: ({ configuration }) => configuration.timeBetween ?? null,
        render: ({ configuration }) => time(configuration.timeBetween),
      },
      {
        ...amount,
        id: 'incrementTime',
        header: i18n._('Start times every'),
        sortValue: ({ configuration }) => configuration.incrementTime,
        csv: ({ configuration }) => configuration.incrementTime ?? null,
        render: ({ configuration }) => time(configuration.incrementTime),
      },
      {
        ...amount,
        id: 'minTimeToSchedule',
        header: i18n._('Minimum notice (days)'),
        sortValue: ({ configuration }) => configuration.minTimeToSchedule,
        csv: ({ configuration }) => configuration.minTimeToSchedule ?? null,
        render: ({ configuration }) => days(configuration.minTimeToSchedule),
      },
      {
        ...amount,
        id: 'maxTimeToSchedule',
        header: i18n._('Book up to (days)'),
        sortValue: ({ configuration }) => configuration.maxTimeToSchedule,
        csv: ({ configuration }) => configuration.maxTimeToSchedule ?? null,
        render: ({ configuration }) => days(configuration.maxTimeToSchedule),
      },
    ]
  }, [i18n, minutes, number])
}
