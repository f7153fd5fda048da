import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useId, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { dateOf } from '#api/time/zoned.ts'
import { useOpenedAt } from '../../client/use-now.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { useCalendars } from '../../fields/references.ts'
import { Pair } from '../../ui/form/form-errors.tsx'
import { ListF } from '../../ui/form/list-f.tsx'
import { Icon } from '../../ui/icons.tsx'
import { DateF } from '../../ui/form/when/date-f.tsx'
import { MonthCalendar } from '../../ui/month/month-calendar.tsx'
import { monthOf, type DayRange } from '../../ui/month/month-grid.ts'
import type { DayMark } from '../../ui/month/styles.ts'
import { paint } from '../../theme/paint.ts'
import { afterChoosing, holdsDay } from './days.ts'
import type { ServiceValues } from './service-form-values.ts'
import { size } from '../../theme/scale.ts'
import { Radio } from '../../ui/form/radio.tsx'

const Beside = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 264px) minmax(0, 1fr)',
  gap: '16px 24px',
  '& > div': { display: 'grid', gap: 14, alignContent: 'start' },
  '@media (max-width: 799.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})
const Lists = styled('fieldset')({
  fontSize: size.body2,
  '& > legend': { marginBlockEnd: 2, color: paint.soft, fontSize: size.caption },
  '& > label': { display: 'flex', alignItems: 'center', gap: 7, minBlockSize: 28 },
  '& > p': { margin: '4px 0 0', color: paint.soft, fontSize: size.caption },
})

type List = 'include' | 'exclude'

interface RestrictionDatesProps {
  form: UseFormReturn<ServiceValues>
  /** Place of the calendar among those of the service. */
  index: number
}

/** On which dates a calendar offers the service: chosen on a small calendar or written in rows, which are the same. */
export function RestrictionDates({ form, index }: RestrictionDatesProps) {
  const { i18n } = useLingui()
  const { control, setValue } = form
  const group = useId()
  const calendars = useCalendars().byId
  const [list, setList] = useState<List>('exclude')
  const [calendarId, include, exclude] = useWatch({
    control,
    name: [`calendars.${index}.calendarId`, `calendars.${index}.include`, `calendars.${index}.exclude`],
  })
  const now = useOpenedAt()
  const today = dateOf(now, knownZone(calendars.get(calendarId)))
  const [month, setMonth] = useState(monthOf(today))
  const words = {
    include: i18n._('Only on these days'),
    exclude: i18n._('Not on these days'),
  }

  const mark = (date: string): DayMark | undefined => {
    // An exception is stronger than what is included.
    if (holdsDay(exclude, date))
      return { tone: 'no-show', pattern: 'hatch', glyph: 'close', text: i18n._('not offered') }
    if (holdsDay(include, date)) return { tone: 'completed', pattern: 'solid', glyph: 'check', text: i18n._('offered') }
    return undefined
  }
  const choose = (days: DayRange) => {
    const next = afterChoosing({ include, exclude }, list, days)
    for (const name of ['include', 'exclude'] as const) {
      setValue(`calendars.${index}.${name}`, next[name], { shouldDirty: true })
    }
  }
  return (
    <Beside>
      <div>
        <Lists>
          <legend>{i18n._('The chosen days are')}</legend>
          {(['exclude', 'include'] as const).map((value) => (
            <label key={value}>
              <Radio name={group} checked={list === value} onChange={() => setList(value)} />
              <Icon name={value === 'include' ? 'check' : 'close'} size={16} />
              {value === 'include'
                ? i18n._('only these dates have this service')
                : i18n._('dates without this service')}
            </label>
          ))}
          <p>
            {i18n._(
              'Drag over days, or press the first, then Shift and the last. Choosing the same days again clears them.',
            )}
          </p>
        </Lists>
        <MonthCalendar
          label={i18n._('Days of this calendar')}
          month={month}
          onMonth={setMonth}
          today={today}
          mark={mark}
          onRange={choose}
        />
      </div>
      <div>
        {(['include', 'exclude'] as const).map((name) => (
          <ListF
            key={name}
            control={control}
            name={`calendars.${index}.${name}`}
            label={words[name]}
            addLabel={
              name === 'include' ? i18n._('Add dates with this service') : i18n._('Add dates without this service')
            }
            none={name === 'include' ? i18n._('On all days.') : i18n._('No exceptions.')}
            most={200}
            make={() => ({ from: '', to: '' })}
          >
            {(at) => (
              <Pair>
                <DateF
                  control={control}
                  name={`calendars.${index}.${name}.${at}.from`}
                  today={today}
                  label={i18n._('First day')}
                />
                <DateF
                  control={control}
                  name={`calendars.${index}.${name}.${at}.to`}
                  today={today}
                  label={i18n._('Last day')}
                />
              </Pair>
            )}
          </ListF>
        ))}
      </div>
    </Beside>
  )
}
