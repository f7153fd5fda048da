import { useLingui } from '@lingui/react'
import { Suspense } from 'react'
import { useController, useWatch, type FieldValues } from 'react-hook-form'
import type { Calendar } from '#api/contract/calendars.ts'
import type { ServiceType } from '#api/contract/service-types.ts'
import { contract } from '#api/contract/table.ts'
import { zonePlace } from '../i18n/zone-place.ts'
import { lazySection } from '../ui/lazy-part.tsx'
import { useApi } from '../client/api-context.ts'
import { queryOf } from '../client/query.ts'
import { earlySearch, useEarlyWish } from '../ui/form/early-wish.ts'
import { errorText, type FieldProps } from '../ui/form/field.ts'
import type { ComboOption } from '../ui/form/combo/options.ts'
import { FieldFrame, Input } from '../ui/form/field-frame.tsx'
import { useCalendars, useServiceTypes } from './references.ts'
import { useChoicesAmong, useChoicesAsked, type Choices } from './use-choices.ts'

const Combo = lazySection(async () => ({ default: (await import('../ui/form/combo/combo.tsx')).Combo }))

interface ReferenceProps {
  /** Label of the choice of nothing; without it something must be chosen. */
  none?: string
  /** Address of the form for a new one. */
  createTo?: string
}

type Props<Values extends FieldValues> = FieldProps<Values> & ReferenceProps

/** Options that a list shows at once; the rest is found by typing. */
const SHOWN = 50
/** Milliseconds without a key before the service is asked. */
const PAUSE = 200

function useId<Values extends FieldValues>({ control, name }: Props<Values>): string {
  const id: unknown = useWatch({ control, name })
  return typeof id === 'string' ? id : ''
}

interface BoxProps<Values extends FieldValues> {
  field: Props<Values>
  choices: Choices
  createLabel: string
  delay?: number
}

function ReferenceBox<Values extends FieldValues>({ field: props, choices, createLabel, delay = 0 }: BoxProps<Values>) {
  const { i18n } = useLingui()
  const { control, name, label, help, required, disabled, none, createTo } = props
  const { field, fieldState } = useController({ control, name })
  const { starts, typed, waits, types } = useEarlyWish((wish, word) => choices.onSearch(earlySearch(wish, word)))
  const id = useId(props)
  const { chosen, options, failed, total } = choices
  const shown = options?.slice(0, SHOWN)
  const gone = chosen === null ? i18n._('No longer found: {id}', { id }) : undefined
  const text = chosen?.label ?? (chosen === null ? id : id && i18n._('Loading…'))
  const frame = {
    label,
    changed: fieldState.isDirty,
    required,
    disabled,
    help: help ?? chosen?.facts,
    error: errorText(fieldState) ?? gone,
  }
  // What is chosen can be read, and what is looked for typed, before it can be changed.
  const waiting = (
    <FieldFrame {...frame}>
      {(attributes) => (
        <Input {...attributes} {...waits} {...types} name={name} value={(starts && typed) ?? text} placeholder={none} />
      )}
    </FieldFrame>
  )
  return (
    <Suspense fallback={waiting}>
      <Combo
        {...frame}
        starts={starts}
        begins={typed}
        name={name}
        inputRef={field.ref}
        text={text}
        value={id}
        options={shown}
        more={Math.max(0, (total ?? 0) - (shown?.length ?? 0))}
        failed={failed}
        none={none}
        create={createTo ? { to: createTo, label: createLabel } : undefined}
        delay={delay}
        onSearch={choices.onSearch}
        onChoose={(next) => field.onChange(next === '' ? null : next)}
        onBlur={field.onBlur}
      />
    </Suspense>
  )
}

const calendarOption = ({ id, name, timezone }: Calendar): ComboOption => ({
  value: id,
  label: name,
  facts: zonePlace(timezone),
})
const typeOption = ({ id, name }: ServiceType): ComboOption => ({ value: id, label: name })

/** A calendar, chosen by its name; the form's value is its id. */
export function CalendarF<Values extends FieldValues>(props: Props<Values>) {
  const { i18n } = useLingui()
  const id = useId(props)
  const one = queryOf(useApi(), contract.calendars.get, { params: { id } })
  const choices = useChoicesAmong(useCalendars(), id, one, calendarOption)
  return <ReferenceBox field={props} choices={choices} createLabel={i18n._('New person or resource')} />
}

/** A service type, chosen by its name. */
export function ServiceTypeF<Values extends FieldValues>(props: Props<Values>) {
  const { i18n } = useLingui()
  const id = useId(props)
  const one = queryOf(useApi(), contract.serviceTypes.get, { params: { id } })
  const choices = useChoicesAmong(useServiceTypes(), id, one, typeOption)
  return <ReferenceBox field={props} choices={choices} createLabel={i18n._('New service type')} />
}

/** A preset, chosen by its title; the service is asked for what is typed. */
export function PresetF<Values extends FieldValues>(props: Props<Values>) {
  const { i18n } = useLingui()
  const api = useApi()
  const id = useId(props)
  const choices = useChoicesAsked(
    (search) => queryOf(api, contract.presets.list, { query: { limit: SHOWN, ...(search && { search }) } }),
    id,
    queryOf(api, contract.presets.get, { params: { id } }),
    ({ id: value, title }) => ({ value, label: title }),
  )
  return <ReferenceBox field={props} choices={choices} delay={PAUSE} createLabel={i18n._('New preset')} />
}
