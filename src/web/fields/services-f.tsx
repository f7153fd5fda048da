import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import type { Service } from '#api/contract/services.ts'
import { errorText, type FieldProps } from '../ui/form/field.ts'
import { FieldGroup } from '../ui/form/field-group.tsx'
import { TickList } from '../ui/form/tick-list.tsx'
import { useSearched } from '../ui/form/use-searched.tsx'
import type { References } from './references.ts'

const NONE: readonly string[] = []

interface ServicesFProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Those to choose from. */
  services: References<Service>
}

/** Some of the services, ticked; the form's value is the list of their ids. */
export function ServicesF<Values extends FieldValues>(props: ServicesFProps<Values>) {
  const { control, name, label, help, services } = props
  const { i18n } = useLingui()
  const { items, byId, failed } = services
  const { field, fieldState } = useController({ control, name })
  const ids: readonly string[] = Array.isArray(field.value) ? field.value : NONE
  const error = errorText(fieldState) ?? (failed ? i18n._('Couldn’t load the choices.') : undefined)
  // The same list until there are others: it is looked through anew only then.
  const all = useMemo(() => {
    const gone = items === undefined ? [] : ids.filter((id) => !byId.has(id))
    return [...(items ?? []), ...gone.map((id) => ({ id, name: id }))]
  }, [items, byId, ids])
  const { shown, search } = useSearched(all, i18n._('Search services'), ({ id }) => ids.includes(id))
  return (
    <FieldGroup label={label} help={help} error={error}>
      {search}
      <TickList options={shown} ticked={ids} onTick={field.onChange} onBlur={field.onBlur} />
    </FieldGroup>
  )
}
