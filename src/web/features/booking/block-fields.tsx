import { Folded } from '../../ui/folded.ts'
import { BookedServiceF, HeldUntilF } from '../../commands/appointments/form/shared-fields.tsx'
import { Icon } from '../../ui/icons.tsx'
import { useLingui } from '@lingui/react'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { type Control, useController, useWatch } from 'react-hook-form'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { errorText } from '../../ui/form/field.ts'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import type { BlockValues } from './block-values.ts'
import { isDate } from '#api/time/week.ts'
import { Pair, Fields } from '../../ui/form/form-errors.tsx'
import { FieldGroup } from '../../ui/form/field-group.tsx'
import { TickList } from '../../ui/form/tick-list.tsx'
import { ListF } from '../../ui/form/list-f.tsx'
import { NumberF } from '../../ui/form/number-f.tsx'
import { SelectF } from '../../ui/form/select-f.tsx'
import { SwitchF } from '../../ui/form/switch-f.tsx'
import { WeekdaysF } from '../../ui/form/weekdays-f.tsx'
import { DateF } from '../../ui/form/when/date-f.tsx'
import { TimeF } from '../../ui/form/when/time-f.tsx'
import { ExtraFieldsF } from '../../ui/form/extra-fields-f.tsx'

/** The calendars whose time is blocked; each gets blocks of its own. */
export function CalendarsF({ control, clinic }: { control: Control<BlockValues>; clinic: Clinic }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { field, fieldState } = useController({ control, name: 'calendarIds' })
  const { ref, value, onChange } = field
  const people = (type: string) => Number(type === 'asset')
  const calendars = [...clinic.calendars.values()].toSorted(
    (a, b) => people(a.type) - people(b.type) || format.compare(a.name, b.name),
  )
  return (
    <FieldGroup label={i18n._('Team & resources')} error={errorText(fieldState)} required>
      <TickList ref={ref} options={calendars} ticked={value} onTick={onChange} />
    </FieldGroup>
  )
}

interface BlockWhenProps {
  control: Control<BlockValues>
  /** Today's date where time is blocked. */
  today: string
}

/** When time is blocked: once, on several dates, over a range, or every so many weeks; hours or whole days. */
export function BlockWhen({ control, today }: BlockWhenProps) {
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
              today={today}
            />
          )}
        </ListF>
      ) : (
        <Pair>
          <DateF
            control={control}
            name="date"
            label={repeat === 'once' ? i18n._('Date') : i18n._('First date')}
            today={today}
            required
          />
          {repeat !== 'once' && (
            <DateF
              control={control}
              name="until"
              label={i18n._('Last date')}
              today={today}
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

interface BlockMoreProps {
  control: Control<BlockValues>
  clinic: Clinic
  /** IANA zone of the hold: that of whose time is blocked. */
  zone: string
}

/** What is rarely said of a block, and through which version of the interface it is made. */
export function BlockMore({ control, clinic, zone }: BlockMoreProps) {
  const { i18n } = useLingui()
  const overbooking = useRefusal('overbook')
  const version = useWatch({ control, name: 'version' })
  return (
    <Folded>
      <summary>
        <Icon name="chevronEnd" />
        <b>{i18n._('More')}</b>
      </summary>
      <Fields>
        {/* For everybody who keeps this clock: a time that was typed is meant on theirs. */}
        <HeldUntilF control={control} name="blockedUntil" zone={zone} whose={zone} />
        <BookedServiceF control={control} name="serviceId" clinic={clinic} />
        <ExtraFieldsF control={control} name="extraFields" label={i18n._('Extra fields')} />
        <SelectF
          control={control}
          name="version"
          label={i18n._('Create as')}
          options={[
            { value: '1', label: i18n._('Blocked slot (version 1)') },
            { value: '2', label: i18n._('Blocked appointment (version 2)') },
          ]}
        />
        {version === '2' && (
          <SwitchF
            control={control}
            name="allowOverlapping"
            label={i18n._('May overlap other appointments')}
            {...(overbooking !== undefined && { disabled: true, help: overbooking })}
          />
        )}
      </Fields>
    </Folded>
  )
}
