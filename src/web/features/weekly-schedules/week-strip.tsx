import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { ScheduleConfiguration } from '#api/contract/weekly-schedules.ts'
import { minutesOf } from '#api/time/clock.ts'
import { minutesPerDay } from '#api/time/clock.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paint } from '../../theme/paint.ts'
import { DAYS } from './schedule-form-values.ts'
import { radius, size } from '../../theme/scale.ts'
import { Hidden } from '../../ui/hidden.ts'

const Strip = styled('span')({
  display: 'inline-grid',
  gridTemplateColumns: 'repeat(7, 20px)',
  gap: 4,
  verticalAlign: 'middle',
  fontSize: size.overline,
  lineHeight: 1.2,
  textAlign: 'center',
  color: paint.soft,
  '& > span > span': {
    position: 'relative',
    display: 'block',
    blockSize: 22,
    marginBlockEnd: 1,
    borderRadius: radius.card,
    background: paint.canvas,
    overflow: 'hidden',
  },
  '& i': { position: 'absolute', insetInline: 0, background: paint.fill, borderRadius: radius.card },
  '@media (forced-colors: active)': {
    '& > span > span': { border: '1px solid' },
    '& i': { background: 'CanvasText' },
  },
})

/** A week at a glance: one bar per day from midnight down to midnight, filled where it is open. */
export function WeekStrip({ hours }: { hours: ScheduleConfiguration['workingHours'] }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const inWords = format
    .weekdays()
    .map((iso) => {
      const ranges = hours[DAYS[iso - 1] ?? '0'] ?? []
      const words = ranges.map(([from, to]) => `${format.clock(from)}–${format.clock(to)}`).join(', ')
      return `${format.weekday(iso, 'short')} ${words || i18n._('closed')}`
    })
    .join('; ')
  return (
    <>
      <Hidden>{inWords}</Hidden>
      <Strip aria-hidden="true" data-tooltip={inWords}>
        {format.weekdays().map((iso) => (
          <span key={iso}>
            <span>
              {(hours[DAYS[iso - 1] ?? '0'] ?? []).map(([from, to]) => {
                const [start, end] = [minutesOf(from) ?? 0, minutesOf(to) ?? 0]
                const place = {
                  insetBlockStart: `${(start / minutesPerDay) * 100}%`,
                  blockSize: `${((end - start) / minutesPerDay) * 100}%`,
                }
                return <i key={from} style={place} />
              })}
            </span>
            {format.weekday(iso, 'narrow')}
          </span>
        ))}
      </Strip>
    </>
  )
}
