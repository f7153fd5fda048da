import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { use, useId, useState, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './icons.tsx'
import { media, paint, visuallyHidden } from '../theme/paint.ts'
import { TableTools } from './table/tools.ts'
import { size, weight } from '../theme/scale.ts'

const Bar = styled('search')({
  borderBlockEnd: `1px solid ${paint.line}`,
  '& > .main': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, paddingBlock: 10 },
  '& > .main > .end': { marginInlineStart: 'auto', display: 'flex', flexWrap: 'wrap', gap: 4 },
  '& > .more': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(210px, 100%), 1fr))',
    gap: 12,
    padding: '12px 0 16px',
  },
  '& > .more[hidden]': { display: 'none' },
  '& > .more > details': { gridColumn: '1 / -1' },
  '& > .more > details > summary': {
    cursor: 'pointer',
    paddingBlock: 4,
    fontSize: size.body2,
    fontWeight: weight.medium,
  },
  '& > .more > details > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(210px, 100%), 1fr))',
    gap: 12,
    paddingBlockStart: 8,
  },
  '& .quick': { display: 'contents' },
  '& .onlyPhone': { display: 'none' },
  // On a phone the search and one button stand in one row, and every filter waits behind the button.
  [media.compact]: {
    '&[data-quick] > .main > label:first-of-type': { flex: '1 1 120px', minInlineSize: 120 },
    '&[data-quick] > .main > .end': { flexWrap: 'nowrap' },
    '&[data-quick] .end .words': visuallyHidden,
    '&[data-quick] .onlyPhone': { display: 'inline-flex' },
    '&[data-quick] .notOnPhone': { display: 'none' },
    '& .quick': { display: 'none' },
    '&[data-open] .quick': {
      order: 1,
      flex: '1 1 100%',
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(210px, 100%), 1fr))',
      gap: 8,
      '& select': { inlineSize: '100%', maxInlineSize: 'none' },
    },
  },
})

interface FilterBarProps {
  /** The filters that are always in sight: the search box first. */
  children: ReactNode
  /** The usual filters beside the search box; on a phone they stand with the unusual ones. */
  quick?: ReactNode
  /** How many of the usual filters are set. */
  quickCount?: number
  /** The unusual filters, behind a disclosure. */
  more?: ReactNode
  /** Filters by ids and by the interface, folded once more at the end of the unusual ones. */
  technical?: ReactNode
  /** How many of the unusual filters are set; the page tells which, so that they stay folded. */
  moreCount?: number
  /** Takes every filter back; absent while none is set. */
  onClear?: (() => void) | undefined
}

/** The filters above a list: the usual ones in a row, the rest behind “More filters”. */
export function FilterBar(props: FilterBarProps) {
  const { children, quick, quickCount = 0, more, technical, moreCount = 0, onClear } = props
  const { i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const id = useId()
  const tools = use(TableTools)
  const count = quickCount + moreCount
  const toggle = {
    'aria-expanded': open,
    'aria-controls': quick ? `${id}-quick ${id}` : id,
    onClick: () => setOpen(!open),
  }
  return (
    <Bar data-quick={quick ? true : undefined} data-open={open || undefined}>
      <div className="main">
        {children}
        {quick && (
          <div id={`${id}-quick`} className="quick">
            {quick}
          </div>
        )}
        <div className="end">
          {onClear && (
            <Button kind="quiet" icon="close" onClick={onClear}>
              {i18n._('Clear filters')}
            </Button>
          )}
          {quick && (
            <Button {...toggle} className="onlyPhone">
              {count > 0 ? i18n._('Filters ({count})', { count }) : i18n._('Filters')}
              <Icon name={open ? 'arrowUp' : 'chevronDown'} size={14} />
            </Button>
          )}
          {more && (
            <Button {...toggle} className={quick ? 'notOnPhone' : undefined}>
              {moreCount > 0 ? i18n._('More filters ({count})', { count: moreCount }) : i18n._('More filters')}
              <Icon name={open ? 'arrowUp' : 'chevronDown'} size={14} />
            </Button>
          )}
          {tools}
        </div>
      </div>
      {more && (
        <div id={id} className="more" hidden={!open}>
          {more}
          {technical && (
            <details>
              <summary>{i18n._('For integrators')}</summary>
              <div>{technical}</div>
            </details>
          )}
        </div>
      )}
    </Bar>
  )
}
