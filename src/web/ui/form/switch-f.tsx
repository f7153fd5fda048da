import { useLingui } from '@lingui/react'
import Switch from '@mui/material/Switch'
import styled from '@emotion/styled'
import { useId } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { paint } from '../../theme/paint.ts'
import type { FieldProps } from './field.ts'
import { ResetToInherited, useInheritedHelp, type InheritedValue } from './inherited.tsx'
import { size } from '../../theme/scale.ts'

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '2px 10px',
  alignItems: 'center',
  minBlockSize: 32,
  '& .Mui-disabled + label': { opacity: 0.55, cursor: 'default' },
  '& [data-inherited="true"]': { opacity: 0.6 },
  '& > div': { gridColumn: 2 },
  '& label': { cursor: 'pointer' },
  '& p': { gridColumn: 2, margin: 0, color: paint.soft, fontSize: size.caption },
  '& p.error': { color: paint.danger },
})

interface SwitchFProps {
  /** What holds while the form's value is null. */
  inherited?: InheritedValue<boolean> | undefined
  /** Off and out of reach, whatever the form's value is, because that has no effect now. */
  idle?: boolean
}

/** On or off; with something to inherit also neither, which shows what is inherited. */
export function SwitchF<Values extends FieldValues>(props: FieldProps<Values> & SwitchFProps) {
  const { control, name, label, help, inherited, idle = false } = props
  const disabled = idle || props.disabled
  const { i18n } = useLingui()
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name })
  const id = useId()
  const isOwn = value != null
  const from = useInheritedHelp(inherited, isOwn, inherited?.value ? i18n._('Yes') : i18n._('No'))
  const note = fieldState.error?.message ?? from ?? help
  return (
    <Row data-field="">
      <Switch
        name={name}
        checked={!idle && (isOwn || !inherited ? value === true : inherited.value)}
        data-inherited={inherited && !isOwn}
        onChange={({ target }) => onChange(target.checked)}
        onBlur={onBlur}
        disabled={disabled}
        slotProps={{
          input: {
            id,
            ref,
            'aria-invalid': fieldState.invalid,
            'aria-describedby': note ? `${id}-note` : undefined,
          },
        }}
      />
      <label htmlFor={id}>{label}</label>
      {note && (
        <p id={`${id}-note`} className={fieldState.invalid ? 'error' : undefined}>
          {note}
        </p>
      )}
      {inherited && isOwn && !disabled && <ResetToInherited label={label} onReset={() => onChange(null)} />}
    </Row>
  )
}
