import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { BulkHost } from '../fields/bulk/bulk-host.tsx'
import { MediumPlace } from '../fields/uploads/medium-place.ts'
import { UploadHost } from '../fields/uploads/upload-host.tsx'
import { paths } from '../paths/paths.ts'
import { house } from '../i18n/house.ts'
import { useStore } from '../store/store.ts'
import { ConfirmHost } from '../ui/confirm-dialog.tsx'
import { Mark } from '../theme/mark.tsx'
import { aboveDock, besidePanel, DOCKED_ROOM, media, paint, railed, visuallyHidden } from '../theme/paint.ts'
import { BELOW_PANEL, giveUpRoomAhead } from '../ui/panel/docked.ts'
import { Toasts } from '../ui/toasts.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { ConnectionBadge, type Connection } from './connection-badge.tsx'
import { PaletteButton } from './palette-button.tsx'
import type { PaletteShown } from './palette/palette-props.ts'
import { PreferencesMenu } from './preferences-menu.tsx'
import { beginsWithPanel } from './room-ahead.ts'
import { SideFold } from './side-fold.tsx'
import { SideNavigation } from './side-navigation.tsx'
import { pageEdge, radius, sideColumn, size, weight } from '../theme/scale.ts'
import { Link } from '../ui/link.tsx'

/** What the shell must be handed: it knows no session, only how to show one. */
export interface ShellProps {
  connection: Connection
  onSignOut?: () => void
  /** Controls below the search. */
  toolbar?: ReactNode
  /** A notice above the page, such as an outage or a fault that is switched on. */
  notice?: ReactNode
  children: ReactNode
}

/** Height of a phone's bar in pixels; `index.html` draws the same frame before the code is there. */
const BAR_HEIGHT = 52

const Frame = styled('div')({
  '--fd-bar': '0px',
  display: 'grid',
  minBlockSize: '100dvh',
  gridTemplateColumns: `${sideColumn.wide}px minmax(0, 1fr)`,
  ...railed({ gridTemplateColumns: `${sideColumn.rail}px minmax(0, 1fr)` }),
  [media.compact]: {
    '--fd-bar': `${BAR_HEIGHT}px`,
    gridTemplate: `${BAR_HEIGHT}px 1fr / minmax(0, 1fr)`,
  },
  // On paper nobody goes anywhere else.
  '@media print': { display: 'block', '& > :not(main)': { display: 'none' } },
})
const Side = styled('header')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 30,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  blockSize: '100dvh',
  padding: 12,
  ...railed({ paddingInline: 8, alignItems: 'center' }),
  [media.compact]: {
    flexDirection: 'row',
    alignItems: 'center',
    blockSize: BAR_HEIGHT,
    paddingBlock: 0,
    background: paint.surface,
    borderBlockEnd: `1px solid ${paint.line}`,
  },
})
const Head = styled('div')({
  display: 'grid',
  gap: 12,
  ...railed({ justifyItems: 'center' }),
  [media.compact]: { display: 'flex', flex: 1, alignItems: 'center', justifyContent: 'space-between', gap: 8 },
})
const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 32,
  ...railed({ flexDirection: 'column', gap: 8 }),
})
const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  ...railed({ flexDirection: 'column' }),
  // In the narrowest window the name of the connection gives way, not the controls.
  [media.compact]: { minInlineSize: 0 },
})
const Brand = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  paddingInline: 4,
  color: paint.ink,
  fontSize: size.body1,
  fontWeight: weight.semibold,
  textDecoration: 'none',
  minInlineSize: 0,
  '& svg, & img': { display: 'block', flex: 'none', objectFit: 'contain' },
  '& b': { overflow: 'hidden', fontWeight: 'inherit', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  ...railed({ '& b': visuallyHidden }),
  // On a phone the name of the connection says more than ours.
  [media.compact]: { '& b': visuallyHidden },
})
const Main = styled('main')({
  minInlineSize: 0,
  margin: '8px 8px 8px 0',
  ...besidePanel({ marginInlineEnd: 8 + DOCKED_ROOM }),
  padding: pageEdge,
  // The runner of many changes docks at the end of the screen, and the end of the page must stay in reach.
  paddingBlockEnd: aboveDock(48),
  border: `1px solid ${paint.line}`,
  borderRadius: radius.sheet,
  background: paint.surface,
  outline: 'none !important',
  [media.compact]: {
    margin: 0,
    padding: '12px 16px',
    paddingBlockEnd: aboveDock(88),
    border: 0,
    borderRadius: 0,
  },
  '@media print': { margin: 0, border: 0 },
})
const SkipLink = styled('a')({
  ...visuallyHidden,
  '&:focus': {
    position: 'fixed',
    insetBlockStart: 8,
    insetInlineStart: 8,
    zIndex: 2000,
    inlineSize: 'auto',
    blockSize: 'auto',
    clipPath: 'none',
    padding: '8px 14px',
    borderRadius: radius.control,
    background: paint.accent,
    color: paint.accentInk,
  },
})

/** The frame around every page: side column with search and navigation, the page itself, and the places for toasts and questions. */
export function Shell({ connection, onSignOut, toolbar, notice, children }: ShellProps) {
  const { i18n } = useLingui()
  const { pathname } = useLocation()
  const shownHouse = useStore(house)
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  const [palette, showPalette] = useState<PaletteShown>()
  const leaving = onSignOut && { onSignOut }

  // A new page must start at its top and be where the keyboard and the screen reader continue; the browser does neither
  // for a change of address without a load.
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!beginsWithPanel(location)) giveUpRoomAhead()
    window.scrollTo(0, 0)
    // A panel that came with the page has it already, as if it had been opened by a press; so has its search, or the palette,
    // where that was asked for before the page was there.
    const isElsewhere =
      palette !== undefined || document.activeElement?.closest('[data-docked],main input[type=search]')
    if (!isElsewhere) main.current?.focus({ preventScroll: true })
  }, [pathname, palette])

  return (
    <MediumPlace value={paths.multimedia.one}>
      <Frame>
        <SkipLink href="#main" {...BELOW_PANEL}>
          {i18n._('Skip to content')}
        </SkipLink>
        <Side {...BELOW_PANEL}>
          <Head>
            <Top>
              <Brand to={paths.home()}>
                {shownHouse?.logo ? (
                  <img src={shownHouse.logo} width={24} height={24} alt="" />
                ) : (
                  <Mark size={24} color={shownHouse?.color ?? undefined} />
                )}
                <b>{shownHouse?.name || 'Frontdesk'}</b>
              </Brand>
              <SideFold />
            </Top>
            <PaletteButton shown={palette} onShow={showPalette} {...leaving} />
            {toolbar}
          </Head>
          <SideNavigation />
          <Foot>
            <ConnectionBadge {...connection} />
            <PreferencesMenu connection={connection} onShortcuts={() => showPalette('shortcuts')} {...leaving} />
          </Foot>
          <div id="fd-unsent" />
        </Side>
        <Main id="main" ref={main} tabIndex={-1} {...BELOW_PANEL}>
          {notice}
          {children}
        </Main>
        <BottomBar />
        <BulkHost />
        <UploadHost />
        <Toasts />
        <ConfirmHost />
      </Frame>
    </MediumPlace>
  )
}
