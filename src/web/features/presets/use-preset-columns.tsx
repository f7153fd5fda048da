import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Preset } from '#api/contract/presets.ts'
import { contract } from '#api/contract/table.ts'
import { MINUTE } from '#api/time/durations.ts'
import { useApi } from '../../client/api-context.ts'
import { queryAllOf } from '../../client/query.ts'
import { useNow } from '../../client/use-now.ts'
import { Thumbnail } from '../../fields/media/thumbnail.tsx'
import { useFormat } from '../../i18n/locale-provider.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { idColumn } from '../../ui/table/id-column.tsx'
import type { PresetsUrl } from './list-url.ts'

/** Number of rooms by preset; every room is read for it, so only while the column is in sight. */
function useRoomCounts({ columns, sort }: PresetsUrl): ReadonlyMap<string, number> | undefined {
  const enabled = columns.includes('rooms') || sort?.by === 'rooms'
  const { data } = useQuery({ ...queryAllOf(useApi(), contract.rooms.list), staleTime: MINUTE, enabled })
  return useMemo(() => {
    if (!data) return undefined
    const counts = new Map<string, number>()
    for (const { template } of data.items) {
      if (template.presetId) counts.set(template.presetId, (counts.get(template.presetId) ?? 0) + 1)
    }
    return counts
  }, [data])
}

/** The columns of the list of presets. */
export function usePresetColumns(url: PresetsUrl): readonly Column<Preset>[] {
  const { i18n } = useLingui()
  const { number, relativeAlone } = useFormat()
  const now = useNow()
  const rooms = useRoomCounts(url)
  return useMemo(() => {
    const amount = { width: '110px', align: 'end' } as const
    return [
      {
        id: 'title',
        header: i18n._('Title'),
        sortValue: ({ title }) => title,
        picture: ({ image, logo }, tabIndex) => <Thumbnail url={image || logo} type="image" tabIndex={tabIndex} />,
        render: ({ title }) => title,
      },
      {
        id: 'logo',
        header: i18n._('Logo'),
        width: '90px',
        hideBelow: 1080,
        render: ({ logo }) =>
          logo ? (
            <span style={{ display: 'inline-block', inlineSize: 48 }}>
              <Thumbnail url={logo} type="image" whole />
            </span>
          ) : (
            '—'
          ),
        text: ({ logo }) => logo ?? '',
      },
      {
        id: 'description',
        header: i18n._('Description'),
        width: '34%',
        hideBelow: 720,
        sortValue: ({ description }) => description,
        render: ({ description }) => description || '—',
      },
      {
        ...amount,
        id: 'assets',
        header: i18n._('Files'),
        sortValue: ({ assets }) => assets.length,
        render: ({ assets }) => number(assets.length),
      },
      {
        id: 'products',
        header: i18n._('Products'),
        width: '180px',
        hideBelow: 900,
        optional: true,
        render: ({ products }) => products.join(', ') || '—',
      },
      {
        ...amount,
        id: 'rooms',
        header: i18n._('Online rooms'),
        optional: true,
        sortValue: ({ id }) => rooms?.get(id) ?? 0,
        render: ({ id }) => (rooms ? number(rooms.get(id) ?? 0) : '…'),
      },
      {
        id: 'effectId',
        header: i18n._('Effect'),
        width: '140px',
        hideBelow: 1080,
        optional: true,
        sortValue: ({ effectId }) => effectId,
        render: ({ effectId }) => effectId || '—',
      },
      {
        id: 'updatedAt',
        header: i18n._('Changed'),
        width: '150px',
        hideBelow: 900,
        sortValue: ({ updatedAt }) => updatedAt,
        render: ({ updatedAt }) => relativeAlone(updatedAt, now),
        text: ({ updatedAt }) => updatedAt,
      },
      idColumn(i18n),
    ]
  }, [i18n, number, relativeAlone, rooms, now])
}
