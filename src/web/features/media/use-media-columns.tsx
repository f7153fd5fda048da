import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { tagsOf } from '#api/core/rules/medium-tags.ts'
import { useNow } from '../../client/use-now.ts'
import { Thumbnail } from '../../fields/media/thumbnail.tsx'
import { lacksAltText } from '../../fields/media/search-media.ts'
import { useMediaWords } from '../../fields/media/use-media-words.ts'
import type { MediaUsers } from '../../fields/uses/media-users.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { playTime } from '../../fields/media/play-time.ts'

/** What waits for somebody stands before what is ready. */
const RANKS: Readonly<Record<string, number>> = { error: 0, need_action: 1, ready: 2 }

/** The columns of the list of media, which are also what the gallery is ordered and searched by. */
export function useMediaColumns(users: MediaUsers | undefined): readonly Column<Multimedia>[] {
  const { i18n } = useLingui()
  const { bytes, number, relativeAlone } = useFormat()
  const now = useNow()
  const words = useMediaWords()
  return useMemo(() => {
    const more = { hideBelow: 1080, optional: true } as const
    const usersOf = (medium: Multimedia) => users?.of(medium)
    const namesOf = (medium: Multimedia) => users?.of(medium).map(users.nameOf).join(', ') ?? ''
    const dimensions = ({ width, height }: Multimedia) =>
      width && height ? `${number(width)} × ${number(height)}` : ''
    return [
      {
        id: 'name',
        header: i18n._('Name'),
        sortValue: ({ name }) => name,
        picture: ({ url, type, format, environment }, tabIndex) => (
          <Thumbnail {...{ url, type, format, environment, tabIndex }} />
        ),
        render: ({ name }) => name,
      },
      {
        id: 'type',
        header: i18n._('Type'),
        width: '120px',
        sortValue: ({ type }) => words.typeWords(type),
        render: ({ type }) => words.typeWords(type),
      },
      {
        id: 'status',
        header: i18n._('Status'),
        width: '170px',
        sortValue: ({ status }) => RANKS[status] ?? 3,
        text: ({ status }) => words.statusWords(status).label,
        render: ({ status }) => <StatusChip {...words.statusWords(status)} />,
      },
      {
        id: 'altText',
        header: i18n._('Alternative text'),
        width: '210px',
        hideBelow: 900,
        onCard: true,
        sortValue: ({ altText }) => altText || null,
        text: ({ altText }) => altText ?? '',
        render: (medium) =>
          lacksAltText(medium) ? <StatusChip tone="pending" label={i18n._('Missing')} /> : medium.altText || '—',
      },
      {
        id: 'dimensions',
        header: i18n._('Dimensions'),
        width: '130px',
        align: 'end',
        hideBelow: 1080,
        sortValue: ({ width, height }) => (width && height ? width * height : null),
        text: dimensions,
        render: (medium) => dimensions(medium) || '—',
      },
      {
        id: 'size',
        header: i18n._('Size'),
        width: '100px',
        align: 'end',
        hideBelow: 720,
        onCard: true,
        sortValue: ({ size }) => size,
        text: ({ size }) => (size === null ? '' : bytes(size)),
        csv: ({ size }) => size,
        render: ({ size }) => (size === null ? '—' : bytes(size)),
      },
      {
        id: 'updatedAt',
        header: i18n._('Changed'),
        width: '130px',
        hideBelow: 1080,
        sortValue: ({ updatedAt }) => updatedAt,
        text: ({ updatedAt }) => updatedAt,
        render: ({ updatedAt }) => relativeAlone(updatedAt, now),
      },
      {
        ...more,
        id: 'createdAt',
        header: i18n._('Added'),
        width: '130px',
        sortValue: ({ createdAt }) => createdAt,
        text: ({ createdAt }) => createdAt,
        render: ({ createdAt }) => relativeAlone(createdAt, now),
      },
      {
        ...more,
        id: 'duration',
        header: i18n._('Length'),
        width: '90px',
        align: 'end',
        sortValue: ({ duration }) => duration,
        text: ({ duration }) => (duration === null ? '' : playTime(duration)),
        csv: ({ duration }) => duration,
        render: ({ duration }) => (duration === null ? '—' : playTime(duration)),
      },
      {
        ...more,
        id: 'description',
        header: i18n._('Description'),
        width: '260px',
        sortValue: ({ description }) => description || null,
        text: ({ description }) => description ?? '',
        render: ({ description }) => description || '—',
      },
      {
        id: 'tags',
        header: i18n._('Tags'),
        width: '180px',
        ...more,
        sortValue: (medium) => tagsOf(medium).join(', ') || null,
        text: (medium) => tagsOf(medium).join(', '),
        render: (medium) => tagsOf(medium).join(', ') || '—',
      },
      {
        ...more,
        id: 'format',
        header: i18n._('Format'),
        width: '150px',
        sortValue: ({ format }) => format,
        render: ({ format }) => format,
      },
      {
        ...more,
        id: 'uses',
        header: i18n._('Used by'),
        width: '240px',
        sortValue: (medium) => usersOf(medium)?.length,
        text: (medium) => namesOf(medium),
        render: (medium) => (users ? namesOf(medium) || '—' : '…'),
      },
    ]
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `words` is made anew each time, from `i18n` alone.
  }, [i18n, bytes, number, relativeAlone, users, now])
}
