import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AnswerOf } from '#api/contract/operation.ts'
import type { ListUrl } from './list-url.ts'
import type { ListRow } from './list-query.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import type { EmptyStateProps } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import type { RowAction } from '../../ui/table/row-actions.ts'
import type { TableView } from '../../ui/table/view.ts'
import { useRefusal } from '../rights/use-refusal.ts'
import { type ExportAction, ExportButton } from './list-export.tsx'
import { ResourceList, type ResourceListProps } from './resource-list.tsx'

interface Way {
  to: string
  label: string
}

/** Where the menu of a record leads. */
interface RowWay extends Pick<RowAction, 'label' | 'icon'> {
  to: string
  /** Whether it leads to where something is made, which takes the right to write. */
  writes?: true
}

type RecordListPageProps<R extends ListRow, Url extends ListUrl & TableView> = Omit<
  ResourceListProps<R, Url>,
  'head' | 'empty' | 'links' | 'hrefOf'
> & {
  /** Where a record opens: by a press on its row, and first in its menu. */
  hrefOf: (record: AnswerOf<R>) => string
  /** What else its menu leads to or does. */
  ways?: (record: AnswerOf<R>) => readonly (RowWay | RowAction)[]
  /** The way to a new record, or several; absent for who may not make one. */
  create?: Way | ReactNode
  /** Other tools of the page, such as a way to look at the records together. */
  acts?: ReactNode
  /**
   * Stands in place of `acts`, export and `create`, where those are arranged in another way; where there is nothing at all, what is
   * said of that has the way to the first.
   */
  arranged?: (exporting: ExportAction, isBare: boolean) => ReactNode
  /** What stands between the heading and the list. */
  notice?: ReactNode
  /** Says how many records there are, in the word for them; nothing where that is told elsewhere. */
  counted?: (count: number) => string
  /** What to say where there is none yet; unless another step is named, the way to a new one is added. */
  empty: EmptyStateProps
}

const isWay = (create: RecordListPageProps<ListRow, ListUrl & TableView>['create']): create is Way =>
  typeof create === 'object' && create !== null && 'to' in create

/** The page of a resource's list: its name and how many there are, the way to a new one, and the list itself. */
export function RecordListPage<R extends ListRow, Url extends ListUrl & TableView>(props: RecordListPageProps<R, Url>) {
  const { create, acts, arranged, notice, counted, empty, ways, ...list } = props
  const { hrefOf } = list
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const format = useFormat()
  const refused = useRefusal('write')
  const way = isWay(create) ? (
    <ButtonLink folds kind="primary" icon="plus" to={create.to} refused={refused}>
      {create.label}
    </ButtonLink>
  ) : (
    create
  )
  const acting = (way: RowWay | RowAction): RowAction => {
    if (!('to' in way)) return way
    const { to, writes, ...shown } = way
    return { ...shown, onAct: () => void navigate(to), ...(writes && { disabledReason: refused }) }
  }
  return (
    <ResourceList
      {...list}
      links={(record) =>
        [{ label: i18n._('Open'), icon: 'arrive', to: hrefOf(record) } as const, ...(ways?.(record) ?? [])].map(acting)
      }
      head={(total, exporting, _isMore, isBare) => (
        <>
          <PageHeader
            title={props.label}
            description={
              // On a phone it has a line of its own, which stands there before the number does.
              total === null
                ? '\u00a0'
                : (counted?.(total) ?? i18n._('{count} in total', { count: format.number(total) })) || '\u00a0'
            }
            actions={
              <>
                {arranged ? (
                  arranged(exporting, isBare)
                ) : (
                  <>
                    {acts}
                    <ExportButton {...exporting} />
                    {(!isBare || empty.action !== undefined) && way}
                  </>
                )}
              </>
            }
          />
          {notice}
        </>
      )}
      empty={{ action: way, ...empty }}
    />
  )
}
