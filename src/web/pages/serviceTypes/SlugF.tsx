import { useLingui } from '@lingui/react'
import { useController, useWatch, type Control } from 'react-hook-form'
import { errorText } from '../../ui/form/field.ts'
import { FieldFrame, Input } from '../../ui/form/FieldFrame.tsx'
import { slugInForce, type ServiceTypeValues } from './service-type-form.ts'

/** The short name: it follows the name until somebody writes it, and again once it is emptied. */
export function SlugF({ control, label }: { control: Control<ServiceTypeValues>; label: string }) {
  const { i18n } = useLingui()
  const { field, fieldState } = useController({ control, name: 'slug' })
  const name = useWatch({ control, name: 'name' })
  return (
    <FieldFrame
      label={label}
      help={
        field.value === null
          ? i18n._('Follows the name until you write another one.')
          : i18n._('Links and filters of other programs use it.')
      }
      error={errorText(fieldState)}
    >
      {(attributes) => (
        <Input
          {...attributes}
          name={field.name}
          ref={field.ref}
          dir="ltr"
          value={slugInForce({ slug: field.value, name })}
          onChange={({ target }) => field.onChange(target.value === '' ? null : target.value)}
          onBlur={field.onBlur}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </FieldFrame>
  )
}
