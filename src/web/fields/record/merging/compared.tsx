import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { paint, tonePaint } from '../../../theme/paint.ts'
import { lineDifference, listDifference } from './list-difference.ts'
import type { useWords } from './use-words.ts'
import { radius, size, weight } from '../../../theme/scale.ts'

const [came, went] = [tonePaint('completed'), tonePaint('no-show')]
const Box = styled('div')({
  display: 'grid',
  gap: 3,
  minInlineSize: 0,
  fontSize: size.body2,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '& ins, & del': {
    display: 'grid',
    gridTemplateColumns: '1.1em minmax(0, 1fr)',
    paddingInline: 6,
    borderRadius: radius.card,
    textDecoration: 'none',
  },
  '& ins::before': { content: '"+" / ""', fontWeight: weight.semibold },
  '& del::before': { content: '"−" / ""', fontWeight: weight.semibold },
  '& ins': { background: came.bg, color: came.text },
  '& del': { background: went.bg, color: went.text },
  '& small': { color: paint.soft },
  // Two short values read as one line: as it was, an arrow, as it is.
  '&[data-short]': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px' },
  '&[data-short] > ins, &[data-short] > del': { display: 'inline', paddingInline: 0, background: 'none' },
  '&[data-short] > ins::before, &[data-short] > del::before': { content: 'none' },
  '&[data-short] > del': { color: paint.soft },
  '&[data-short] > ins': { color: paint.ink, fontWeight: weight.medium },
  '&[data-short] > ins::before': {
    content: '"→" / ""',
    marginInlineEnd: 8,
    color: paint.soft,
    fontWeight: weight.regular,
  },
  '&[data-short] > ins:dir(rtl)::before': { content: '"←" / ""' },
})

/** As long as two values may be to stand in one line. */
const SHORT = 28

interface ComparedProps {
  field: string
  before: unknown
  after: unknown
  words: ReturnType<typeof useWords>
}

interface Part {
  went: boolean
  text: string
}

/** Lines and entries that went and came; a short value is told whole. */
const partsOf = ({ field, before, after, words }: ComparedProps): Part[] => {
  const tell = (value: unknown): string => words.ownWords(field, value) ?? words.valueWords(field, value)
  if (Array.isArray(before) && Array.isArray(after) && words.ownWords(field, after) === undefined) {
    const { removed, added } = listDifference<unknown>(before, after)
    return [
      ...removed.map((entry) => ({ went: true, text: words.valueWords(field, entry) })),
      ...added.map((entry) => ({ went: false, text: words.valueWords(field, entry) })),
    ]
  }
  const [old, now] = [tell(before), tell(after)]
  const lines = old.includes('\n') || now.includes('\n') ? lineDifference(old, now) : undefined
  return (
    lines?.map(({ sign, line }) => ({ went: sign === '-', text: line })) ?? [
      { went: true, text: old },
      { went: false, text: now },
    ]
  )
}

/** What one side made of a field: what went and what came, by entry of a list or line of a text. */
export function Compared(props: ComparedProps) {
  const { i18n } = useLingui()
  const parts = partsOf(props)
  const [old, now] = parts
  const isShort = old?.went === true && now?.went === false && parts.length === 2
  return (
    <Box data-short={(isShort && parts.every(({ text }) => text.length <= SHORT)) || undefined}>
      {parts.length === 0 && <small>{i18n._('The same entries in another order')}</small>}
      {parts.map(({ went: isGone, text }, index) =>
        isGone ? (
          // Lines and entries have no name of their own and never move here.
          // oxlint-disable-next-line react/no-array-index-key
          <del key={index}>
            <span>{text}</span>
          </del>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <ins key={index}>
            <span>{text}</span>
          </ins>
        ),
      )}
    </Box>
  )
}
