import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import { createContext, type ReactNode, useContext } from 'react'
import { Link } from 'react-router-dom'
import { errorWords } from '../../client/error-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { media, paint, visuallyHidden } from '../../theme/paint.ts'
import { Bone } from '../../ui/Skeletons.tsx'
import type { Counted } from './numbers.ts'
import { radius, size, weight } from '../../theme/scale.ts'

/** A read that failed, and how to try it again. */
export interface Failed {
  error: unknown
  retry: () => void
}

const Box = styled('section')({
  border: `1px solid ${paint.line}`,
  borderRadius: radius.sheet,
  background: paint.surface,
  overflow: 'hidden',
  minInlineSize: 0,
  '& > h2': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    margin: 0,
    minBlockSize: 46,
    paddingInline: 16,
    fontSize: size.h4,
    fontWeight: weight.semibold,
  },
  '& > h2 .icon': { display: 'inline-flex', color: paint.soft },
  '& > h2 .count': {
    minInlineSize: 26,
    paddingBlock: 3,
    paddingInline: 8,
    borderRadius: radius.round,
    background: paint.hover,
    color: paint.ink,
    fontSize: size.body2,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    textDecoration: 'none',
  },
  '& > h2 a.count': { background: paint.accentTint, color: paint.accent },
  '& > h2 a.count:hover': { textDecoration: 'underline' },
  '& > p': { margin: 0, padding: '2px 16px 16px', color: paint.soft },
  '& > p > button': { marginInlineStart: -12 },
  '& > p.failed > button': { marginInlineStart: 0 },
  '& > p.failed': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, color: paint.ink },
  '& > ul, & > ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& > ul > li': {
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 56,
    paddingBlock: 8,
    paddingInline: 16,
    borderBlockStart: `1px solid ${paint.line}`,
  },
  [media.compact]: {
    '& > ul > li': { gridTemplateColumns: '80px minmax(0, 1fr)' },
    '& > ul > li > .end': { gridColumn: 2, justifyContent: 'start' },
  },
  '& time': { fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', color: paint.soft, fontSize: size.caption, fontWeight: weight.regular },
  '& li > div > a': { color: paint.ink, fontWeight: weight.semibold, textDecoration: 'none', overflowWrap: 'anywhere' },
  '& li > div > a:hover': { textDecoration: 'underline' },
  '& .end': { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', alignItems: 'center', gap: 8 },
})
const Hidden = styled('span')(visuallyHidden)

/** Rows that are on their way, as high as rows are. */
export function Bones({ rows }: { rows: number }) {
  return (
    <ul aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <li key={index}>
          <Bone width="56px" />
          <Bone width="70%" />
          <Bone width="64px" height="20px" />
        </li>
      ))}
    </ul>
  )
}

/** Whether the page says already, for all of its parts, that the service could not be read. */
export const FailureTold = createContext(false)

/** A part of the page: its heading, its number as a link to the records counted, and either its content or why not. */
export function Frame({
  title,
  icon,
  counted,
  failed,
  children,
}: {
  title: string
  icon: IconName
  counted?: Counted | undefined
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
        <span className="icon">
          <Icon name={icon} />
        </span>
        {title}
        {counted?.to !== undefined && (
          <Link className="count" to={counted.to}>
            {count}
          </Link>
        )}
        {counted && counted.to === undefined && <span className="count">{counted.count}</span>}
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
