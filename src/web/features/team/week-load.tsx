import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import MuiList from '@mui/material/List'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paint } from '../../theme/paint.ts'
import type { DayUtilization } from './week-hours.ts'
import { radius, size, weight } from '../../theme/scale.ts'

const Days = styled(MuiList)({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(40px, 1fr) auto',
  gap: '6px 10px',
  alignItems: 'center',
  fontSize: size.body2,
  '& li': { display: 'contents' },
  '& b': { fontWeight: weight.regular },
  '& [aria-current] b': { fontWeight: weight.semibold },
  '& small': { color: paint.soft, fontSize: size.caption, textAlign: 'end', whiteSpace: 'nowrap' },
  '& .bar': {
    position: 'relative',
    blockSize: 8,
    borderRadius: radius.round,
    overflow: 'hidden',
    background: paint.canvas,
    boxShadow: `inset 0 0 0 1px ${paint.line}`,
  },
  '& .open, & .booked': { position: 'absolute', insetBlock: 0, insetInlineStart: 0 },
  '& .open': { background: paint.track },
  '& .booked': { background: paint.fill },
  '@media (forced-colors: active)': {
    '& .bar': { border: '1px solid' },
    '& .booked': { background: 'CanvasText' },
  },
})

/** A week at a glance: how much of the open time of each day is booked, drawn and said. */
export function WeekLoad({ days, today }: { days: readonly DayUtilization[]; today: string }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const most = Math.max(1, ...days.flatMap(({ open, booked }) => [open, booked]))
  return (
    <Days>
      {days.map(({ date, open, booked }) => (
        <li key={date} aria-current={date === today ? 'date' : undefined}>
          <b>{format.plainDate(date, 'day')}</b>
          <span className="bar" aria-hidden="true">
            <span className="open" style={{ inlineSize: `${(open / most) * 100}%` }} />
            <span className="booked" style={{ inlineSize: `${(booked / most) * 100}%` }} />
          </span>
          <small>
            {open === 0 && booked === 0
              ? i18n._('Closed')
              : i18n._('{booked} of {open}', { booked: format.minutes(booked), open: format.minutes(open) })}
          </small>
        </li>
      ))}
    </Days>
  )
}
