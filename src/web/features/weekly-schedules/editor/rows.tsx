import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useCallback, useRef } from 'react'
import { get, useFormState, type Control } from 'react-hook-form'
import { coarse } from '../../../theme/look-parts.ts'
import { media, paint } from '../../../theme/paint.ts'
import type { ScheduleValues } from '../schedule-form-values.ts'
import { DayRow, type RowComplaint } from './day-row.tsx'
import { weekOfRows } from './hours.ts'
import { lengthOf, rangesByDay } from './paint.ts'
import type { WeekState } from './use-week.ts'
import type { WeekWords } from './words.ts'
import { radius, size, weight } from '../../../theme/scale.ts'

/** The first line of a text of this size in the middle of a control beside it. */
const besideControl = { paddingBlockStart: 7, [coarse]: { paddingBlockStart: 13 } } as const

const List = styled('div')({
  display: 'grid',
  '& > .day': {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr) auto',
    gap: 12,
    alignItems: 'start',
    paddingBlock: 6,
    borderBlockEnd: `1px solid ${paint.line}`,
  },
  '& > .day:last-child': { borderBlockEnd: 0 },
  // On one line with the fields, or with the buttons of a day without any.
  '& > .day > strong': { ...besideControl, fontSize: size.body2, fontWeight: weight.medium },
  '& .total': {
    ...besideControl,
    minInlineSize: 72,
    textAlign: 'end',
    fontSize: size.body2,
    fontVariantNumeric: 'tabular-nums',
    color: paint.soft,
    '& > small': { display: 'block', fontSize: size.overline },
  },
  '& fieldset': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 10px',
  },
  '& .range': { display: 'inline-flex', alignItems: 'center', gap: 5 },
  '& .acts': { display: 'inline-flex', gap: 2 },
  '& abbr': {
    paddingInline: 6,
    paddingBlock: 2,
    borderRadius: radius.inner,
    background: paint.accentTint,
    color: paint.accent,
    fontSize: size.caption,
    fontWeight: weight.medium,
    textDecoration: 'none',
  },
  '& .closed': { color: paint.soft, fontSize: size.body2 },
  '& .error': { flexBasis: '100%', margin: 0, color: paint.danger, fontSize: size.caption, fontWeight: weight.medium },
  [media.compact]: {
    '& > .day': { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 2 },
    '& > .day > fieldset': { gridColumn: '1 / -1', gridRow: 2 },
  },
})

const complaint = (value: unknown): RowComplaint => {
  const part = (name: string): string | undefined => {
    const message: unknown = get(value, `${name}.message`)
    return typeof message === 'string' ? message : undefined
  }
  // A complaint about a range as a whole stands at its start.
  return {
    from: part('from') ?? (typeof get(value, 'message') === 'string' ? get(value, 'message') : undefined),
    to: part('to'),
  }
}

interface RowsProps {
  control: Control<ScheduleValues>
  state: WeekState
  words: WeekWords
  onCopy: (day: number) => void
}

/** The week as rows of times. */
export function Rows({ control, state, words, onCopy }: RowsProps) {
  const { i18n } = useLingui()
  const { errors } = useFormState({ control, name: 'week' })
  const list = useRef<HTMLDivElement>(null)
  const { focusable, saved, week } = state
  const totals = rangesByDay(week).map((spans) => lengthOf(spans))
  const before = rangesByDay(weekOfRows(saved)).map((spans) => lengthOf(spans))
  const frame = useCallback(
    (element: HTMLDivElement | null) => {
      list.current = element
      focusable(element && { focus: () => list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus() })
    },
    // The form's own function is the same for as long as the field.
    [focusable],
  )
  return (
    <List ref={frame}>
      {words.order.map((day) => {
        const found: unknown = get(errors, `week.${day}.ranges`)
        const [now = 0, was = 0] = [totals[day], before[day]]
        return (
          <div key={day} className="day">
            <strong>{words.day(day)}</strong>
            <DayRow
              state={state}
              words={words}
              day={day}
              complaints={Array.isArray(found) ? found.map((it) => complaint(it)) : []}
              onCopy={() => onCopy(day)}
            />
            <span className="total">
              {words.length(now)}
              {now !== was && (
                <small>{was === 0 ? i18n._('was closed') : i18n._('was {time}', { time: words.length(was) })}</small>
              )}
            </span>
          </div>
        )
      })}
    </List>
  )
}
