import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useFormat } from '../../i18n/LocaleProvider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/form/Section.tsx'
import { media, paint } from '../../ui/paint.ts'
import { HoursF } from './HoursF.tsx'
import { pairsOf, type ScheduleValues } from './schedule-form.ts'
import { minutesIn } from './schedule-rules.ts'

const Days = styled('div')({
  display: 'grid',
  '& > .day': {
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr) auto',
    gap: 12,
    alignItems: 'start',
    paddingBlock: 6,
    borderBlockEnd: `1px solid ${paint.line}`,
  },
  '& > .day > strong': { paddingBlockStart: 9, fontSize: '0.84375rem', fontWeight: 560 },
  [media.compact]: {
    '& > .day': { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 2 },
    '& > .day > fieldset': { gridColumn: '1 / -1', gridRow: 2 },
  },
  '& > p': { margin: '10px 0 0', fontSize: '0.84375rem', fontWeight: 560 },
})

/** The hours of a usual week. */
export function WeekSection({ form }: { form: UseFormReturn<ScheduleValues> }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { control, setValue, getValues } = form
  const week = useWatch({ control, name: 'week' })
  const total = week.reduce((sum, { ranges }) => sum + minutesIn(pairsOf(ranges)), 0)

  const copyToWeekdays = (from: number) => {
    const ranges = getValues(`week.${from}.ranges`)
    for (const day of [0, 1, 2, 3, 4]) {
      const copy = ranges.map((range) => ({ ...range }))
      if (day !== from) setValue(`week.${day}.ranges`, copy, { shouldDirty: true, shouldTouch: true })
    }
  }
  return (
    <Section
      title={i18n._('Hours of the week')}
      description={i18n._(
        'Clock times of the zone above. Several ranges make a split shift; work past midnight is one range up to 24:00 and one from 00:00 on the next day.',
      )}
    >
      <Days>
        {format.weekdays().map((iso) => {
          const day = iso - 1
          const name = format.weekday(iso)
          return (
            <div key={iso} className="day">
              <strong>{name}</strong>
              <HoursF control={control} name={`week.${day}.ranges`} day={name} />
              {day < 5 ? (
                <Button kind="quiet" icon="copy" iconOnly onClick={() => copyToWeekdays(day)}>
                  {i18n._('Copy {day} to Monday–Friday', { day: name })}
                </Button>
              ) : (
                <span />
              )}
            </div>
          )
        })}
        <p>{i18n._('{time} a week', { time: format.minutes(total) })}</p>
      </Days>
    </Section>
  )
}
