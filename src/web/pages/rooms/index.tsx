import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import type { Room } from '../../../api/contract/rooms.ts'
import { contract } from '../../../api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { keepShown, queryOf } from '../../client/query.ts'
import { listState, pagingOf, sortingOf } from '../../fields/list-state.ts'
import { Pictured } from '../../fields/media/Pictured.tsx'
import { usePresets } from '../../fields/references.ts'
import { useFormat } from '../../i18n/LocaleProvider.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { ResourceTable } from '../../ui/table/ResourceTable.tsx'
import { integer, sortOrder, type Sort, type UrlSpec } from '../../ui/url-state.ts'
import { useUrlState } from '../../ui/useUrlState.ts'
import { paths } from '../paths.ts'

interface RoomsUrl {
  page: number
  limit: number
  sort: Sort | null
}

const URL_SPEC: UrlSpec<RoomsUrl> = { page: integer(1, 1), limit: integer(20, 1), sort: sortOrder() }

/** Where people meet on screen. */
export default function RoomsPage() {
  const { i18n } = useLingui()
  const { minutes } = useFormat()
  const [url, set] = useUrlState(URL_SPEC)
  const { page, limit } = url
  const presets = usePresets().byId
  const { whole, ...list } = listState(
    i18n,
    useQuery({ ...queryOf(useApi(), contract.rooms.list, { query: { page, limit } }), ...keepShown }),
  )
  const columns: Column<Room>[] = [
    {
      id: 'name',
      header: i18n._('Name'),
      sortValue: ({ template }) => template.name,
      render: ({ template }) => (
        <Pictured url={template.mainImage} type="image">
          {template.name}
        </Pictured>
      ),
    },
    {
      id: 'publicId',
      header: i18n._('Public id'),
      width: '180px',
      render: ({ publicId }) => (
        <span>
          <code>{publicId}</code> <CopyButton text={publicId} label={i18n._('Copy {text}', { text: publicId })} />
        </span>
      ),
    },
    {
      id: 'preset',
      header: i18n._('Preset'),
      width: '160px',
      hideBelow: 720,
      sortValue: ({ template }) => presets.get(template.presetId ?? '')?.title,
      render: ({ template }) => presets.get(template.presetId ?? '')?.title ?? '—',
    },
    {
      id: 'people',
      header: i18n._('People'),
      width: '200px',
      hideBelow: 900,
      render: ({ template }) => template.actors.map(({ name }) => name).join(', ') || '—',
    },
    {
      id: 'labels',
      header: i18n._('Labels'),
      width: '140px',
      hideBelow: 1080,
      render: ({ template }) => template.labels.join(', ') || '—',
    },
    {
      id: 'duration',
      header: i18n._('Duration'),
      width: '110px',
      align: 'end',
      sortValue: ({ template }) => template.duration,
      render: ({ template }) => (template.duration === null ? '—' : minutes(template.duration)),
    },
  ]
  const create = (
    <ButtonLink kind="primary" icon="plus" to={paths.rooms.create()}>
      {i18n._('New room')}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title={i18n._('Rooms')}
        description={i18n._('Where guests and staff meet on screen; the newest first.')}
        actions={create}
      />
      <ResourceTable
        label={i18n._('Rooms')}
        columns={columns}
        rowKey={({ publicId }) => publicId}
        rowHref={({ publicId }) => paths.rooms.one(publicId)}
        {...list}
        {...sortingOf(whole, url.sort, set)}
        paging={pagingOf(list, url, set)}
        empty={{ icon: 'room', title: i18n._('No rooms yet'), action: create }}
      />
    </>
  )
}
