import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { weekday } from '#api/time/week.ts'
import { dateOf } from '#api/time/zoned.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { paint } from '../../../theme/paint.ts'
import type { Range } from '../schedule-form-values.ts'
import { shiftHours } from './shift-hours.ts'
import { openDayFrom, referenceDays, shownDay, type ShownDay } from './zone-days.ts'
import { size, weight } from '../../../theme/scale.ts'

const Scroll = styled('section')({ overflowX: 'auto', minInlineSize: 0 })
const Days = styled(Table)({
  minInlineSize: 480,
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', color: paint.soft, fontWeight: weight.regular, fontSize: size.caption },
})

interface ZoneTableProps {
  /** The week as it is in the form. */
  week: readonly { ranges: readonly Range[] }[]
  /** Minutes by which it has been moved already. */
  shift: number
  stored: string
  zone: string
  /** Minutes that the clocks of the new zone are ahead. */
  ahead: number
  now: number
}

/** A day in winter and one in summer: clock times and moments now, and after either answer. */
export function ZoneTable({ week, shift, stored, zone, ahead, now }: ZoneTableProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const nothing = { overrides: [], office: [] }
  const before = shiftHours({ week, ...nothing }, -shift).week
  const moved = shiftHours({ week: before, ...nothing }, ahead).week
  const dates = referenceDays(now).map((date) => openDayFrom(date, before))
  const columns = [
    { title: i18n._('Now'), zone: stored, week: before },
    { title: i18n._('Clock times kept'), zone, week: before },
    ...(ahead === 0 ? [] : [{ title: i18n._('Real times kept'), zone, week: moved }]),
  ]
  // The day is named where it is another one in UTC.
  const inUtc = (at: number, date: string) => {
    const there = dateOf(at, 'UTC')
    const time = format.time(at, 'UTC')
    return there === date ? time : `${format.weekday(weekday(there) + 1, 'short')} ${time}`
  }
  const cell = (day: ShownDay) =>
    day.clock.length === 0 ? (
      i18n._('Closed')
    ) : (
      <>
        {day.clock.map(([from, to]) => `${format.clock(from)}–${format.clock(to)}`).join(', ')}
        <small>
          {i18n._('{times} UTC', {
            times: day.moments.map(({ start, end }) => `${inUtc(start, day.date)}–${inUtc(end, day.date)}`).join(', '),
          })}
        </small>
      </>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keyboard.
    <Scroll tabIndex={0} aria-label={i18n._('Before and after')}>
      <Days size="small">
        <TableHead>
          <TableRow>
            <TableCell scope="col">{i18n._('Day')}</TableCell>
            {columns.map((column) => (
              <TableCell key={column.title} scope="col">
                {column.title}
                <small>{format.zone(column.zone)}</small>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {dates.map((date) => (
            <TableRow key={date}>
              <TableCell component="th" scope="row">
                {format.plainDate(date, 'medium')}
              </TableCell>
              {columns.map((column) => (
                <TableCell key={column.title}>{cell(shownDay(date, column.week, column.zone))}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Days>
    </Scroll>
  )
}
