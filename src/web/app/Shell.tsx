import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { BulkHost } from '../fields/bulk/BulkHost.tsx'
import { MediumPlace } from '../fields/uploads/medium-place.ts'
import { UploadHost } from '../fields/uploads/UploadHost.tsx'
import { paths } from '../pages/paths.ts'
import { ConfirmHost } from '../ui/ConfirmDialog.tsx'
import { media, paint, visuallyHidden } from '../theme/paint.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { BottomBar } from './BottomBar.tsx'
import { ConnectionBadge, type Connection } from './ConnectionBadge.tsx'
import { PaletteButton, type PaletteShown } from './PaletteButton.tsx'
import { PreferencesMenu } from './PreferencesMenu.tsx'
import { SideNavigation } from './SideNavigation.tsx'
import { radius, size, weight } from '../theme/scale.ts'

/** What the shell must be handed: it knows no session, only how to show one. */
export interface ShellProps {
  connection: Connection
  onSignOut?: () => void
  /** Controls at the end of the app bar, before the connection badge. */
  toolbar?: ReactNode
  /** A notice between app bar and page, such as an outage or a fault that is switched on. */
  notice?: ReactNode
  children: ReactNode
}

/** Height of the app bar in pixels; `index.html` draws the same one before the code is there. */
const BAR_HEIGHT = 52

const Frame = styled('div')({
  display: 'grid',
  minBlockSize: '100dvh',
  gridTemplate: `"bar bar" ${BAR_HEIGHT}px "nav main" 1fr / 216px minmax(0, 1fr)`,
  [media.rail]: { gridTemplateColumns: '60px minmax(0, 1fr)' },
  [media.compact]: { gridTemplate: `"bar" ${BAR_HEIGHT}px "main" 1fr / minmax(0, 1fr)` },
})
const Bar = styled('header')({
  gridArea: 'bar',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 30,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  paddingInline: 16,
  background: paint.surface,
  borderBlockEnd: `1px solid ${paint.line}`,
  [media.compact]: { paddingInline: 12 },
})
const Brand = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  marginInlineEnd: 'auto',
  color: paint.ink,
  fontSize: size.h4,
  fontWeight: weight.semibold,
  letterSpacing: '-0.015em',
  textDecoration: 'none',
  '& img': { display: 'block' },
  // On a phone the name of the connection says more than ours.
  [media.compact]: { '& span': visuallyHidden },
})
const Main = styled('main')({
  gridArea: 'main',
  minInlineSize: 0,
  padding: 24,
  // The runner of many changes docks at the end of the screen, and the end of the page must stay in reach.
  paddingBlockEnd: 'calc(48px + var(--fd-dock, 0px) + var(--fd-uploads, 0px))',
  outline: 'none !important',
  [media.rail]: { padding: 20 },
  [media.compact]: { padding: 12, paddingBlockEnd: 'calc(88px + var(--fd-dock, 0px) + var(--fd-uploads, 0px))' },
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

/** The frame around every page: app bar, navigation, the page itself, and the places for toasts and questions. */
export function Shell({ connection, onSignOut, toolbar, notice, children }: ShellProps) {
  const { i18n } = useLingui()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  const [palette, showPalette] = useState<PaletteShown>()
  const leaving = onSignOut && { onSignOut }

  // A new page must start at its top and be where the keyboard and the screen reader continue; the browser does neither
  // for a change of address without a load.
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <MediumPlace value={paths.multimedia.one}>
      <Frame>
        <SkipLink href="#main">{i18n._('Skip to content')}</SkipLink>
        <Bar>
          <Brand to={paths.home()}>
            <img src="/favicon.svg" alt="" width={26} height={26} />
            <span>Frontdesk</span>
          </Brand>
          <PaletteButton shown={palette} onShow={showPalette} {...leaving} />
          {toolbar}
          <ConnectionBadge {...connection} />
          <PreferencesMenu connection={connection} onShortcuts={() => showPalette('shortcuts')} {...leaving} />
        </Bar>
        <SideNavigation />
        <Main id="main" ref={main} tabIndex={-1}>
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
