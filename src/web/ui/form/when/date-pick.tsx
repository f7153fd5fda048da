import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'
import { media } from '../../../theme/paint.ts'
import { Button } from '../../button.tsx'
import { MonthCalendar } from '../../month/month-calendar.tsx'
import { monthOf } from '../../month/month-grid.ts'

const Box = styled('div')({
  inlineSize: 264,
  [media.compact]: { inlineSize: 'auto' },
  '& > .ends': { display: 'flex', justifyContent: 'space-between', gap: 8, marginBlockStart: 8 },
})

interface DatePickProps {
  label: string
  /** The chosen date, empty for none. */
  date: string
  today: string
  min?: string | undefined
  max?: string | undefined
  onDate: (date: string) => void
  /** Clears the field; without it there is no such button. */
  onClear?: (() => void) | undefined
}

/** A month to choose a day of, which has the focus as it appears. */
export function DatePick({ label, date, today, min, max, onDate, onClear }: DatePickProps) {
  const { i18n } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const [month, setMonth] = useState(monthOf(date || today))
  const isOpen = (day: string) => (min === undefined || day >= min) && (max === undefined || day <= max)
  const choose = (day: string) => isOpen(day) && onDate(day)
  // Who opened it goes on in it; the page has no better sign than its appearing.
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus(), [])
  return (
    <Box ref={box}>
      <MonthCalendar
        label={label}
        month={month}
        onMonth={setMonth}
        today={today}
        onDay={choose}
        {...(date && { selected: date })}
        {...(min !== undefined && { min })}
        {...(max !== undefined && { max })}
      />
      <div className="ends">
        <Button kind="quiet" disabled={!isOpen(today)} onClick={() => choose(today)}>
          {i18n._('Today')}
        </Button>
        {onClear && date !== '' && (
          <Button kind="quiet" onClick={onClear}>
            {i18n._('Clear')}
          </Button>
        )}
      </div>
    </Box>
  )
}
