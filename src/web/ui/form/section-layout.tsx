import { Global } from '@emotion/react'
import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import List from '@mui/material/List'
import { useCallback, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '../icons.tsx'
import { scrollingRow, tabLink } from '../../theme/own-looks.ts'
import { ringInForcedColors } from '../../theme/look-parts.ts'
import { aboveDock, media, paint } from '../../theme/paint.ts'
import { radius } from '../../theme/scale.ts'
import { Hidden } from '../hidden.ts'
import { ASIDE, formColumns, RAIL } from './form-columns.ts'
import { Section } from './section.tsx'

/** Height of what stays above every page. */
const APP_BAR = 'var(--fd-bar)'
/** What the bars at the top and at the bottom may cover, in pixels: nothing that has the focus may hide there. */
const COVERED = { insetStart: 108, besideRail: 24, insetEnd: 96, onPhone: 156 }
/** A section that ends above this line, in pixels, is past: just below where one begins that was asked for. */
const PAST = COVERED.insetStart + 8

const Nav = styled('nav')({
  position: 'sticky',
  insetBlockStart: APP_BAR,
  zIndex: 6,
  minInlineSize: 0,
  background: paint.surface,
  borderBlockEnd: `1px solid ${paint.line}`,
  '& ul': {
    display: 'flex',
    gap: 4,
    ...scrollingRow,
    scrollbarWidth: 'none',
  },
  '& a': { ...tabLink, gap: 5, marginInlineEnd: 16 },
  '& .wrong': { display: 'inline-flex', color: paint.danger },
  '@media (pointer: coarse)': { '& a': { minBlockSize: 44 } },
  [RAIL]: {
    insetBlockStart: `calc(${APP_BAR} + 24px)`,
    marginBlockStart: 24,
    marginInlineStart: -8,
    borderBlockEnd: 0,
    '& ul': { display: 'grid', gap: 2 },
    '& a': {
      display: 'flex',
      justifyContent: 'space-between',
      minBlockSize: 28,
      marginInlineEnd: 0,
      paddingInline: 8,
      borderBlockEnd: 0,
      borderRadius: radius.control,
      whiteSpace: 'normal',
    },
    '& a:hover': { background: paint.hover },
    '& a[aria-current]': { background: paint.navOn },
  },
  // A transparent edge is drawn there, and a ground of our own is not.
  '@media (forced-colors: active)': {
    '& a:not([aria-current])': { borderBlockEndColor: 'Canvas' },
    '& a[aria-current]': { borderBlockEndColor: 'Highlight' },
    [RAIL]: { '& a[aria-current]': ringInForcedColors },
  },
})
const Columns = styled('div')({
  ...formColumns,
  alignItems: 'start',
  '& > .sections': { minInlineSize: 0 },
  '& > .sections > div': { outline: 'none' },
  [RAIL]: {
    ...formColumns[RAIL],
    '& > aside': { gridColumn: 2 },
  },
  [ASIDE]: {
    ...formColumns[ASIDE],
    '& > aside': {
      gridColumn: 3,
      alignSelf: 'stretch',
      justifySelf: 'end',
      boxSizing: 'border-box',
      inlineSize: 280,
      paddingInlineStart: 20,
      borderInlineStart: `1px solid ${paint.line}`,
    },
    '& > aside > div': { position: 'sticky', insetBlockStart: `calc(${APP_BAR} + 24px)`, paddingBlockStart: 24 },
    // Beside the form it begins where the form does, with no line of its own.
    '& > aside > div > section:first-of-type': { borderBlockStart: 0, paddingBlockStart: 0 },
  },
})

/** A section of a long form, in its navigation and below. */
export interface SectionEntry {
  /** Unique on the page; the address's fragment. */
  id: string
  /** What the navigation calls it. */
  label: string
  /** Its heading, where that says more than the label. */
  title?: string
  /** What its fields are for. */
  description?: string
  /** The fields. */
  content: ReactNode
}

interface SectionLayoutProps {
  sections: readonly SectionEntry[]
  /** Ids of those in which something keeps the form from being saved. */
  wrong: ReadonlySet<string>
  /** What follows from the form; beside it where there is room, else below. */
  aside?: ReactNode | undefined
  /** The form holds what needs the whole width, such as the grid of a week. */
  wide?: boolean | undefined
}

/** What a reader does who has gone on from where they were led. */
const GOES_ON = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Brings a section to the top of the window, and keeps it there while content arrives, until the reader goes on or the answered function is called; then it tells. */
function stayAt(section: HTMLElement, onLeft: () => void): () => void {
  const bring = () => section.scrollIntoView({ block: 'start' })
  bring()
  const observer = new ResizeObserver(bring)
  const leave = () => {
    observer.disconnect()
    for (const doing of GOES_ON) removeEventListener(doing, leave, true)
    onLeft()
  }
  // What stands before it may grow, and so may the section, which a short page cannot bring to the top.
  for (const part of section.parentElement?.children ?? []) observer.observe(part)
  for (const doing of GOES_ON) addEventListener(doing, leave, { capture: true, passive: true })
  return leave
}

/** The sections of a long form with a navigation that stays in sight: a rail beside them, a row of tabs on a phone. */
export function SectionLayout({ sections, wrong, aside, wide = false }: SectionLayoutProps) {
  const { i18n } = useLingui()
  const [current, setCurrent] = useState(sections[0]?.id)

  const row = useRef<HTMLUListElement>(null)
  // On a phone the row is wider than the window. Its own scrolling alone: the page must stay where it is.
  useLayoutEffect(() => {
    const tab = row.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (!row.current || !tab) return
    const { left, width } = row.current.getBoundingClientRect()
    row.current.scrollLeft += tab.left + tab.width / 2 - (left + width / 2)
  }, [current])

  /** Leaves the section that was asked for; undefined while none is. */
  const leave = useRef<() => void>(undefined)
  const watch = useCallback((column: HTMLElement | null) => {
    if (column === null) return undefined
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target.id)
        const first = [...column.children].find(({ id }) => seen.has(id))
        // At the end of the page one that was asked for may not reach the top: it is the current one nevertheless.
        if (first && leave.current === undefined) setCurrent(first.id)
      },
      { rootMargin: `-${PAST}px 0px -55% 0px` },
    )
    for (const section of column.children) observer.observe(section)
    return () => {
      observer.disconnect()
      leave.current?.()
    }
  }, [])

  const go = (event: MouseEvent, id: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    // A new fragment would be a step of the history, and a form with unsaved changes asks about each of those.
    event.preventDefault()
    setCurrent(id)
    const section = document.getElementById(id)
    leave.current?.()
    if (section) leave.current = stayAt(section, () => (leave.current = undefined))
    section?.focus({ preventScroll: true })
  }
  return (
    <>
      <Global
        styles={{
          html: {
            scrollPaddingBlockStart: COVERED.insetStart,
            scrollPaddingBlockEnd: aboveDock(COVERED.insetEnd),
            [RAIL]: { scrollPaddingBlockStart: COVERED.besideRail },
            [media.compact]: { scrollPaddingBlockEnd: aboveDock(COVERED.onPhone) },
          },
        }}
      />
      <Columns data-aside={aside !== undefined} data-wide={wide}>
        <Nav aria-label={i18n._('Sections of the form')}>
          <List ref={row}>
            {sections.map(({ id, label }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  aria-current={id === current ? 'location' : undefined}
                  onClick={(event) => go(event, id)}
                >
                  {label}
                  {wrong.has(id) && (
                    <span className="wrong">
                      <Icon name="warning" size={14} />
                      <Hidden>{i18n._('Check the highlighted fields')}</Hidden>
                    </span>
                  )}
                </a>
              </li>
            ))}
          </List>
        </Nav>
        <div className="sections" ref={watch}>
          {sections.map(({ id, label, title = label, description, content }) => (
            <div key={id} id={id} tabIndex={-1}>
              <Section title={title} description={description}>
                {content}
              </Section>
            </div>
          ))}
        </div>
        {aside !== undefined && (
          <aside>
            <div>{aside}</div>
          </aside>
        )}
      </Columns>
    </>
  )
}
