import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import { createContext, type ReactNode, useContext } from 'react'
import { errorWords } from '../../client/error-words.ts'
import { Button } from '../../ui/button.tsx'
import { media, paint, visuallyHidden } from '../../theme/paint.ts'
import { Bone, Loading } from '../../ui/skeletons.tsx'
import type { LinkedCount } from './day-numbers.ts'
import { radius, size, weight } from '../../theme/scale.ts'
import { Hidden } from '../../ui/hidden.ts'
import { Link } from '../../ui/link.tsx'

/** A read that failed, and how to try it again. */
export interface Failed {
  error: unknown
  retry: () => void
}

const Box = styled('section')({
  containerType: 'inline-size',
  minInlineSize: 0,
  paddingBlock: '12px 16px',
  '& + &': { borderBlockStart: `1px solid ${paint.line}` },
  '& > h2': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    margin: 0,
    minBlockSize: 32,
    fontSize: size.body2,
    fontWeight: weight.medium,
  },
  '& > h2 .count': {
    color: paint.soft,
    fontWeight: weight.regular,
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
  },
  '& > h2 .aside': { marginInlineStart: 'auto', color: paint.soft, fontWeight: weight.regular },
  '& > h2 a.count:hover': { textDecoration: 'underline' },
  '& > p': { margin: 0, padding: '2px 0 8px', color: paint.soft },
  '& > p > button': { marginInlineStart: -12 },
  '& > p.failed > button': { marginInlineStart: 0 },
  '& > p.failed': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, color: paint.ink },
  '& > ul, & > ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& > ul > li': {
    display: 'grid',
    gridTemplateColumns: '72px 18px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 44,
    marginInline: -8,
    paddingBlock: 4,
    paddingInline: 8,
    borderRadius: radius.control,
  },
  // By a bar as well as by a ground, as in the lists.
  '& > ul > li[data-fresh]': { background: paint.accentTint, boxShadow: `inset 3px 0 ${paint.accent}` },
  '[dir="rtl"] & > ul > li[data-fresh]': { boxShadow: `inset -3px 0 ${paint.accent}` },
  '& > ul > li:hover, & > ul > li:focus-within': { background: paint.hover },
  // Where a pointer hovers, a row shows what can be done with it when it is looked at, and what counts until then.
  '@media (hover: hover) and (pointer: fine)': {
    '& > ul > li:not(:hover, :focus-within, [data-ready]) .step': { ...visuallyHidden },
    '& > ul > li:is(:hover, :focus-within):not([data-ready]):has(.step) .until': { display: 'none' },
  },
  [media.compact]: {
    // When and how long until then stand below each other, so that what can be done keeps to the row.
    '& > ul > li': {
      gridTemplateColumns: '88px 18px minmax(0, 1fr)',
      gridAutoColumns: 'auto',
      rowGap: 0,
      minBlockSize: 56,
    },
    '& > ul > li > *': { gridRow: '1 / span 2' },
    '& > ul > li > time': { gridRow: 1, alignSelf: 'end' },
    '& > ul > li > .end': { display: 'contents' },
    '& > ul > li .until': { gridColumn: 1, gridRow: 2, alignSelf: 'start' },
    '& > ul > li .step': { gridRow: '1 / span 2', minInlineSize: 44, paddingInline: 0 },
    '& > ul > li .step .MuiButton-startIcon': { margin: 0 },
    '& > ul > li .step > span:not(.MuiButton-startIcon)': visuallyHidden,
  },
  '& time': { color: paint.soft, fontSize: size.body2, fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', color: paint.soft, fontSize: size.caption, fontWeight: weight.regular },
  '& .standing': { display: 'inline-flex' },
  '& li > div > a': {
    color: paint.ink,
    fontSize: size.body1,
    fontWeight: weight.medium,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& li > div > a:hover': { textDecoration: 'underline' },
  // Name and facts in one line where there is room, as columns that can be read down.
  '@container (min-width: 600px)': {
    '& > ul > li > div:not(.bar)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 172px) minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: 12,
    },
    '& > ul > li > div:not(.bar) > a + small': { fontSize: size.body2 },
    '& > ul > li > div:not(.bar) > a + small ~ small': { gridColumn: 2 },
  },
  '& .end': { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', alignItems: 'center', gap: 8 },
  // On paper there is nothing to press.
  '@media print': { '& button': { display: 'none' }, '& > ul > li .until': { display: 'block !important' } },
})
/** Rows that are on their way, as high as rows are. */
export function Bones({ rows }: { rows: number }) {
  return (
    <ul aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <li key={index}>
          <Bone width="40px" />
          <Bone width="18px" height="18px" />
          <Bone width="45%" />
          <Bone width="64px" />
        </li>
      ))}
    </ul>
  )
}

/** Parts of which nobody knows yet which they are: without names, so that no word moves when one of them is not needed. */
export function PartsOutline({ rows }: { rows: readonly number[] }) {
  return (
    <>
      {rows.map((count, at) => (
        <Box key={at} aria-hidden="true">
          <h2>
            <Bone width="88px" />
          </h2>
          <Bones rows={count} />
        </Box>
      ))}
      <Loading />
    </>
  )
}

/** Whether the page says already, for all of its parts, that the service could not be read. */
export const FailureTold = createContext(false)

/** A part of the page: its heading, its number as a link to the records counted, and either its content or why not. */
export function HomeSection({
  title,
  aside,
  counted,
  failed,
  children,
}: {
  title: string
  /** What stands at the end of its rows. */
  aside?: string
  counted?: LinkedCount | undefined
  /** Instead of the content, where there is nothing older to show. */
  failed?: Failed | undefined
  children?: ReactNode
}) {
  const { i18n } = useLingui()
  const isTold = useContext(FailureTold)
  const words = failed && errorWords(i18n, failed.error)
  const count = counted && (
    <>
      {counted.count}
      <Hidden> {i18n._('in the list')}</Hidden>
    </>
  )
  return (
    <Box aria-label={title}>
      <h2>
        {title}
        {counted?.to !== undefined && (
          <Link className="count" to={counted.to}>
            {count}
          </Link>
        )}
        {counted && counted.to === undefined && <span className="count">{counted.count}</span>}
        {aside && <span className="aside">{aside}</span>}
      </h2>
      {words && isTold && <p>{i18n._('Not loaded')}</p>}
      {words && !isTold && (
        <p className="failed" role="alert">
          <span>
            {words.title}. {words.advice}
          </span>
          <Button icon="refresh" onClick={failed?.retry}>
            {i18n._('Try again')}
          </Button>
        </p>
      )}
      {!words && children}
    </Box>
  )
}
