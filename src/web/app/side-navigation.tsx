import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Fragment, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { afterPaint } from '../store/after-paint.ts'
import { Icon } from '../ui/icons.tsx'
import { ringInForcedColors } from '../theme/look-parts.ts'
import { media, paint, railed, visuallyHidden } from '../theme/paint.ts'
import { keepFrame } from './kept-frame.ts'
import { navigationOf, type NavigationGroup } from './navigation.ts'
import { useOfferedPages, usePages } from './pages.ts'
import { preloadPage, shownAt } from './opened-page.ts'
import { radius, size, weight } from '../theme/scale.ts'
import { Link } from '../ui/link.tsx'

const Side = styled('nav')({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  marginInline: -4,
  paddingInline: 4,
  [media.compact]: { display: 'none' },
})

/** The links of the navigation, in the side bar and in the drawer of a phone. */
export const NavigationList = styled('div')({
  '& p': {
    margin: 0,
    padding: '10px 8px 2px',
    color: paint.soft,
    fontSize: size.caption,
  },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: 32,
    paddingInline: 8,
    borderRadius: radius.control,
    color: paint.soft,
    fontSize: size.body2,
    fontWeight: weight.medium,
    textDecoration: 'none',
    '@media (pointer: coarse)': { minBlockSize: 44 },
  },
  '& a:hover': { background: paint.hover },
  '& a[aria-current="page"]': { background: paint.navOn, color: paint.ink },
  '@media (forced-colors: active)': {
    '& a[aria-current="page"]': ringInForcedColors,
  },
})

const Rail = styled(NavigationList)({
  ...railed({
    '& p': {
      inlineSize: 28,
      blockSize: 1,
      padding: 0,
      margin: '6px 4px',
      background: paint.line,
      color: 'transparent',
      overflow: 'hidden',
    },
    '& a': { justifyContent: 'center', inlineSize: 36, paddingInline: 0 },
    '& a > span': visuallyHidden,
  }),
})

/** Groups of navigation links; `onFollow` runs when one is followed. */
export function NavigationGroups({ groups, onFollow }: { groups: readonly NavigationGroup[]; onFollow?: () => void }) {
  const { i18n } = useLingui()
  const { pathname } = useLocation()
  const open = shownAt(usePages(), pathname)?.page
  return groups.map(({ label, pages }) => (
    <Fragment key={label ?? ''}>
      {label && <p>{i18n._(label)}</p>}
      <ul>
        {pages.map((page) => (
          <li key={page.id}>
            <Link
              to={page.to}
              aria-current={page === open ? 'page' : undefined}
              data-tooltip={i18n._(page.title)}
              onClick={onFollow}
              onPointerEnter={() => void preloadPage(page.to)}
              onFocus={() => void preloadPage(page.to)}
            >
              <Icon name={page.icon} size={18} />
              <span>{i18n._(page.title)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Fragment>
  ))
}

/** The navigation at the side: words on a desk's screen, icons on a tablet's, absent on a phone. */
export function SideNavigation() {
  const { i18n } = useLingui()
  const pages = useOfferedPages()
  const side = useRef<HTMLElement>(null)
  // The next load draws the same before its code is there; every render may have other pages or another language.
  useEffect(() => afterPaint(() => side.current && keepFrame(side.current)))
  const { pathname } = useLocation()
  const { length } = pages
  // In a low window the page that is open may be marked out of sight, also one that is offered once rights are known.
  useEffect(() => {
    side.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname, length])
  return (
    <Side ref={side} aria-label={i18n._('Main')}>
      <Rail>
        <NavigationGroups groups={navigationOf(pages)} />
      </Rail>
    </Side>
  )
}
