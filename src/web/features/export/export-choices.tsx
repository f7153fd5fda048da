import { useLingui } from '@lingui/react'
import type { Calendar } from '#api/contract/calendars.ts'
import { daysBetween, isDate } from '#api/time/week.ts'
import { dateOf } from '#api/time/zoned.ts'
import { useNow } from '../../client/use-now.ts'
import { houseZone } from '../../fields/known-zone.ts'
import { CheckField } from '../../ui/form/check-field.tsx'
import { Radio } from '../../ui/form/radio.tsx'
import { DateField } from '../../ui/form/when/date-field.tsx'
import type { SheetColumn } from './columns.ts'
import { ChoiceGroups } from './export-look.ts'
import { MOST_EXPORTED_DAYS, type ExportScope } from './use-exported.ts'

/** What is taken away, and how. */
export interface TakeChoice extends ExportScope {
  form: 'print' | 'ics' | 'csv'
  withGuests: boolean
  free: boolean
  dayPages: boolean
  /** Ids of the columns that are left out; undefined until somebody has chosen. */
  hidden: readonly string[] | undefined
}

interface TakeChoicesProps {
  choice: TakeChoice
  all: readonly Calendar[]
  columns: readonly SheetColumn[]
  hidden: readonly string[]
  onChange: (choice: TakeChoice) => void
}

const toggled = (list: readonly string[], id: string, on: boolean) =>
  on ? [...list, id] : list.filter((other) => other !== id)

/** What to take: the form, the calendars, the days, and how much of the guests is told. */
export function ExportChoices({ choice, all, columns, hidden, onChange }: TakeChoicesProps) {
  const { i18n } = useLingui()
  const { form, calendarIds, from, to, cancelled, blocks, withGuests, free, dayPages } = choice
  const set = (part: Partial<TakeChoice>) => onChange({ ...choice, ...part })
  const today = dateOf(useNow(), houseZone(all))
  const tooLong = daysBetween(from, to) >= MOST_EXPORTED_DAYS
  const forms = [
    ['print', i18n._('Printable day sheets')],
    ['ics', i18n._('Calendar file (.ics)')],
    ['csv', i18n._('Table (.csv)')],
  ] as const
  return (
    <ChoiceGroups>
      <fieldset>
        <legend>{i18n._('Export as')}</legend>
        <div className="ticks">
          {forms.map(([id, label]) => (
            <label key={id} className="tick">
              <Radio name="export-form" checked={form === id} onChange={() => set({ form: id })} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="dates">
        <DateField
          label={i18n._('First day')}
          today={today}
          required
          value={from}
          onChange={(day) => isDate(day) && set({ from: day, to: day > to ? day : to })}
        />
        <DateField
          label={i18n._('Last day')}
          today={today}
          required
          value={to}
          error={tooLong ? i18n._('Only the first {count} days are used.', { count: MOST_EXPORTED_DAYS }) : undefined}
          onChange={(day) => isDate(day) && set({ to: day, from: day < from ? day : from })}
        />
      </div>
      <fieldset>
        <legend>{i18n._('Team & resources')}</legend>
        <div className="ticks many">
          {all.map(({ id, name }) => (
            <CheckField
              key={id}
              label={name}
              checked={calendarIds.includes(id)}
              onTick={(on) => set({ calendarIds: toggled(calendarIds, id, on) })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{i18n._('Include')}</legend>
        <div className="ticks">
          <CheckField label={i18n._('Guest data')} checked={withGuests} onTick={(on) => set({ withGuests: on })} />
          <CheckField label={i18n._('Blocked times')} checked={blocks} onTick={(on) => set({ blocks: on })} />
          <CheckField
            label={i18n._('Canceled appointments')}
            checked={cancelled}
            onTick={(on) => set({ cancelled: on })}
          />
          {form === 'print' && (
            <CheckField label={i18n._('Free times')} checked={free} onTick={(on) => set({ free: on })} />
          )}
          {form === 'print' && from !== to && (
            <CheckField label={i18n._('One page per day')} checked={dayPages} onTick={(on) => set({ dayPages: on })} />
          )}
        </div>
        {!withGuests && <p>{i18n._('No names, titles, phones, emails or notes, so you can post or share it.')}</p>}
      </fieldset>
      {form === 'print' && (
        <fieldset>
          <legend>{i18n._('Columns')}</legend>
          <div className="ticks">
            {columns.map(({ id, header }) => (
              <CheckField
                key={id}
                label={header}
                checked={!hidden.includes(id)}
                onTick={(on) => set({ hidden: toggled(hidden, id, !on) })}
              />
            ))}
          </div>
        </fieldset>
      )}
    </ChoiceGroups>
  )
}
