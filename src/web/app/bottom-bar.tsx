import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'
import { Icon } from '../ui/icons.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { media, paint } from '../theme/paint.ts'
import { bottomBarOf } from './navigation.ts'
import { useOfferedPages } from './pages.ts'
import { radius, size, weight } from '../theme/scale.ts'
import { PageLink } from '../ui/link.tsx'

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
  '& > a[aria-current="page"]': { color: paint.accent },
  '& > a[aria-current="page"] .fd-icon': {
    boxSizing: 'content-box',
    paddingInline: 14,
    paddingBlock: 2,
    borderRadius: radius.round,
    background: paint.accentTint,
  },
  '@media (forced-colors: active)': {
    '& > a[aria-current="page"] .fd-icon': {
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
  const [open, setOpen] = useState(false)
  return (
    <Bar aria-label={i18n._('Main')}>
      {bottomBarOf(pages).map(({ to, title, short, icon, end }) => (
        <PageLink key={to} to={to} end={end ?? false}>
          <Icon name={icon} size={20} />
          {i18n._(short ?? title)}
        </PageLink>
      ))}
      <ButtonBase aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <Icon name="more" size={20} />
        {i18n._('More')}
      </ButtonBase>
      {open && <AllPages onClose={() => setOpen(false)} />}
    </Bar>
  )
}
