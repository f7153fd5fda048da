import { useLingui } from '@lingui/react'
import { dayInterval } from '#api/time/zoned.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { totalMinutes } from '#api/time/interval.ts'
import { hoursOn } from './coverage.ts'
import { HoursFrame, Scroll } from './table-look.ts'
import { partOfDay } from './time-words.ts'
import type { Comparison } from './use-compared.ts'

/** The week of each calendar side by side: strips of the days on one clock, hours in words, and what they add up to. */
export function HoursTable({ chosen, dates, zone, hours }: Pick<Comparison, 'chosen' | 'dates' | 'zone' | 'hours'>) {
  const { i18n } = useLingui()
  const format = useFormat()
  const rows = chosen.map((calendar) => {
    const schedules = hours[calendar.id]
    const days = dates.map((date) => ({ date, open: hoursOn(schedules ?? [], date, zone) }))
    return { calendar, schedules, days, total: days.reduce((sum, { open }) => sum + totalMinutes(open), 0) }
  })
  const label = i18n._('Open hours')
  const closed = <span className="closed">{i18n._('Closed')}</span>
  const totalOn = (index: number) => rows.reduce((sum, { days }) => sum + totalMinutes(days[index]?.open ?? []), 0)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <Scroll aria-label={label} tabIndex={0}>
      <HoursFrame>
        <caption>
          {label} <small>{i18n._('times in {zone}', { zone: format.zone(zone) })}</small>
        </caption>
        <thead>
          <tr>
            <th scope="col">{i18n._('Person or resource')}</th>
            {dates.map((date) => (
              <th key={date} scope="col">
                {format.plainDate(date, 'day')}
              </th>
            ))}
            <th scope="col">{i18n._('The week')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ calendar, schedules, days, total }) => (
            <tr key={calendar.id}>
              <th scope="row">
                {calendar.name}
                {calendar.timezone !== zone && <small>{format.zone(calendar.timezone)}</small>}
                {schedules?.length === 0 && <small>{i18n._('No weekly schedule')}</small>}
              </th>
              {days.map(({ date, open }) => {
                const day = dayInterval(date, zone)
                const share = (instant: number) => `${((instant - day.start) / (day.end - day.start)) * 100}%`
                return (
                  <td key={date}>
                    <span className="bar" aria-hidden="true">
                      {open.map(({ start, end }) => (
                        <i
                          key={start}
                          style={{ insetInlineStart: share(start), inlineSize: share(day.start + end - start) }}
                        />
                      ))}
                    </span>
                    {open.length === 0 ? (
                      closed
                    ) : (
                      <>
                        <strong>{format.minutes(totalMinutes(open))}</strong>
                        {open.map((range) => (
                          <small key={range.start}>{partOfDay(format, date, zone, range)}</small>
                        ))}
                      </>
                    )}
                  </td>
                )
              })}
              <td>
                <strong>{format.minutes(total)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{i18n._('Total')}</th>
            {dates.map((date, index) => (
              <td key={date}>{totalOn(index) > 0 ? format.minutes(totalOn(index)) : closed}</td>
            ))}
            <td>{format.minutes(rows.reduce((sum, { total }) => sum + total, 0))}</td>
          </tr>
        </tfoot>
      </HoursFrame>
    </Scroll>
  )
}
