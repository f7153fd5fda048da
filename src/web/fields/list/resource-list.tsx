import { useMemo, type ReactNode } from 'react'
import type { AnswerOf } from '#api/contract/operation.ts'
import { useApi } from '../../client/api-context.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { useFreshIds } from '../../live/fresh.ts'
import { ActiveFilters } from '../../ui/active-filters.tsx'
import type { EmptyStateProps } from '../../ui/empty-state.tsx'
import { ResourceTable } from '../../ui/table/resource-table.tsx'
import type { RowAction } from '../../ui/table/row-actions.ts'
import { untickAll, type Selection } from '../../ui/table/selection.ts'
import type { TableView } from '../../ui/table/view.ts'
import type { UrlSpec } from '../../ui/url-state.ts'
import type { SetUrlState } from '../../ui/use-url-state.ts'
import type { BuiltInView } from '../../ui/views/use-views.ts'
import { ViewTabs } from '../../ui/views/view-tabs.tsx'
import { BulkButtons } from './bulk-buttons.tsx'
import { chipsOf, resetOf, type Filter } from './filters.ts'
import { FreshWords } from './fresh-words.tsx'
import { type ExportAction, ExportButton, useListExport } from './list-export.tsx'
import type { ListRow } from './list-query.ts'
import { viewNames, type ListUrl } from './list-url.ts'
import { ListToolbar } from './list-toolbar.tsx'
import { useRefusal } from '../rights/use-refusal.ts'
import type { RecordAction } from './record-actions.ts'
import { useRecordActions } from './use-record-actions.ts'
import { useResourceList, type ResourceListOptions } from './use-resource-list.ts'

/** What a body of its own is told of the list. */
export interface ListBody<T> {
  /** The records in their order; absent while the first answer is on its way. */
  rows: readonly T[] | undefined
  refreshing: boolean
  selection: Selection
  /** The buttons for the ticked records. */
  bulkActions: ReactNode
  /** Does one of the actions with the ticked records, or with this one. */
  act: (action: string, record?: T) => void
}

/** One description of a list: what it reads, how it is filtered, shown and worked on. */
export interface ResourceListProps<R extends ListRow, Url extends ListUrl & TableView> extends Omit<
  ResourceListOptions<R>,
  'url' | 'set' | 'filters'
> {
  /** Names the list among those whose views are kept (“services”). */
  name: string
  /** What the rows are, also for the file of an export. */
  label: string
  searchLabel: string
  spec: UrlSpec<Url>
  url: Url
  set: SetUrlState<Url>
  /** What the service is asked for, without page and search. */
  asked: ResourceListOptions<R>['filters']
  /** The filters, each described once. */
  filters: readonly Filter<Url>[]
  /** Views that everybody has. Declare them outside of the component, or memoize them. */
  builtIn?: readonly BuiltInView[]
  /** What a record is called. */
  nameOf: (record: AnswerOf<R>) => string
  hrefOf?: (record: AnswerOf<R>) => string
  /** Where a press on a record leads that has a panel beside the list in place of a page. */
  panelHrefOf?: (record: AnswerOf<R>) => string
  /** What a press on a record opens below its row, in place of its page. */
  detail?: (record: AnswerOf<R>) => ReactNode
  /** What can be done with one record and with many. */
  actions?: readonly RecordAction<AnswerOf<R>>[]
  /** What can only be done with one record, such as a link to a copy; it stands first in the menu of the row. */
  links?: (record: AnswerOf<R>) => readonly RowAction[]
  /**
   * The heading of the page: how many records there are (null where the deployment does not tell), the export of all of
   * them, whether there are more, and whether there is none at all, so that the way to the first stands in the list's midst.
   */
  head: (total: number | null, exporting: ExportAction, isMore: boolean, isBare: boolean) => ReactNode
  /** What stands over or beside the list and shows its records, which are absent while on their way, with what their menus offer. */
  over?: (
    rows: readonly AnswerOf<R>[] | undefined,
    actionsOf: (record: AnswerOf<R>) => readonly RowAction[],
  ) => ReactNode
  /** What to say where there is nothing at all. */
  empty: EmptyStateProps
  /** Buttons at the end of the row of filters that change how the list is shown. */
  tools?: ReactNode
  /** Shows the records in another way than as a table. */
  body?: ((list: ListBody<AnswerOf<R>>) => ReactNode) | undefined
}

/** Records that need no views: one short page. */
const SHORT = 20

const NO_VIEWS: readonly BuiltInView[] = []

/** A whole list page below its heading: views, search, filters, table, actions and export, bound by one description. */
export function ResourceList<R extends ListRow, Url extends ListUrl & TableView>(props: ResourceListProps<R, Url>) {
  const { row, name, label, spec, url, set, filters, columns, rowKey, nameOf, hrefOf } = props
  const { actions = [], builtIn = NO_VIEWS, links } = props
  const rowHref = hrefOf ?? props.panelHrefOf
  const format = useFormat()
  const refused = useRefusal('write')
  const { connectionId } = useApi()
  // The list's own parameters are among those of every page.
  const setList = set as SetUrlState<ListUrl & TableView>
  const list = useResourceList({ ...props, row, filters: props.asked, set: setList })
  const work = useRecordActions({
    actions,
    rowKey,
    nameOf,
    hrefOf,
    refused,
    selectedItems: () => list.selectedItems(),
    count: list.count,
    onTaken: () => untickAll(list.table.selection),
  })
  const fresh = useFreshIds(row.resource)
  const names = useMemo(() => viewNames(spec), [spec])
  const chips = chipsOf(filters, spec, url, { date: (day) => format.plainDate(day), list: format.list })
  const filtered = chips.length > 0 || url.search !== ''
  const put = (change: Partial<Url>) => set({ ...change, page: 1 })
  const clear = () => set({ ...resetOf(spec, filters), search: '', page: 1 })
  const { columns: shown, widths, density } = url
  const exportTicked = useListExport({
    ticked: true,
    label,
    columns,
    view: url,
    total: list.count,
    read: (onProgress, signal) => list.wholeItems(signal, onProgress),
  })
  const exportAll = useListExport({
    label,
    columns,
    view: url,
    total: list.total,
    isMore: list.isMore,
    read: (onProgress, signal) => list.readAll(signal, onProgress),
  })
  const bulkActions = (
    <>
      <BulkButtons actions={actions} busy={work.busy} refused={refused} onAct={work.actOnSelected} />
      <ExportButton {...exportTicked} />
    </>
  )
  const actionsOf = (record: AnswerOf<R>) => [...(links?.(record) ?? []), ...work.actionsOf(record)]
  const act = (id: string, record?: AnswerOf<R>) => {
    const action = actions.find((it) => it.id === id)
    if (action && record !== undefined) work.actOnOne(action, record)
    else if (action) work.actOnSelected(action)
  }

  return (
    <>
      {props.head(list.total, exportAll, list.isMore, list.table.rows?.length === 0 && !filtered)}
      <FreshWords count={list.table.rows?.filter((record) => fresh.has(rowKey(record))).length ?? 0} />
      <ViewTabs
        storeKey={`${connectionId} ${name}`}
        names={names}
        builtIn={builtIn}
        // A list on its way is taken for a short one, which most without views of their own are: tabs that go would pull it up.
        quiet={list.table.rows === undefined || (list.total !== null && list.total <= SHORT)}
      />
      <ResourceTable
        {...list.table}
        fresh={fresh}
        label={label}
        columns={columns}
        rowKey={rowKey}
        rowLabel={nameOf}
        {...(rowHref && { rowHref })}
        view={{ columns: shown, widths, density }}
        tools={props.tools}
        {...(!props.body && { onView: (view) => setList(view) })}
        body={props.body?.({
          rows: list.table.rows,
          refreshing: list.table.refreshing,
          selection: list.table.selection,
          bulkActions,
          act,
        })}
        rowDetail={props.detail}
        rowActions={actionsOf}
        filtered={filtered}
        onClearFilters={clear}
        toolbar={
          <ListToolbar
            filters={filters}
            url={url}
            put={put}
            putSearch={(search) => setList({ search, page: 1 })}
            searchLabel={props.searchLabel}
            count={chips.length}
            chips={
              <ActiveFilters
                filters={chips.map(({ id, label: filter, value, reset }) => ({
                  id,
                  label: filter,
                  value,
                  onRemove: () => put(reset),
                }))}
                onClear={clear}
              />
            }
            notice={list.notice}
            warning={list.mode === 'too-many'}
          />
        }
        bulkActions={bulkActions}
        empty={props.empty}
      />
      {props.over?.(list.table.rows, actionsOf)}
    </>
  )
}
