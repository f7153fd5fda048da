import Autocomplete from '@mui/material/Autocomplete'
import { type FieldValues, useController } from 'react-hook-form'
import { errorText, type FieldProps } from '../ui/form/field.ts'
import { FieldFrame } from '../ui/form/FieldFrame.tsx'
import { MaterialTheme } from '../ui/material/MaterialTheme.tsx'
import { ChoiceInput, renderChoice, useChoiceWords } from './ChoiceInput.tsx'
import { type Choice, type Choices, chosen } from './choices.ts'

const labelOf = ({ label }: Choice): string => label
const keyOf = ({ id }: Choice): string => id
const same = (a: Choice, b: Choice): boolean => a.id === b.id

/** One of many choices, found by typing; the form's value is its id, or null. */
export function ChooseOneF<Values extends FieldValues>(props: FieldProps<Values> & { from: Choices }) {
  const { control, name, label, help, required, disabled, from } = props
  const { field, fieldState } = useController({ control, name })
  const words = useChoiceWords(from)
  const id = typeof field.value === 'string' && field.value !== '' ? field.value : null
  return (
    <FieldFrame label={label} help={help} error={errorText(fieldState)} required={required} disabled={disabled}>
      {(attributes) => (
        <MaterialTheme>
          <Autocomplete
            {...words}
            id={attributes.id}
            options={[...from.choices]}
            loading={from.loading}
            disabled={disabled ?? false}
            value={id === null ? null : (chosen([id], from)[0] ?? null)}
            onChange={(_, choice) => field.onChange(choice?.id ?? null)}
            getOptionLabel={labelOf}
            getOptionKey={keyOf}
            isOptionEqualToValue={same}
            renderOption={renderChoice}
            renderInput={(params) => (
              <ChoiceInput params={params} attributes={attributes} inputRef={field.ref} onBlur={field.onBlur} />
            )}
          />
        </MaterialTheme>
      )}
    </FieldFrame>
  )
}

/** Several of many choices, found by typing; the form's value is the list of their ids. */
export function ChooseManyF<Values extends FieldValues>(props: FieldProps<Values> & { from: Choices }) {
  const { control, name, label, help, required, disabled, from } = props
  const { field, fieldState } = useController({ control, name })
  const words = useChoiceWords(from)
  const ids: string[] = Array.isArray(field.value) ? field.value : []
  return (
    <FieldFrame label={label} help={help} error={errorText(fieldState)} required={required} disabled={disabled}>
      {(attributes) => (
        <MaterialTheme>
          <Autocomplete
            {...words}
            multiple
            disableCloseOnSelect
            id={attributes.id}
            options={[...from.choices]}
            loading={from.loading}
            disabled={disabled ?? false}
            value={chosen(ids, from)}
            onChange={(_, choices) => field.onChange(choices.map(keyOf))}
            getOptionLabel={labelOf}
            getOptionKey={keyOf}
            isOptionEqualToValue={same}
            renderOption={renderChoice}
            renderInput={(params) => (
              <ChoiceInput params={params} attributes={attributes} inputRef={field.ref} onBlur={field.onBlur} />
            )}
          />
        </MaterialTheme>
      )}
    </FieldFrame>
  )
}
