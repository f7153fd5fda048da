import styled from '@emotion/styled'
import { Suspense, useMemo, useState } from 'react'
import { isDate } from '#api/time/week.ts'
import { lazySection } from './lazy-part.tsx'
import { matching } from './form/combo/options.ts'
import { earlySearch, useEarlyWish } from './form/early-wish.ts'
import { DateField } from './form/when/date-field.tsx'
import { FieldFrame, Input, Select } from './form/field-frame.tsx'
import { paint, visuallyHidden } from '../theme/paint.ts'
import { radius, size, weight } from '../theme/scale.ts'

// Filters are folded away at first: what finds one of many values comes after the rows.
const Combo = lazySection(async () => ({ default: (await import('./form/combo/combo.tsx')).Combo }))

interface FilterProps {
  label: string
  value: string
  onChange: (value: string) => void
  help?: string
}

interface WaitingProps extends Pick<FilterProps, 'label' | 'value'> {
  help: string | undefined
  placeholder?: string
  /** Keeps what is wanted of the filter, and typed, meanwhile. */
  early: ReturnType<typeof useEarlyWish>
}

/** What is chosen, or is being typed, before it can be changed. */
function Waiting({ label, value, help, placeholder, early }: WaitingProps) {
  const { waits, types } = early
  return (
    <FieldFrame label={label} help={help}>
      {(attributes) => <Input {...attributes} {...waits} {...types} value={value} placeholder={placeholder} />}
    </FieldFrame>
  )
}

interface DateFilterProps extends FilterProps {
  /** Today's date in the zone that counts; the device's unless told. */
  today?: string | undefined
}

/** A filter by a date; it takes effect as soon as the date is whole, and on leaving the field. */
export function DateFilter({ label, value, onChange, help, today }: DateFilterProps) {
  return (
    <DateField
      {...{ label, value, help, today }}
      navigates
      onChange={(date) => {
        if (date === '' || isDate(date)) onChange(date)
      }}
    />
  )
}

/** A filter that is written: it takes effect on Enter and on leaving the field. */
export function TextFilter({ label, value, onChange, help }: FilterProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // A value changed from outside (Back button, cleared filters) replaces what is typed.
  if (value !== known) {
    setKnown(value)
    setTyped(value)
  }
  const send = (next: string) => {
    if (next.trim() !== value) onChange(next.trim())
  }
  return (
    <FieldFrame label={label} help={help}>
      {(attributes) => (
        <Input
          {...attributes}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => send(typed)}
          onKeyDown={({ key }) => key === 'Enter' && send(typed)}
        />
      )}
    </FieldFrame>
  )
}

/** A choice of a filter. */
export interface FilterChoice {
  value: string
  label: string
}

interface SelectFilterProps extends FilterProps {
  choices: readonly FilterChoice[]
  /** What the choice of everything is called. */
  all: string
}

/** A filter with one of some values, with its label above; for the unusual ones. */
export function SelectFilter({ label, value, onChange, help, choices, all }: SelectFilterProps) {
  return (
    <FieldFrame label={label} help={help}>
      {(attributes) => (
        <Select {...attributes} value={value} onChange={({ target }) => onChange(target.value)}>
          <Choices value={value} choices={choices} all={all} />
        </Select>
      )}
    </FieldFrame>
  )
}

/** Values that a list shows at once; the rest is found by typing. */
const SHOWN = 50

interface SearchedFilterProps extends FilterProps {
  /** Undefined while they are on their way. */
  choices: readonly FilterChoice[] | undefined
  /** What the choice of everything is called. */
  all: string
}

/** A filter with one of many values, such as the names of records: it is found by typing. */
export function SearchedFilter({ label, value, onChange, help, choices, all }: SearchedFilterProps) {
  const [search, setSearch] = useState<string | null>(null)
  const early = useEarlyWish((wish, word) => setSearch(earlySearch(wish, word)))
  const { starts, typed } = early
  // Of a list that is closed nothing is looked for.
  const found = useMemo(() => (search === null ? [] : choices && matching(choices, search)), [choices, search])
  const text = value === '' ? '' : (choices?.find((one) => one.value === value)?.label ?? value)
  return (
    <Suspense fallback={<Waiting {...{ label, help, early }} value={(starts && typed) ?? text} placeholder={all} />}>
      <Combo
        starts={starts}
        begins={typed}
        label={label}
        help={help}
        value={value}
        text={text}
        options={found?.slice(0, SHOWN)}
        more={Math.max(0, (found?.length ?? 0) - SHOWN)}
        none={all}
        onSearch={setSearch}
        onChoose={onChange}
      />
    </Suspense>
  )
}

const Quick = styled('label')({
  '& > span': visuallyHidden,
  '& > div': { inlineSize: 'auto', maxInlineSize: 220 },
  '& select': { fontSize: size.body2 },
  '& select[data-set="true"]': {
    background: paint.accentTint,
    borderRadius: radius.control,
    fontWeight: weight.medium,
  },
})

/** A filter with one of some values, in the row of the search box; without `all` one of them is always chosen. */
export function QuickFilter({
  label,
  value,
  onChange,
  choices,
  all,
}: Omit<SelectFilterProps, 'help' | 'all'> & { all?: string }) {
  return (
    <Quick>
      <span>{label}</span>
      <Select
        value={value}
        data-set={all !== undefined && value !== ''}
        onChange={({ target }) => onChange(target.value)}
      >
        <Choices value={value} choices={choices} all={all} />
      </Select>
    </Quick>
  )
}

function Choices({
  value,
  choices,
  all,
}: {
  value: string
  choices: readonly FilterChoice[]
  all: string | undefined
}) {
  return (
    <>
      {(all !== undefined || value === '') && <option value="">{all}</option>}
      {value !== '' && !choices.some((choice) => choice.value === value) && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </>
  )
}
