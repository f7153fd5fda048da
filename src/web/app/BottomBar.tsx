import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useRef } from 'react'
import { NavLink } from 'react-router-dom'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/icons.tsx'
import { media, paint } from '../theme/paint.ts'
import { BOTTOM_BAR, NAVIGATION } from './navigation.ts'
import { NavigationGroups, NavigationList } from './SideNavigation.tsx'
import { radius, size, weight } from '../theme/scale.ts'

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
    '& > a[aria-current="page"] .fd-icon': { background: 'Highlight', color: 'HighlightText' },
  },
})
const Sheet = styled('dialog')({
  position: 'fixed',
  insetBlock: 'auto 0',
  insetInline: 0,
  inlineSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: '85dvh',
  margin: 0,
  padding: 16,
  border: 0,
  borderStartStartRadius: 16,
  borderStartEndRadius: 16,
  background: paint.surface,
  color: paint.ink,
  boxShadow: paint.shadow,
  '&::backdrop': { background: paint.scrim },
  '& header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  '& h2': { margin: 0, fontSize: size.h4 },
  '& a': { minBlockSize: 44 },
})

/** The navigation of a phone: the main places in reach of the thumb, everything else behind “More”. */
export function BottomBar() {
  const { i18n } = useLingui()
  const sheet = useRef<HTMLDialogElement>(null)
  const close = () => sheet.current?.close()
  return (
    <Bar aria-label={i18n._('Main')}>
      {BOTTOM_BAR.map(({ to, label, short, icon, end }) => (
        <NavLink key={to} to={to} end={end ?? false}>
          <Icon name={icon} size={20} />
          {i18n._(short ?? label)}
        </NavLink>
      ))}
      <button type="button" aria-haspopup="dialog" onClick={() => sheet.current?.showModal()}>
        <Icon name="more" size={20} />
        {i18n._('More')}
      </button>
      <Sheet ref={sheet} aria-labelledby="all-pages">
        <header>
          <h2 id="all-pages">{i18n._('All pages')}</h2>
          <Button kind="quiet" icon="close" iconOnly onClick={close}>
            {i18n._('Close')}
          </Button>
        </header>
        <NavigationList>
          <NavigationGroups groups={NAVIGATION} onFollow={close} />
        </NavigationList>
      </Sheet>
    </Bar>
  )
}
