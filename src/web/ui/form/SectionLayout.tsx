import { Global } from '@emotion/react'
import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useCallback, useState, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '../icons.tsx'
import { media, paint, visuallyHidden } from '../../theme/paint.ts'
import { radius, size, weight } from '../../theme/scale.ts'

/** Height of what stays above every page. */
const APP_BAR = 'var(--fd-bar)'
/** What the bars at the top and at the bottom may cover, in pixels: nothing that has the focus may hide there. */
const COVERED = { insetStart: 116, insetEnd: 96, onPhone: 156 }

const Nav = styled('nav')({
  position: 'sticky',
  insetBlockStart: APP_BAR,
  zIndex: 6,
  background: paint.surface,
  borderBlockEnd: `1px solid ${paint.line}`,
  '& > button': { display: 'none' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 4px', margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    minBlockSize: 40,
    paddingInline: 10,
    borderBlockEnd: '2px solid transparent',
    color: paint.soft,
    fontSize: size.body2,
    fontWeight: weight.medium,
    textDecoration: 'none',
  },
  '& a:hover': { color: paint.ink },
  '& a[aria-current]': { color: paint.ink, borderBlockEndColor: paint.accent },
  '& .wrong': { color: paint.danger },
  [media.compact]: {
    marginInline: -12,
    paddingInline: 12,
    '& > button': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      inlineSize: '100%',
      minBlockSize: 44,
      padding: 0,
      border: 0,
      background: 'none',
      color: paint.ink,
      font: 'inherit',
      fontSize: size.body2,
      fontWeight: weight.medium,
    },
    '& ul': { display: 'grid', paddingBlockEnd: 8 },
    '& ul[data-open="false"]': { display: 'none' },
    '& a': { inlineSize: '100%', minBlockSize: 44, borderBlockEnd: 0, paddingInline: 12 },
    '& a[aria-current]': { background: paint.accentTint, borderRadius: radius.control },
  },
})
const Hidden = styled('span')(visuallyHidden)

const Columns = styled('div')({
  display: 'grid',
  gap: 14,
  alignItems: 'start',
  '& > .sections': { display: 'grid', gap: 14, minInlineSize: 0 },
  '& > .sections > div': { outline: 'none', scrollMarginBlockStart: COVERED.insetStart },
  '@media (min-width: 1200px)': {
    '&[data-aside="true"]': { gridTemplateColumns: 'minmax(0, 1fr) 272px' },
    '& > aside': { position: 'sticky', insetBlockStart: `calc(${APP_BAR} + 56px)` },
  },
})

/** A section of a long form as its navigation shows it. */
export interface SectionEntry {
  /** Unique on the page; the address's fragment. */
  id: string
  label: string
  /** Something in it keeps the form from being saved. */
  wrong?: boolean
  content: ReactNode
}

interface SectionLayoutProps {
  sections: readonly SectionEntry[]
  /** What follows from the form; beside it where there is room, else below. */
  aside?: ReactNode
}

/** The sections of a long form with a navigation that stays in sight; on a phone it is one line that opens. */
export function SectionLayout({ sections, aside }: SectionLayoutProps) {
  const { i18n } = useLingui()
  const [current, setCurrent] = useState(sections[0]?.id)
  const [open, setOpen] = useState(false)

  const watch = useCallback((column: HTMLElement | null) => {
    if (column === null) return undefined
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target.id)
        const first = [...column.children].find(({ id }) => seen.has(id))
        if (first) setCurrent(first.id)
      },
      { rootMargin: `-${COVERED.insetStart}px 0px -55% 0px` },
    )
    for (const section of column.children) observer.observe(section)
    return () => observer.disconnect()
  }, [])

  const go = (event: MouseEvent, id: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    // A new fragment would be a step of the history, and a form with unsaved changes asks about each of those.
    event.preventDefault()
    setOpen(false)
    setCurrent(id)
    const section = document.getElementById(id)
    section?.scrollIntoView({ block: 'start' })
    section?.focus({ preventScroll: true })
  }
  const shown = sections.find(({ id }) => id === current)
  return (
    <>
      <Global
        styles={{
          html: { scrollPaddingBlock: `${COVERED.insetStart}px ${COVERED.insetEnd}px` },
          [media.compact]: { html: { scrollPaddingBlockEnd: COVERED.onPhone } },
        }}
      />
      <Nav aria-label={i18n._('Sections of the form')}>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {i18n._('Section: {name}', { name: shown?.label ?? '' })}
          <Icon name="chevronDown" />
        </button>
        <ul data-open={open}>
          {sections.map(({ id, label, wrong }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                onClick={(event) => go(event, id)}
              >
                {label}
                {wrong && (
                  <span className="wrong">
                    <Icon name="warning" size={14} />
                    <Hidden>{i18n._('Something here needs a look')}</Hidden>
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </Nav>
      <Columns data-aside={aside !== undefined}>
        <div className="sections" ref={watch}>
          {sections.map(({ id, content }) => (
            <div key={id} id={id} tabIndex={-1}>
              {content}
            </div>
          ))}
        </div>
        {aside !== undefined && <aside>{aside}</aside>}
      </Columns>
    </>
  )
}
