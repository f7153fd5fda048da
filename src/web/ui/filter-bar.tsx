import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { use, useId, useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { keptHere } from './local-storage.ts'
import { media, paint } from '../theme/paint.ts'
import { TableTools } from './table/tools.ts'
import { size, weight } from '../theme/scale.ts'

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  gap: 12,
} as const

const Bar = styled('search')({
  borderBlockEnd: `1px solid ${paint.line}`,
  '& > .main': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, paddingBlock: 12 },
  '& > .main > .end': { marginInlineStart: 'auto', display: 'flex', flexWrap: 'wrap', gap: 4 },
  '& > .panel': { display: 'grid', gap: 16, padding: '4px 0 16px' },
  '& > .panel[hidden]': { display: 'none' },
  '& > .panel > div': grid,
  '& > .panel > details > summary': {
    cursor: 'pointer',
    paddingBlock: 4,
    color: paint.soft,
    fontSize: size.body2,
    fontWeight: weight.medium,
  },
  '& > .panel > details > div': { ...grid, paddingBlockStart: 8 },
  // On a phone the search, the filters' button and the list's tools stand in one row, also with filters in force.
  [media.compact]: {
    '& > .main': { paddingBlock: 8 },
    '& > .main > label:first-of-type': { flex: '1 1 120px', minInlineSize: 120 },
    '& > .main > ul': { order: 1, flexBasis: '100%' },
  },
  // Of paper is said what was sought, and by what it was filtered.
  '@media print': {
    '& > .main': { paddingBlock: 4 },
    '& > .main > :not(ul, label), & > .main > .end, & > .main > label:has(:placeholder-shown), & > .panel': {
      display: 'none',
    },
  },
})

/** Whether the filters for developers stood open when they were last looked at. */
const useOpenHere = keptHere('frontdesk-filters-', (stored) => stored === 'true')

interface FilterBarProps {
  /** What is always in sight: the search box. */
  children: ReactNode
  /** The filters that are asked for most. */
  usual?: ReactNode
  /** The filters that are asked for sometimes. */
  more?: ReactNode
  /** Filters by ids and by the interface, folded at the end of the others. */
  technical?: ReactNode
  /** How many filters are set. */
  count?: number
  /** The filters in force, each with its way out. */
  chips?: ReactNode
  /** Takes every filter back; absent while none is set. */
  onClear?: (() => void) | undefined
}

/** One row above a list: its search, the way to its filters, those in force, and the list's own tools at the end. */
export function FilterBar({ children, usual, more, technical, count = 0, chips, onClear }: FilterBarProps) {
  const { i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  if (open && !wasOpened) setWasOpened(true)
  const [isTechnicalOpen, keepTechnicalOpen] = useOpenHere('technical')
  const id = useId()
  const tools = use(TableTools)
  const hasFilters = Boolean(usual || more || technical)
  return (
    <Bar>
      <div className="main">
        {children}
        {hasFilters && (
          <Button icon="filter" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {count > 0 ? i18n._('Filter ({count})', { count }) : i18n._('Filter')}
          </Button>
        )}
        {chips}
        {(onClear || tools) && (
          <div className="end">
            {onClear && (
              <Button kind="quiet" onClick={onClear}>
                {i18n._('Clear filters')}
              </Button>
            )}
            {tools}
          </div>
        )}
      </div>
      {hasFilters && (
        <div id={id} className="panel" hidden={!open}>
          {wasOpened && usual && <div>{usual}</div>}
          {wasOpened && more && <div>{more}</div>}
          {wasOpened && technical && (
            <details
              open={isTechnicalOpen}
              onToggle={({ currentTarget }) => {
                const { open: isOpen } = currentTarget
                if (isOpen !== isTechnicalOpen) keepTechnicalOpen(() => isOpen)
              }}
            >
              <summary>{i18n._('Developer')}</summary>
              <div>{technical}</div>
            </details>
          )}
        </div>
      )}
    </Bar>
  )
}
