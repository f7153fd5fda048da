import { useLingui } from '@lingui/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../button.tsx'
import { addMonths, monthOf, type DayRange } from './month-grid.ts'
import { MonthTable } from './month-table.tsx'
import { type DayMark, Months, RangeReadout } from './styles.ts'
import { useRange } from './use-range.ts'

/** A small calendar. */
export interface MonthCalendarProps {
  /** What is chosen or shown, for screen readers. */
  label: string
  /** The first month shown, `YYYY-MM`. */
  month: string
  onMonth: (month: string) => void
  /** Months side by side; 1 unless told. */
  count?: number
  /** Today's date in the zone that counts. */
  today: string
  mark?: (date: string) => DayMark | undefined
  /** Told of every range that was chosen, one day included; without it the days are only shown. */
  onRange?: (range: DayRange) => void
  /** Told of the day that was chosen, where ranges make no sense. */
  onDay?: (date: string) => void
  /** The day that is chosen now. */
  selected?: string
  min?: string
  max?: string
  /** A line below the months, which gives way while a range waits for its last day. */
  note?: string
}

/** Months whose days can be marked and chosen as ranges: by mouse, by two taps, or with Shift and the arrow keys. */
export function MonthCalendar({
  label,
  month,
  onMonth,
  count = 1,
  today,
  mark,
  onRange,
  onDay,
  selected,
  min,
  max,
  note,
}: MonthCalendarProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const frame = useRef<HTMLFieldSetElement>(null)
  const wanted = useRef<string | null>(null)
  const months = Array.from({ length: count }, (_, index) => addMonths(month, index))
  const isShown = (date: string) => months.includes(monthOf(date))
  const [kept, setFocus] = useState(selected ?? today)
  const focus = isShown(kept) ? kept : isShown(today) ? today : `${month}-01`
  const firstWeekday = (format.weekdays()[0] ?? 1) - 1

  const goTo = (date: string) => {
    setFocus(date)
    wanted.current = date
    const shown = monthOf(date)
    if (shown < month) onMonth(shown)
    else if (shown > (months.at(-1) ?? month)) onMonth(addMonths(shown, 1 - count))
  }
  const { range, begun, handlers, onPress } = useRange(focus, goTo, { min, max, firstWeekday, onRange })

  // The day that the keys lead to may stand in a month that is drawn only now.
  useLayoutEffect(() => {
    if (wanted.current === null) return
    frame.current?.querySelector<HTMLElement>(`[data-date="${wanted.current}"]`)?.focus()
    wanted.current = null
  })

  const rangeInWords =
    range &&
    (range.from === range.to
      ? format.plainDate(range.from, 'long')
      : i18n._('{from} to {to}', { from: format.plainDate(range.from, 'day'), to: format.plainDate(range.to, 'day') }))
  const step = (by: number) => onMonth(addMonths(month, by))
  return (
    <fieldset ref={frame} aria-label={label}>
      <Months {...handlers}>
        {months.map((shown, index) => (
          <section key={shown}>
            <div className="head">
              {index === 0 ? (
                <Button kind="quiet" icon="chevronStart" iconOnly onClick={() => step(-1)}>
                  {i18n._('Earlier month')}
                </Button>
              ) : (
                <span />
              )}
              <h3>{format.plainDate(`${shown}-01`, 'month')}</h3>
              {index === count - 1 ? (
                <Button kind="quiet" icon="chevronEnd" iconOnly onClick={() => step(1)}>
                  {i18n._('Later month')}
                </Button>
              ) : (
                <span />
              )}
            </div>
            <MonthTable
              month={shown}
              label={`${label}: ${format.plainDate(`${shown}-01`, 'month')}`}
              focus={focus}
              today={today}
              many={onRange !== undefined}
              range={range ?? (selected === undefined ? null : { from: selected, to: selected })}
              {...(mark && { mark })}
              {...(min !== undefined && { min })}
              {...(max !== undefined && { max })}
              onPress={onDay ?? (onRange && onPress)}
            />
          </section>
        ))}
      </Months>
      {onRange && (
        <RangeReadout aria-live="polite">
          {rangeInWords && begun
            ? i18n._('{range}. Choose the last day; Enter confirms, Escape cancels.', { range: rangeInWords })
            : note}
        </RangeReadout>
      )}
    </fieldset>
  )
}
