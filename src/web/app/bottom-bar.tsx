import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon } from '../ui/icons.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { BELOW_PANEL } from '../ui/panel/docked.ts'
import { media, paint } from '../theme/paint.ts'
import { bottomBarOf } from './navigation.ts'
import { shownAt } from './opened-page.ts'
import { useOfferedPages, usePages } from './pages.ts'
import { radius, size, weight } from '../theme/scale.ts'
import { Link } from '../ui/link.tsx'

const Bar = styled('nav')({
  display: 'none',
  [media.compact]: {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: 30,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    background: paint.surface,
    borderBlockStart: `1px solid ${paint.line}`,
  },
  '& > a, & > button': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    minBlockSize: 56,
    padding: 0,
    border: 0,
    background: 'none',
    color: paint.soft,
    font: 'inherit',
    fontSize: size.overline,
    fontWeight: weight.medium,
    textDecoration: 'none',
    outlineOffset: '-3px !important',
  },
  '& > [aria-current]': { color: paint.accent },
  // As high as with the ground of the current one, so that all names stand on one line.
  '& .fd-icon': { boxSizing: 'content-box', paddingBlock: 2 },
  '& > [aria-current] .fd-icon': {
    paddingInline: 14,
    borderRadius: radius.round,
    background: paint.accentTint,
  },
  '@media (forced-colors: active)': {
    '& > [aria-current] .fd-icon': {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      // An icon has the color of the text beside it, but the text stands outside of this ground.
      color: 'HighlightText !important' as 'HighlightText',
    },
  },
})
const AllPages = lazyPart(() => import('./all-pages.tsx'), { leave: ({ onClose }) => onClose() })

/** The navigation of a phone: the main places in reach of the thumb, everything else behind “More”. */
export function BottomBar() {
  const { i18n } = useLingui()
  const pages = useOfferedPages()
  const { pathname } = useLocation()
  const current = shownAt(usePages(), pathname)?.page
  const shown = bottomBarOf(pages)
  const isElsewhere = current !== undefined && !shown.includes(current)
  const [open, setOpen] = useState(false)
  return (
    <Bar aria-label={i18n._('Main')} {...BELOW_PANEL}>
      {shown.map((page) => (
        <Link key={page.id} to={page.to} aria-current={page === current ? 'page' : undefined}>
          <Icon name={page.icon} size={20} />
          {i18n._(page.short ?? page.title)}
        </Link>
      ))}
      <ButtonBase
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-current={isElsewhere || undefined}
        onClick={() => setOpen(true)}
      >
        <Icon name="more" size={20} />
        {i18n._('More')}
      </ButtonBase>
      {open && <AllPages onClose={() => setOpen(false)} />}
    </Bar>
  )
}
