import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { dateOf } from '#api/time/zoned.ts'
import { useOpenedAt } from '../../client/use-now.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { DateTimeF } from '../../ui/form/date-time-f.tsx'
import { Pair } from '../../ui/form/form-errors.tsx'
import { ListF } from '../../ui/form/list-f.tsx'
import { Icon } from '../../ui/icons.tsx'
import { MonthCalendar } from '../../ui/month/month-calendar.tsx'
import { monthOf, type DayRange } from '../../ui/month/month-grid.ts'
import type { DayMark } from '../../ui/month/styles.ts'
import { paint } from '../../theme/paint.ts'
import { dayCoverage, joinedSpans, spanOfDays, withJoined } from './date-spans.ts'
import type { ServiceValues } from './service-form-values.ts'
import { useServiceZone } from './use-service-zone.ts'
import { size } from '../../theme/scale.ts'

const Beside = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 264px) minmax(0, 1fr)',
  gap: '16px 24px',
  '& > div': { display: 'grid', gap: 12, alignContent: 'start' },
  '& > div > p': { margin: 0, color: paint.soft, fontSize: size.caption },
  '@media (max-width: 799.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})
const Told = styled('output')({
  display: 'grid',
  gap: 6,
  justifyItems: 'start',
  fontSize: size.body2,
  '&:empty': { display: 'none' },
  '& > span': { display: 'flex', gap: 6 },
})

/** The form's room for more of them; the contract's limit. */
const MOST = 200

/** When the service can be booked at all: ranges dragged on a small calendar, with rows for their exact times. */
export function DateRangesFields({ form }: { form: UseFormReturn<ServiceValues> }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const zone = useServiceZone(form)
  const { control, setValue } = form
  const ranges = useWatch({ control, name: 'dateRanges' })
  const now = useOpenedAt()
  const today = dateOf(now, zone)
  const first = Date.parse(ranges.find(({ startDate }) => startDate)?.startDate ?? '')
  const [month, setMonth] = useState(monthOf(Number.isFinite(first) && first > now ? dateOf(first, zone) : today))
  const joined = joinedSpans(ranges)

  const mark = (date: string): DayMark | undefined => {
    const coverage = dayCoverage(ranges, date, zone)
    if (coverage === 'whole') return { tone: 'completed', pattern: 'solid', glyph: 'check', text: i18n._('bookable') }
    if (coverage === 'part')
      return { tone: 'pending', pattern: 'hatch', glyph: 'clock', text: i18n._('partly bookable') }
    return undefined
  }
  const change = (next: ServiceValues['dateRanges']) => setValue('dateRanges', next, { shouldDirty: true })
  const add = (days: DayRange) => {
    if (ranges.length < MOST) change([...ranges, spanOfDays(days, zone)])
  }
  return (
    <Beside>
      <div>
        <MonthCalendar
          label={i18n._('Bookable days')}
          month={month}
          onMonth={setMonth}
          today={today}
          mark={mark}
          onRange={add}
        />
        <p>{i18n._('Drag over days to add a range; tap or Enter adds one day, Shift and arrows several.')}</p>
      </div>
      <div>
        <ListF
          control={control}
          name="dateRanges"
          label={i18n._('Bookable between')}
          addLabel={i18n._('Add a date range')}
          none={i18n._('Always bookable.')}
          most={MOST}
          make={() => ({ startDate: null, endDate: null })}
        >
          {(index) => (
            <Pair>
              <DateTimeF
                control={control}
                name={`dateRanges.${index}.startDate`}
                label={i18n._('From')}
                zone={zone}
                required
              />
              <DateTimeF
                control={control}
                name={`dateRanges.${index}.endDate`}
                label={i18n._('Until')}
                zone={zone}
                required
              />
            </Pair>
          )}
        </ListF>
        <Told>
          {joined.map(({ places, span }) => (
            <span key={places.join()}>
              <Icon name="info" size={16} />
              {i18n._('Ranges {list} meet or overlap: they count as one, {span}.', {
                list: format.list(places.toSorted((a, b) => a - b).map((place) => String(place + 1))),
                span: format.dateTimeRange(span.start, span.end, zone),
              })}
            </span>
          ))}
          {joined.length > 0 && (
            <Button icon="link" onClick={() => change(withJoined(ranges))}>
              {i18n._('Merge ranges')}
            </Button>
          )}
        </Told>
      </div>
    </Beside>
  )
}
