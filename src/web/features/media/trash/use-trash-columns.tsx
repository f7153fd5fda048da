import { useLingui } from '@lingui/react'
import type { Trashed } from '#api/contract/kept-media.ts'
import { useNow } from '../../../client/use-now.ts'
import { useWho } from '../../../fields/history/use-who.ts'
import { Thumbnail } from '../../../fields/media/thumbnail.tsx'
import { useMediaWords } from '../../../fields/media/use-media-words.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { ownZone } from '../../../i18n/own-zone.ts'
import type { Column } from '../../../ui/table/columns.ts'

/** The columns of the trash. */
export function useTrashColumns(): readonly Column<Trashed>[] {
  const { i18n } = useLingui()
  const { bytes, date, dateTime, number, relativeAlone } = useFormat()
  const now = useNow()
  const words = useMediaWords()
  const who = useWho()
  const zone = ownZone()
  return [
    {
      id: 'name',
      header: i18n._('Name'),
      sortValue: ({ name }) => name,
      picture: ({ record: { url, type, format } }, tabIndex) => <Thumbnail {...{ url, type, format, tabIndex }} />,
      render: ({ name }) => name,
    },
    {
      id: 'type',
      header: i18n._('Type'),
      width: '120px',
      hideBelow: 900,
      onCard: true,
      sortValue: ({ record }) => words.typeWords(record.type),
      render: ({ record }) => words.typeWords(record.type),
    },
    {
      id: 'size',
      header: i18n._('Size'),
      width: '100px',
      align: 'end',
      hideBelow: 720,
      onCard: true,
      sortValue: ({ record }) => record.size,
      text: ({ record }) => (record.size === null ? '' : bytes(record.size)),
      csv: ({ record }) => record.size,
      render: ({ record }) => (record.size === null ? '—' : bytes(record.size)),
    },
    {
      id: 'versions',
      header: i18n._('Earlier versions'),
      width: '140px',
      align: 'end',
      hideBelow: 1080,
      sortValue: ({ versions }) => versions,
      render: ({ versions }) => number(versions),
    },
    {
      id: 'deletedAt',
      header: i18n._('Deleted'),
      width: '130px',
      hideBelow: 720,
      sortValue: ({ deletedAt }) => deletedAt,
      text: ({ deletedAt }) => deletedAt,
      render: ({ deletedAt }) => <span data-tooltip={dateTime(deletedAt, zone)}>{relativeAlone(deletedAt, now)}</span>,
    },
    {
      id: 'by',
      header: i18n._('Deleted by'),
      width: '160px',
      hideBelow: 900,
      sortValue: who,
      render: who,
    },
    {
      id: 'until',
      header: i18n._('Available'),
      width: '160px',
      sortValue: ({ until }) => until,
      text: ({ until }) => until,
      render: ({ until }) => i18n._('Until {date}', { date: date(until, zone) }),
    },
  ]
}
