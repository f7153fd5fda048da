import { useLingui } from '@lingui/react'
import { Suspense } from 'react'
import type { Trashed } from '#api/contract/kept-media.ts'
import { contract } from '#api/contract/table.ts'
import { LIST_URL, type ListUrl } from '../../../fields/list/list-url.ts'
import { callOf, deletion, type RecordAction } from '../../../fields/list/record-actions.ts'
import { ExportButton } from '../../../fields/list/list-export.tsx'
import { ResourceList } from '../../../fields/list/resource-list.tsx'
import { useKeptDays, useStorage } from '../../../fields/media/use-kept.ts'
import { useMediaSrc } from '../../../fields/media/use-media-src.ts'
import { withMessages } from '../../../i18n/catalogue.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { paths } from '../../../paths/paths.ts'
import { lazySection } from '../../../ui/lazy-part.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { TABLE_VIEW_URL, type TableView } from '../../../ui/table/view.ts'
import type { UrlSpec } from '../../../ui/url-state.ts'
import { useOpenRecord } from '../../../ui/use-open-record.ts'
import { useUrlState } from '../../../ui/use-url-state.ts'
import { EmptyTrash } from './empty-trash.tsx'
import { useTrashColumns } from './use-trash-columns.tsx'

const TrashPanel = lazySection(withMessages(() => import('./trash-panel.tsx')))

type TrashUrl = ListUrl & TableView
const TRASH_URL: UrlSpec<TrashUrl> = { ...LIST_URL, ...TABLE_VIEW_URL }

const paramsOf = ({ id, version }: Trashed) => ({ params: { id }, ifVersion: version })
const keyOf = ({ id }: Trashed) => id
const nameOf = ({ name }: Trashed) => name

/** Deleted files with until when they stay: to be brought back, or deleted for good. */
export function TrashList() {
  const { i18n } = useLingui()
  const format = useFormat()
  const [url, set] = useUrlState(TRASH_URL)
  const days = useKeptDays()
  const storage = useStorage()
  const srcOf = useMediaSrc()
  const { open, hrefOf, close } = useOpenRecord()
  const columns = useTrashColumns()
  const actions: readonly RecordAction<Trashed>[] = [
    {
      id: 'restore',
      label: i18n._('Restore'),
      icon: 'undo',
      call: callOf(contract.trash.restore, paramsOf),
      title: (count) => i18n._('{count, plural, one {Restore # file} other {Restore # files}}', { count }),
      done: (name) => i18n._('Restored “{name}” to the library', { name }),
    },
    {
      ...deletion<Trashed>(i18n, {
        call: callOf(contract.trash.remove, paramsOf),
        question: (count, name) => ({
          title:
            count === 1
              ? i18n._('Delete “{name}” for good?', { name })
              : i18n._('{count, plural, one {Delete # file for good?} other {Delete # files for good?}}', { count }),
          text: i18n._('The file and its earlier versions can’t be restored then.'),
        }),
        title: (count) => i18n._('{count, plural, one {Delete # file} other {Delete # files}}', { count }),
      }),
      label: i18n._('Delete for good'),
    },
  ]
  return (
    <ResourceList
      name="trash"
      label={i18n._('Trash')}
      searchLabel={i18n._('Search the trash')}
      row={contract.trash.list}
      searched="here"
      spec={TRASH_URL}
      url={url}
      set={set}
      asked={{}}
      filters={[]}
      columns={columns}
      rowKey={keyOf}
      nameOf={nameOf}
      panelHrefOf={({ id }) => hrefOf(id)}
      actions={actions}
      links={({ record }) => {
        const src = record.url === null ? '' : srcOf(record.url)
        return src === ''
          ? []
          : [
              {
                label: i18n._('Open the file'),
                icon: 'open',
                onAct: () => void window.open(src, '_blank', 'noopener'),
              },
            ]
      }}
      over={(rows, actionsOf) => {
        const shown = rows?.find(({ id }) => id === open)
        return (
          shown && (
            <Suspense fallback={null}>
              <TrashPanel key={open} shown={shown} columns={columns} actions={actionsOf(shown)} onClose={close} />
            </Suspense>
          )
        )
      }}
      head={(total, exporting, isMore) => (
        <PageHeader
          title={i18n._('Trash')}
          parent={{ label: i18n._('Library'), to: paths.multimedia.list() }}
          description={[
            total === null
              ? ''
              : isMore
                ? i18n._('{count} files', { count: format.count(total, isMore) })
                : i18n._('{count, plural, one {# file} other {# files}}', { count: total }),
            // Empty, the page itself says so.
            days && total !== 0
              ? i18n._('{days, plural, one {Deleted files stay for # day} other {Deleted files stay for # days}}', {
                  days,
                })
              : '',
            storage && storage.trash > 0 ? i18n._('{size} in the trash', { size: format.bytes(storage.trash) }) : '',
          ]
            .filter((part) => part !== '')
            .join(' · ')}
          actions={
            <>
              <ExportButton {...exporting} />
              <EmptyTrash count={total ?? 0} isMore={isMore} />
            </>
          }
        />
      )}
      empty={{
        icon: 'trash',
        title: i18n._('The trash is empty'),
        description: days
          ? i18n._(
              '{days, plural, one {Files that are deleted from the library stay here for # day.} other {Files that are deleted from the library stay here for # days.}}',
              { days },
            )
          : undefined,
      }}
    />
  )
}
