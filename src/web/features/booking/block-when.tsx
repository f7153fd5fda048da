import { useLingui } from '@lingui/react'
import { type Control, useWatch } from 'react-hook-form'
import { isDate } from '#api/time/week.ts'
import { Pair } from '../../ui/form/form-errors.tsx'
import { ListF } from '../../ui/form/list-f.tsx'
import { NumberF } from '../../ui/form/number-f.tsx'
import { SelectF } from '../../ui/form/select-f.tsx'
import { SwitchF } from '../../ui/form/switch-f.tsx'
import { WeekdaysF } from '../../ui/form/weekdays-f.tsx'
import { DateF } from '../../ui/form/when/date-f.tsx'
import { TimeF } from '../../ui/form/when/time-f.tsx'
import type { BlockValues } from './block-values.ts'

/** When time is blocked: once, on several dates, over a range, or every so many weeks; hours or whole days. */
export function BlockWhen({ control }: { control: Control<BlockValues> }) {
  const { i18n } = useLingui()
  const [repeat, wholeDay, date] = useWatch({ control, name: ['repeat', 'wholeDay', 'date'] })
  return (
    <>
      <SelectF
        control={control}
        name="repeat"
        label={i18n._('How often')}
        options={[
          { value: 'once', label: i18n._('Once') },
          { value: 'list', label: i18n._('On several dates') },
          { value: 'range', label: i18n._('On days of a date range') },
          { value: 'weekly', label: i18n._('Every week, or every few weeks') },
        ]}
      />
      {repeat === 'list' ? (
        <ListF
          control={control}
          name="dates"
          label={i18n._('Dates')}
          make={() => ({ date: '' })}
          addLabel={i18n._('Add a date')}
        >
          {(index) => (
            <DateF
              control={control}
              name={`dates.${index}.date`}
              label={i18n._('Date {number}', { number: index + 1 })}
            />
          )}
        </ListF>
      ) : (
        <Pair>
          <DateF
            control={control}
            name="date"
            label={repeat === 'once' ? i18n._('Date') : i18n._('First date')}
            required
          />
          {repeat !== 'once' && (
            <DateF
              control={control}
              name="until"
              label={i18n._('Last date')}
              min={isDate(date) ? date : undefined}
              required={repeat === 'range'}
              help={repeat === 'weekly' && date ? i18n._('Or choose below how often.') : ''}
            />
          )}
        </Pair>
      )}
      {repeat === 'range' && <WeekdaysF control={control} name="weekdays" label={i18n._('On these days')} />}
      {repeat === 'weekly' && (
        <Pair>
          <NumberF control={control} name="every" label={i18n._('Every')} unit={i18n._('weeks')} min={1} max={52} />
          <NumberF
            control={control}
            name="count"
            label={i18n._('Limit of times')}
            min={1}
            max={200}
            help={i18n._('Leave blank to continue until the last date.')}
          />
        </Pair>
      )}
      <SwitchF control={control} name="wholeDay" label={i18n._('All day')} />
      {!wholeDay && (
        <Pair>
          <TimeF control={control} name="from" label={i18n._('From')} required />
          <TimeF
            control={control}
            name="to"
            label={i18n._('To')}
            required
            help={i18n._('If earlier than the start, ends the next day.')}
          />
        </Pair>
      )}
    </>
  )
}
