import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import { daysBetween, isDate } from '#api/time/week.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
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

interface TickProps {
  checked: boolean
  onChange: (on: boolean) => void
  children: ReactNode
}

function Tick({ checked, onChange, children }: TickProps) {
  return (
    <label className="tick">
      <Checkbox checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {children}
    </label>
  )
}

/** What to take: the form, the calendars, the days, and how much of the guests is told. */
export function ExportChoices({ choice, all, columns, hidden, onChange }: TakeChoicesProps) {
  const { i18n } = useLingui()
  const { form, calendarIds, from, to, cancelled, blocks, withGuests, free, dayPages } = choice
  const set = (part: Partial<TakeChoice>) => onChange({ ...choice, ...part })
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
          required
          value={from}
          onChange={(day) => isDate(day) && set({ from: day, to: day > to ? day : to })}
        />
        <DateField
          label={i18n._('Last day')}
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
            <Tick
              key={id}
              checked={calendarIds.includes(id)}
              onChange={(on) => set({ calendarIds: toggled(calendarIds, id, on) })}
            >
              {name}
            </Tick>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{i18n._('Include')}</legend>
        <div className="ticks">
          <Tick checked={withGuests} onChange={(on) => set({ withGuests: on })}>
            {i18n._('Guest data')}
          </Tick>
          <Tick checked={blocks} onChange={(on) => set({ blocks: on })}>
            {i18n._('Blocked times')}
          </Tick>
          <Tick checked={cancelled} onChange={(on) => set({ cancelled: on })}>
            {i18n._('Canceled appointments')}
          </Tick>
          {form === 'print' && (
            <Tick checked={free} onChange={(on) => set({ free: on })}>
              {i18n._('Free times')}
            </Tick>
          )}
          {form === 'print' && from !== to && (
            <Tick checked={dayPages} onChange={(on) => set({ dayPages: on })}>
              {i18n._('One page per day')}
            </Tick>
          )}
        </div>
        {!withGuests && <p>{i18n._('No names, titles, phones, emails or notes, so you can post or share it.')}</p>}
      </fieldset>
      {form === 'print' && (
        <fieldset>
          <legend>{i18n._('Columns')}</legend>
          <div className="ticks">
            {columns.map(({ id, header }) => (
              <Tick
                key={id}
                checked={!hidden.includes(id)}
                onChange={(on) => set({ hidden: toggled(hidden, id, !on) })}
              >
                {header}
              </Tick>
            ))}
          </div>
        </fieldset>
      )}
    </ChoiceGroups>
  )
}
