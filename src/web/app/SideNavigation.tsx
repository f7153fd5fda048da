import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Fragment } from 'react'
import { NavLink } from 'react-router-dom'
import { Icon } from '../ui/icons.tsx'
import { media, paint, visuallyHidden } from '../ui/paint.ts'
import { NAVIGATION, type NavigationGroup } from './navigation.ts'
import { preloadPage } from './routes.tsx'

const Side = styled('nav')({
  gridArea: 'nav',
  position: 'sticky',
  insetBlockStart: 52,
  blockSize: 'calc(100dvh - 52px)',
  overflowY: 'auto',
  padding: 10,
  background: paint.surface,
  borderInlineEnd: `1px solid ${paint.line}`,
  [media.compact]: { display: 'none' },
})

/** The links of the navigation, in the side bar and in the drawer of a phone. */
export const NavigationList = styled('div')({
  '& p': {
    margin: 0,
    padding: '14px 10px 4px',
    color: paint.soft,
    fontSize: '0.6875rem',
    fontWeight: 600,
    letterSpacing: '0.02em',
  },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: 34,
    paddingInline: 10,
    borderRadius: 8,
    color: paint.ink,
    fontSize: '0.84375rem',
    textDecoration: 'none',
  },
  '& a .fd-icon': { color: paint.soft },
  '& a:hover': { background: paint.hover },
  '& a[aria-current="page"]': { background: paint.accentTint, fontWeight: 600 },
  '& a[aria-current="page"] .fd-icon': { color: paint.accent },
  '& a[aria-current="page"]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -10,
    insetBlock: 6,
    inlineSize: 3,
    borderRadius: 3,
    background: paint.accent,
  },
  '@media (forced-colors: active)': {
    '& a[aria-current="page"]': { outline: '2px solid Highlight', outlineOffset: -2 },
    '& a[aria-current="page"]::before': { background: 'Highlight' },
  },
})

const Rail = styled(NavigationList)({
  [media.rail]: {
    '& p': {
      blockSize: 1,
      padding: 0,
      margin: '8px 6px',
      background: paint.line,
      color: 'transparent',
      overflow: 'hidden',
    },
    '& a': { justifyContent: 'center', paddingInline: 0, minBlockSize: 40 },
    '& a > span': visuallyHidden,
  },
})

/** Groups of navigation links; `onFollow` runs when one is followed. */
export function NavigationGroups({ groups, onFollow }: { groups: readonly NavigationGroup[]; onFollow?: () => void }) {
  const { i18n } = useLingui()
  return groups.map(({ label, entries }) => (
    <Fragment key={label ?? ''}>
      {label && <p>{i18n._(label)}</p>}
      <ul>
        {entries.map((entry) => (
          <li key={entry.to}>
            <NavLink
              to={entry.to}
              end={entry.end ?? false}
              title={i18n._(entry.label)}
              onClick={onFollow}
              onPointerEnter={() => preloadPage(entry.to)}
              onFocus={() => preloadPage(entry.to)}
            >
              <Icon name={entry.icon} size={20} />
              <span>{i18n._(entry.label)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </Fragment>
  ))
}

/** The navigation at the side: words on a desk's screen, icons on a tablet's, absent on a phone. */
export function SideNavigation() {
  const { i18n } = useLingui()
  return (
    <Side aria-label={i18n._('Main')}>
      <Rail>
        <NavigationGroups groups={NAVIGATION} />
      </Rail>
    </Side>
  )
}
