import { MINUTE } from '#api/time/durations.ts'
import { zonePlace } from '../../i18n/zone-place.ts'
import { useLingui } from '@lingui/react'
import type { Calendar } from '#api/contract/calendars.ts'
import { dateOf } from '#api/time/zoned.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { useOrganization } from '../../fields/organization/use-organization.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import type { Schedules } from '../../commands/appointments/records/queries.ts'
import type { SheetColumn } from './columns.ts'
import { type SheetRow, type SheetSource, sheetRows } from './sheet.ts'
import { Paper } from '../../fields/paper/sheet-look.ts'

/** What is on the paper. */
export interface SheetsProps {
  calendars: readonly Calendar[]
  /** Local dates of each calendar, in order. */
  dates: readonly string[]
  columns: readonly SheetColumn[]
  source: Omit<SheetSource, 'schedules'>
  schedules: Schedules
  /** Whether open time that nobody has is listed. */
  free: boolean
  /** Whether every day begins a page, not only every calendar. */
  dayPages: boolean
  /** When it is printed, epoch milliseconds. */
  now: number
  /** By what the paper is found again (`Print`). */
  mark: string
}

/** Day sheets, one calendar a page, each a table whose head comes again on every further page. */
export function Sheets({ calendars, dates, dayPages, ...rest }: SheetsProps) {
  return (
    <Paper>
      {calendars.flatMap((calendar) =>
        (dayPages ? dates.map((date) => [date]) : [dates]).map((days) => (
          <Sheet key={`${calendar.id} ${days[0]}`} calendar={calendar} dates={days} {...rest} />
        )),
      )}
    </Paper>
  )
}

/** Keeps each number on one line, and lets lines break between numbers. */
const unbroken = (phones: string) => phones.replaceAll(/(?<!,) /g, '\u00A0')

type SheetProps = Omit<SheetsProps, 'calendars' | 'dayPages'> & { calendar: Calendar }

function Sheet({ calendar, dates, columns, source, schedules, free, now, mark }: SheetProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const zone = knownZone(calendar)
  const { document } = useOrganization()
  // A sheet that is found somewhere says whose it is, and whom to call.
  const ours = [document?.name, document?.phone].filter((it) => it != null && it !== '')
  const [first = '', last = first] = [dates[0], dates.at(-1)]
  const days = dates.map((date) => ({
    date,
    rows: sheetRows({ id: calendar.id, zone }, date, { ...source, schedules: schedules[calendar.id] }, free),
  }))
  const count = new Set(days.flatMap(({ rows }) => rows.flatMap(({ appointment }) => appointment?.id ?? []))).size
  const span =
    first === last ? format.plainDate(first, 'long') : `${format.plainDate(first)} – ${format.plainDate(last)}`
  const time = ({ start, end }: SheetRow, date: string) =>
    dateOf(start, zone) === date && dateOf(end - 1, zone) === date
      ? format.timeRange(start, end, zone)
      : format.dateTimeRange(start, end, zone)
  return (
    <table>
      <thead>
        <tr className="title">
          <th colSpan={columns.length + 2} scope="colgroup">
            <strong>{calendar.name}</strong> <span>{span}</span>
          </th>
        </tr>
        <tr>
          <th scope="col">{i18n._('Time')}</th>
          <th scope="col">{i18n._('Length')}</th>
          {columns.map(({ id, header }) => (
            <th key={id} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      {days.map(({ date, rows }) => (
        <tbody key={date}>
          {dates.length > 1 && (
            <tr className="day">
              <th colSpan={columns.length + 2} scope="rowgroup">
                {format.plainDate(date, 'long')}
              </th>
            </tr>
          )}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length + 2}>{i18n._('Nothing booked.')}</td>
            </tr>
          )}
          {rows.map((row) => {
            const { appointment, start, end } = row
            const gone = appointment?.status === 'cancelled'
            return (
              <tr key={appointment?.id ?? `free ${start}`} className={gone ? 'gone' : appointment ? '' : 'free'}>
                <th scope="row">{time(row, date)}</th>
                <td>{format.minutes((end - start) / MINUTE)}</td>
                {appointment ? (
                  columns.map(({ id, text }) => (
                    <td key={id} className={id}>
                      {id === 'phone' ? unbroken(text(appointment, calendar.id)) : text(appointment, calendar.id)}
                    </td>
                  ))
                ) : (
                  <td colSpan={columns.length}>{i18n._('Free')}</td>
                )}
              </tr>
            )
          })}
        </tbody>
      ))}
      <tbody className="foot">
        <tr>
          <td colSpan={columns.length + 2}>
            {ours.map((it) => `${it} · `)}
            {i18n._('{count, plural, one {# entry} other {# entries}}', { count })}
            {' · '}
            {i18n._('{place} time', { place: zonePlace(zone) })}
            {' · '}
            {i18n._('Printed {time}', { time: format.dateTime(now, zone) })}
            {' · '}
            {i18n._('Print mark {mark}', { mark })}
          </td>
        </tr>
      </tbody>
    </table>
  )
}
