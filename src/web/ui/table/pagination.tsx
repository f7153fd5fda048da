import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../button.tsx'
import { MenuButton } from '../menu-button.tsx'
import { paint } from '../../theme/paint.ts'
import { size } from '../../theme/scale.ts'

/** Where in a long list the reader is; pages count from 1. */
export interface Paging {
  page: number
  limit: number
  /** Number of all rows; absent where the service does not say. */
  total?: number
  /** Whether there are more than `total`. */
  isMore?: boolean
  onPage: (page: number) => void
  onLimit?: (limit: number) => void
  limits?: readonly number[]
}

const Bar = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '6px 10px',
  paddingBlock: 8,
  paddingInline: 12,
  color: paint.soft,
  fontSize: size.body2,
  '& > button:first-of-type': { marginInlineEnd: 'auto' },
  '& .steps': { display: 'flex', gap: 2 },
})

/** Steps through a long list. `shown` is the number of rows on this page, which says where a list of unknown length ends. */
export function Pagination({
  page,
  limit,
  total,
  isMore = false,
  onPage,
  onLimit,
  limits = [20, 50, 100],
  shown,
}: Paging & { shown: number }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const from = shown === 0 ? 0 : (page - 1) * limit + 1
  const to = (page - 1) * limit + shown
  const atEnd = total === undefined ? shown < limit : to >= total && !isMore
  // Where everything fits in the shortest page there is nothing to step to and no length to choose.
  if (page === 1 && atEnd && (!onLimit || shown <= Math.min(...limits))) return null
  const [first, last] = [format.number(from), format.number(to)]
  // Where nobody counted, a page that is not full tells the total, and a full one that there may be more.
  const all = total ?? (atEnd ? to : undefined)
  const place =
    all === undefined
      ? i18n._('{first}–{last} of more than {last}', { first, last })
      : i18n._('{first}–{last} of {total}', { first, last, total: format.count(all, isMore) })
  return (
    <Bar aria-label={i18n._('Pages')}>
      {onLimit && (
        <MenuButton
          kind="quiet"
          actions={[...new Set([...limits, limit])]
            .toSorted((a, b) => a - b)
            .map((count) => ({
              label: i18n._('{count} rows per page', { count: format.number(count) }),
              ...(count === limit && { icon: 'check' as const }),
              onAct: () => onLimit(count),
            }))}
        >
          {i18n._('{count} rows per page', { count: format.number(limit) })}
        </MenuButton>
      )}
      {shown > 0 && <span>{place}</span>}
      <span className="steps">
        <Button kind="quiet" icon="chevronStart" iconOnly disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {i18n._('Previous page')}
        </Button>
        <Button kind="quiet" icon="chevronEnd" iconOnly disabled={atEnd} onClick={() => onPage(page + 1)}>
          {i18n._('Next page')}
        </Button>
      </span>
    </Bar>
  )
}
