import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import ButtonBase from '@mui/material/ButtonBase'
import type { ReactNode } from 'react'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paint } from '../../theme/paint.ts'
import { radius, size, weight } from '../../theme/scale.ts'
import { viewDates } from './span.ts'

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  '& > fieldset': { flex: 1, display: 'flex' },
})

const Day = styled(ButtonBase)({
  flex: '1 1 0',
  flexDirection: 'column',
  gap: 2,
  minInlineSize: 24,
  minBlockSize: 52,
  borderRadius: radius.control,
  color: paint.soft,
  fontSize: size.overline,
  '& > b': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 28,
    blockSize: 28,
    borderRadius: radius.control,
    color: paint.ink,
    fontSize: size.body1,
    fontWeight: weight.medium,
    fontVariantNumeric: 'tabular-nums',
  },
  '&[data-today] > b': { color: paint.accentStrong, fontWeight: weight.semibold },
  '&[aria-current] > b': { background: paint.accentFill, color: paint.accentFillInk, fontWeight: weight.semibold },
  '@media (forced-colors: active)': { '&[aria-current] > b': { outline: '2px solid Highlight' } },
})

/** What the row of days needs. */
export interface DayStripProps {
  date: string
  today: string
  go: (date: string) => void
  /** What turns the time stands at its two ends. */
  before: ReactNode
  after: ReactNode
}

/** The week of a date as a row of days, for a screen that shows one of them at a time; a press leads to its day. */
export function DayStrip({ date, today, go, before, after }: DayStripProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const weekdays = format.weekdays()
  return (
    <Row className="strip">
      {before}
      <fieldset aria-label={i18n._('Days of the week')}>
        {viewDates('week', date, (weekdays[0] ?? 1) - 1).map((day, at) => (
          <Day
            key={day}
            aria-label={format.plainDate(day, 'day')}
            aria-current={day === date ? 'date' : undefined}
            data-today={day === today ? '' : undefined}
            onClick={() => go(day)}
          >
            <span>{format.weekday(weekdays[at] ?? 1, 'narrow')}</span>
            <b>{format.number(Number(day.slice(8)))}</b>
          </Day>
        ))}
      </fieldset>
      {after}
    </Row>
  )
}
