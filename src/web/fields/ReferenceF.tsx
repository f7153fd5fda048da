import { useLingui } from '@lingui/react'
import type { FieldValues } from 'react-hook-form'
import type { FieldProps } from '../ui/form/field.ts'
import { SelectF, type SelectOption } from '../ui/form/SelectF.tsx'
import { useFormat } from '../i18n/LocaleProvider.tsx'
import { useCalendars, usePresets, useServiceTypes, type References } from './references.ts'

interface ReferenceProps {
  /** Label of the choice of nothing; without it something must be chosen. */
  none?: string
}

function useOptions<T extends { id: string }>({ items, failed }: References<T>, nameOf: (item: T) => string) {
  const { i18n } = useLingui()
  const { compare } = useFormat()
  const options: SelectOption[] = (items ?? [])
    .map((item) => ({ value: item.id, label: nameOf(item) }))
    .toSorted((a, b) => compare(a.label, b.label))
  const help = failed ? i18n._('The choices could not be loaded.') : items ? undefined : i18n._('Loading…')
  return { options, ...(help !== undefined && { help }) }
}

/** A calendar, chosen by its name; the form's value is its id. */
export function CalendarF<Values extends FieldValues>(props: FieldProps<Values> & ReferenceProps) {
  return <SelectF {...props} {...useOptions(useCalendars(), ({ name, timezone }) => `${name} (${timezone})`)} />
}

/** A service type, chosen by its name. */
export function ServiceTypeF<Values extends FieldValues>(props: FieldProps<Values> & ReferenceProps) {
  return <SelectF {...props} {...useOptions(useServiceTypes(), ({ name }) => name)} />
}

/** A preset, chosen by its title. */
export function PresetF<Values extends FieldValues>(props: FieldProps<Values> & ReferenceProps) {
  return <SelectF {...props} {...useOptions(usePresets(), ({ title }) => title)} />
}
