import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { Calendar } from '#api/contract/calendars.ts'
import { addDays, weekday } from '#api/time/week.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { paint } from '../../theme/paint.ts'
import { radius, size, weight } from '../../theme/scale.ts'
import type { Schedules } from '../../commands/appointments/records/queries.ts'
import { dayLoads, openDays } from './load.ts'
import { useNotices } from './use-notices.ts'

/** Days within which the next open one is looked for. */
const AHEAD = 28

const Note = styled('div')({
  position: 'absolute',
  insetBlockStart: 112,
  insetInline: 0,
  zIndex: 3,
  inlineSize: 'min(400px, 100% - 96px)',
  boxSizing: 'border-box',
  marginInline: 'auto',
  padding: 20,
  border: `1px solid ${paint.line}`,
  borderRadius: radius.sheet,
  background: paint.raised,
  '& h2': { margin: 0, fontSize: size.h3, fontWeight: weight.semibold },
  '& p': { margin: '4px 0 0', color: paint.soft, fontSize: size.body1 },
  '& button': { marginBlockStart: 16 },
})

/** The first date after this one on which any of the calendars is open. */
function nextOpen(date: string, calendars: readonly Calendar[], schedules: Schedules): string | undefined {
  const dates = Array.from({ length: AHEAD }, (_, index) => addDays(date, index + 1))
  const loads = dayLoads(openDays(calendars, schedules, dates), [], dates)
  return dates.find((each) => (loads.get(each)?.open ?? 0) > 0)
}

interface ClosedDayProps {
  date: string
  today: string
  calendars: readonly Calendar[]
  schedules: Schedules
  /** Whether something can be booked all the same. */
  canBook: boolean
  onDay: (date: string) => void
}

/** Says over a day on which no one is open, and nothing is booked, that it is so and why, and leads to the next that is open. */
export function ClosedDay({ date, today, calendars, schedules, canBook, onDay }: ClosedDayProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const next = nextOpen(date, calendars, schedules)
  const notices = useNotices(calendars)(date)
  return (
    <Note>
      <h2>
        {date === today
          ? i18n._('Closed today')
          : i18n._('Closed on {day}', { day: format.weekday(weekday(date) + 1) })}
      </h2>
      {notices.map(({ text, reason, isWholeDay }) => (
        <p key={text}>{isWholeDay ? reason : text}</p>
      ))}
      {next !== undefined && <p>{i18n._('Next open: {day}', { day: format.plainDate(next, 'long') })}</p>}
      {canBook && <p>{i18n._('Press a time to book anyway.')}</p>}
      {next !== undefined && (
        <Button icon="chevronEnd" onClick={() => onDay(next)}>
          {i18n._('Go to {day}', { day: format.weekday(weekday(next) + 1) })}
        </Button>
      )}
    </Note>
  )
}
