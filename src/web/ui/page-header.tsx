import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import type { ReactNode } from 'react'
import { Icon } from './icons.tsx'
import { media, paint, visuallyHidden } from '../theme/paint.ts'
import { useTitle } from './title.ts'
import { size, weight } from '../theme/scale.ts'
import { Link } from './link.tsx'

/** A step on the way to the page, from the outside in. */
export interface Crumb {
  label: string
  to: string
}

interface PageHeaderProps {
  /** Heading of the page and title of the browser tab. */
  title: string
  breadcrumbs?: readonly Crumb[]
  /** A quiet fact beside the heading, such as a count or the record's state. */
  description?: ReactNode
  /** Buttons at the end of the heading, the main one last. */
  actions?: ReactNode
}

const Header = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  boxSizing: 'border-box',
  minBlockSize: 56,
  paddingBlock: 6,
  marginBlockEnd: 8,
  // The head begins at the edge of its sheet; a notice above it keeps its distance.
  'main > &:not(* + *)': { marginBlockStart: -16 },
  '& h1': { margin: 0, fontSize: size.h3, fontWeight: weight.semibold, letterSpacing: '-0.014em', lineHeight: 1.4 },
  '& .words': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 12px',
    // A long fact goes below the title rather than the buttons below both.
    flex: '1 1 256px',
    minInlineSize: 0,
  },
  '& .words > nav': { flexBasis: '100%' },
  '& nav a > .fd-icon': { display: 'none' },
  '& .description': { color: paint.soft, fontSize: size.body2 },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  // A screen has one main action: where a page is empty that is its next step, and the head's steps back.
  'main:has([data-next-step] .MuiButton-contained) & .actions .MuiButton-contained': {
    background: paint.raised,
    boxShadow: `inset 0 0 0 1px ${paint.strongLine}`,
    color: paint.ink,
  },
  // Beside the title there is room for the words of the main action only; a tooltip has the others.
  '@media (max-width: 1179.95px)': {
    '& .actions :not(.MuiButton-contained) > .words': visuallyHidden,
  },
  // On a phone for none, and of the way here for the step back.
  [media.compact]: {
    '& > .words': { flexBasis: 136 },
    '& .description': { flexBasis: '100%' },
    '& .description:has(.MuiChip-root)': { marginBlockStart: 4 },
    'main > &:not(* + *)': { marginBlockStart: -8 },
    '& .actions .words': visuallyHidden,
    '& nav li:not(:nth-last-of-type(3))': { display: 'none' },
    '& nav a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 44, textDecoration: 'none' },
    '& nav a > .fd-icon': { display: 'block', marginInlineStart: -6 },
  },
})
/** The head of a page: where it is, what it is called, what can be done. It also names the browser tab. */
export function PageHeader({ title, breadcrumbs = [], description, actions }: PageHeaderProps) {
  const { i18n } = useLingui()
  useTitle(title)
  return (
    <Header>
      <div className="words">
        {breadcrumbs.length > 0 && (
          <Breadcrumbs aria-label={i18n._('Breadcrumbs')} separator={<Icon name="chevronEnd" size={14} />}>
            {breadcrumbs.map(({ label, to }) => (
              <Link key={to} to={to}>
                <Icon name="chevronStart" size={18} />
                {label}
              </Link>
            ))}
            <span aria-current="page">{title}</span>
          </Breadcrumbs>
        )}
        <h1>{title}</h1>
        {description && <div className="description">{description}</div>}
      </div>
      {actions && <div className="actions">{actions}</div>}
    </Header>
  )
}
