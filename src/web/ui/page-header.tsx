import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Icon } from './icons.tsx'
import { media, paint, visuallyHidden } from '../theme/paint.ts'
import { useTitle } from './title.ts'
import { pageEdge, size, weight } from '../theme/scale.ts'
import { Link } from './link.tsx'

/** The page that this one belongs to. */
export interface Parent {
  label: string
  to: string
}

interface PageHeaderProps {
  /** Heading of the page and title of the browser tab. */
  title: string
  parent?: Parent | undefined
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
  // The head begins at the edge of its sheet; a notice above it keeps its distance.
  'main > &:not(* + *), main > :not(* + *) > &:not(* + *)': { marginBlockStart: -pageEdge },
  // The head of a record stands over its sections.
  'form > &': {
    marginBlockEnd: 0,
    marginInline: -pageEdge,
    paddingInline: pageEdge,
    borderBlockEnd: `1px solid ${paint.line}`,
  },
  // A word that is longer than the line breaks in it, where it would be as wide as it likes.
  '& h1, & .description': { minInlineSize: 0 },
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
  '& .parent': {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'center',
    gap: 8,
    minBlockSize: 24,
    paddingInlineEnd: 16,
    borderInlineEnd: `1px solid ${paint.line}`,
    color: paint.soft,
    fontSize: size.body2,
    fontWeight: weight.medium,
    textDecoration: 'none',
    '&:hover': { color: paint.ink },
  },
  '& .description': { color: paint.soft, fontSize: size.body2, textWrapStyle: 'pretty' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  // On paper there is nothing to press.
  '@media print': { '& .actions, & .parent': { display: 'none' } },
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
    marginBlockEnd: 8,
    // As narrow as its longest word: what comes late beside it finds room there, or none from the beginning.
    '& > .words': { flexBasis: 'min-content' },
    '& .description': { flexBasis: '100%' },
    '& .description:has(.MuiChip-root)': { marginBlockStart: 4 },
    'main > &:not(* + *), main > :not(* + *) > &:not(* + *)': { marginBlockStart: -8 },
    'form > &': { marginInline: 0, paddingInline: 0, borderBlockEnd: 0 },
    '& .actions .words': visuallyHidden,
    '& .parent': { minBlockSize: 44, border: 0 },
    // The line is as wide as the head, the press as its words.
    '& .parent + h1': { flexBasis: '100%' },
  },
})
/** The head of a page: where it is, what it is called, what can be done. It also names the browser tab. */
export function PageHeader({ title, parent, description, actions }: PageHeaderProps) {
  useTitle(title)
  return (
    <Header>
      <div className="words">
        {parent && (
          <Link className="parent" to={parent.to}>
            <Icon name="back" size={18} />
            {parent.label}
          </Link>
        )}
        <h1>{title}</h1>
        {description && <div className="description">{description}</div>}
      </div>
      {actions && <div className="actions">{actions}</div>}
    </Header>
  )
}
