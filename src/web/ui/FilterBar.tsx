import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useId, useState, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './icons.tsx'
import { paint } from './paint.ts'

const Bar = styled('search')({
  borderBlockEnd: `1px solid ${paint.line}`,
  '& > .main': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, padding: '10px 12px' },
  '& > .main > .end': { marginInlineStart: 'auto', display: 'flex', gap: 4 },
  '& > .more': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(210px, 100%), 1fr))',
    gap: 12,
    padding: '12px 12px 16px',
    borderBlockStart: `1px dashed ${paint.line}`,
    background: paint.canvas,
  },
  '& > .more[hidden]': { display: 'none' },
})

interface FilterBarProps {
  /** The filters that are always in sight: the search box first. */
  children: ReactNode
  /** The unusual filters, behind a disclosure. */
  more?: ReactNode
  /** How many of the unusual filters are set; with some set they are in sight from the start. */
  moreCount?: number
  /** Takes every filter back; absent while none is set. */
  onClear?: (() => void) | undefined
}

/** The filters above a list: the usual ones in a row, the rest behind “More filters”. */
export function FilterBar({ children, more, moreCount = 0, onClear }: FilterBarProps) {
  const { i18n } = useLingui()
  const [open, setOpen] = useState(moreCount > 0)
  const id = useId()
  return (
    <Bar>
      <div className="main">
        {children}
        <div className="end">
          {onClear && (
            <Button kind="quiet" icon="close" onClick={onClear}>
              {i18n._('Clear filters')}
            </Button>
          )}
          {more && (
            <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
              {moreCount > 0 ? i18n._('More filters ({count})', { count: moreCount }) : i18n._('More filters')}
              <Icon name={open ? 'arrowUp' : 'chevronDown'} size={14} />
            </Button>
          )}
        </div>
      </div>
      {more && (
        <div id={id} className="more" hidden={!open}>
          {more}
        </div>
      )}
    </Bar>
  )
}
