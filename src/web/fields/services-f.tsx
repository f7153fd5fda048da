import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useController, type FieldValues } from 'react-hook-form'
import { errorText, type FieldProps } from '../ui/form/field.ts'
import { paint } from '../theme/paint.ts'
import { useSearched } from '../ui/form/use-searched.tsx'
import { useServices } from './references.ts'
import { radius, size, weight } from '../theme/scale.ts'
import { Checkbox } from '../ui/form/checkbox.tsx'

const Group = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  '& > legend': { padding: 0, marginBlockEnd: 6, fontSize: size.body2, fontWeight: weight.medium },
  '& > p': { margin: '0 0 8px', color: paint.soft, fontSize: size.body2 },
  '& > p.error': { color: paint.danger },
  '& > .choices': {
    margin: 0,
    minInlineSize: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    gap: '2px 12px',
    marginBlockStart: 8,
    maxBlockSize: 280,
    overflowY: 'auto',
    padding: 8,
    border: `1px solid ${paint.line}`,
    borderRadius: radius.control,
  },
  '& label': { display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 30, fontSize: size.body2 },
})

/** Some of the services, ticked; the form's value is the list of their ids. */
export function ServicesF<Values extends FieldValues>({ control, name, label, help }: FieldProps<Values>) {
  const { i18n } = useLingui()
  const { items, byId, failed } = useServices()
  const { field, fieldState } = useController({ control, name })
  const ids: readonly string[] = Array.isArray(field.value) ? field.value : []
  const error = errorText(fieldState) ?? (failed ? i18n._('Couldn’t load the choices.') : undefined)
  const gone = items === undefined ? [] : ids.filter((id) => !byId.has(id)).map((id) => ({ id, name: id }))
  const all = [...(items ?? []), ...gone]
  const { shown, search } = useSearched(all, i18n._('Search services'))
  return (
    <Group>
      <legend>{label}</legend>
      {error ? <p className="error">{error}</p> : help && <p>{help}</p>}
      {search}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <fieldset className="choices" tabIndex={0} aria-label={label}>
        {shown.map((service) => (
          <label key={service.id}>
            <Checkbox
              checked={ids.includes(service.id)}
              onChange={({ target }) =>
                field.onChange(target.checked ? [...ids, service.id] : ids.filter((id) => id !== service.id))
              }
              onBlur={field.onBlur}
            />
            {service.name}
          </label>
        ))}
      </fieldset>
    </Group>
  )
}
