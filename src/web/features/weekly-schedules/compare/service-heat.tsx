import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import MuiList from '@mui/material/List'
import type { Service } from '#api/contract/services.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { paint } from '../../../theme/paint.ts'
import { availableIn, halfHourColumns, coverageOf, gapsOf, halfHoursOf, cellsInUse } from './coverage.ts'
import { HeatFrame, heatWidth, Scroll } from './table-look.ts'
import { partOfDay } from './time-words.ts'
import type { Comparison } from './use-compared.ts'
import { size } from '../../../theme/scale.ts'
import { Hidden } from '../../../ui/hidden.ts'

const Words = styled(MuiList)({
  columns: '280px',
  marginBlockStart: 8,
  fontSize: size.body2,
  '& li.whole': { color: paint.soft },
})
/** The deepest tint of a cell, in percent of the accent: text stays readable on it. */
const DEEPEST = 38

type ServiceHeatProps = Pick<Comparison, 'calendars' | 'dates' | 'zone' | 'hours' | 'busyOn'> & { service: Service }

/** How many people a service has in each half hour of the week, with the gaps marked and told in words. */
export function ServiceHeat({ service, calendars, dates, zone, hours, busyOn }: ServiceHeatProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const days = dates.map((date) => halfHoursOf(date, zone))
  const cells = days.flat()
  const entries = (service.calendars ?? []).filter(({ active }) => active)
  const isThing = (id: string) => calendars.find((it) => it.id === id)?.type === 'asset'
  const rowsOf = (things: boolean, booked: boolean) =>
    entries
      .filter(({ calendarId }) => isThing(calendarId) === things)
      .map(({ calendarId: id }) =>
        availableIn({ schedules: hours[id] ?? [], busy: booked ? busyOn(id) : [] }, service.id, cells),
      )
  // A thing that is booked for itself is what the service is about.
  const people = (booked: boolean) => {
    const found = rowsOf(false, booked)
    return found.length > 0 ? found : rowsOf(true, booked)
  }
  const counted = (booked: boolean) => {
    const found = rowsOf(false, booked)
    return coverageOf(service.condition, people(booked), found.length > 0 ? rowsOf(true, booked) : [])
  }
  const open = counted(false)
  const counts = counted(true)
  const most = Math.max(1, ...counts)
  const span = new Set(cellsInUse(cells, open))
  const keys = new Set([...span].map(({ key }) => key))
  const columns = halfHourColumns(days).filter(({ key }) => keys.has(key))
  const gaps = gapsOf(cells, open, counts)
  const countOf = new Map(cells.map((cell, index) => [`${cell.date} ${cell.key}`, counts[index] ?? 0]))
  const { name, condition } = service
  const note = condition === 'all' ? i18n._('complete groups, all needed') : i18n._('people available')
  if (columns.length === 0) {
    return (
      <section aria-label={name}>
        <strong>{name}</strong>
        <p>{i18n._('{name}: no one has hours this week.', { name })}</p>
      </section>
    )
  }
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <Scroll aria-label={i18n._('Coverage of {name}', { name })} tabIndex={0}>
        <HeatFrame style={{ minInlineSize: heatWidth(columns.length) }}>
          <caption>
            {name} <small>{note}</small>
          </caption>
          <thead>
            <tr>
              <th scope="col">{i18n._('Day')}</th>
              {columns.map(({ key, start, minute }) => (
                <th key={key} scope="col">
                  {minute % 60 === 0 ? format.time(start, zone) : <Hidden>{format.time(start, zone)}</Hidden>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {dates.map((date) => (
              <tr key={date}>
                <th scope="row">{format.plainDate(date, 'day')}</th>
                {columns.map(({ key }) => {
                  const count = countOf.get(`${date} ${key}`)
                  if (count === undefined) {
                    return (
                      <td key={key} className="none">
                        <Hidden>{i18n._('not on this day')}</Hidden>
                      </td>
                    )
                  }
                  const tint = `color-mix(in srgb, ${paint.accent} ${Math.round((count / most) * DEEPEST)}%, ${paint.surface})`
                  return count === 0 ? (
                    <td key={key} className="gap">
                      {format.number(0)}
                    </td>
                  ) : (
                    <td key={key} style={{ background: tint }}>
                      {format.number(count)}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </HeatFrame>
      </Scroll>
      <Words className="fd-bullets" aria-label={i18n._('Gaps of {name}', { name })}>
        {gaps.length === 0 && <li className="whole">{i18n._('{name}: no gaps.', { name })}</li>}
        {gaps.map((gap) => {
          const day = format.plainDate(gap.date, 'day')
          const time = partOfDay(format, gap.date, zone, gap)
          return (
            <li key={gap.start} className={gap.whole ? 'whole' : undefined}>
              {gap.whole
                ? i18n._('{name}: no one all day on {day}', { name, day })
                : i18n._('{name}: no one on {day}, {time}', { name, day, time })}
            </li>
          )
        })}
      </Words>
    </div>
  )
}
