import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import List from '@mui/material/List'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { paint } from '../../../theme/paint.ts'
import { fateLook, fatesInForcedColors } from './fate-paint.ts'
import { sentenceOf } from './day-column.tsx'
import type { DayPiece } from './lay-day.ts'
import { fateOf, pieceTime, type VerdictContext } from './verdict-words.ts'
import { radius, size, weight } from '../../../theme/scale.ts'

const Words = styled('details')({
  fontSize: size.body2,
  '& > summary': { minBlockSize: 28, fontWeight: weight.medium, cursor: 'pointer' },
  '& ol': { display: 'grid', gap: 4, marginBlockStart: 6 },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '22px minmax(0, 11rem) minmax(0, 1fr)',
    gap: '0 10px',
    alignItems: 'center',
    paddingBlockEnd: 4,
    borderBlockEnd: `1px solid ${paint.line}`,
  },
  '& i': { inlineSize: 22, blockSize: 14, borderRadius: radius.card },
  ...fatesInForcedColors,
  '& .time': { fontVariantNumeric: 'tabular-nums' },
  '@media (max-width: 599.95px)': {
    '& li': { gridTemplateColumns: '22px minmax(0, 1fr)' },
    '& .why': { gridColumn: 2 },
  },
})

interface DayWordsProps {
  date: string
  pieces: readonly DayPiece[]
  said: VerdictContext
}

/** A whole day of the picture as lines of text, for those whom the picture does not serve. */
export function DayWords({ date, pieces, said }: DayWordsProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <Words>
      <summary>{i18n._('{day} as text', { day: format.plainDate(date, 'long') })}</summary>
      <List component="ol">
        {pieces.map((piece) => (
          <li key={`${piece.start} ${piece.from}`}>
            <i {...fateLook(fateOf(piece.verdict, said.rules))} />
            <span className="time">{pieceTime(said, piece)}</span>
            <span className="why">{sentenceOf(said, piece)}</span>
          </li>
        ))}
      </List>
    </Words>
  )
}
