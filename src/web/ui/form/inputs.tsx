import OutlinedInput from '@mui/material/OutlinedInput'
import NativeSelect from '@mui/material/NativeSelect'
import type { ComponentProps, CSSProperties, ReactNode, Ref } from 'react'

/** What a control takes on its frame; everything else belongs to the control itself. */
interface FrameProps {
  className?: string | undefined
  style?: CSSProperties | undefined
}

const invalid = (value: ComponentProps<'input'>['aria-invalid']): boolean => value === true || value === 'true'

interface InputProps extends FrameProps, Omit<ComponentProps<'input'>, 'color' | keyof FrameProps> {
  /** Stands in the input at its end, such as a button. */
  endAdornment?: ReactNode
  /** The frame around both, beside which something may open. */
  frameRef?: Ref<HTMLDivElement>
}

/** A one-line input. */
export function Input({ className, style, disabled, ref, endAdornment, frameRef, ...control }: InputProps) {
  return (
    <OutlinedInput
      className={className}
      style={style}
      fullWidth
      disabled={disabled}
      error={invalid(control['aria-invalid'])}
      inputRef={ref}
      endAdornment={endAdornment}
      {...(frameRef && { ref: frameRef })}
      inputProps={control}
    />
  )
}

/** A block of text that grows with what is written where the browser can do that. */
export function TextArea({
  className,
  style,
  disabled,
  ref,
  ...control
}: FrameProps & Omit<ComponentProps<'textarea'>, 'color'>) {
  return (
    <OutlinedInput
      className={className}
      style={style}
      fullWidth
      multiline
      // The browser's own way of growing measures nothing.
      inputComponent="textarea"
      disabled={disabled}
      error={invalid(control['aria-invalid'])}
      inputRef={ref}
      inputProps={control}
    />
  )
}

/** The browser's own list of choices: the best one on a phone. */
export function Select({
  className,
  style,
  disabled,
  ref,
  children,
  ...control
}: FrameProps & Omit<ComponentProps<'select'>, 'color' | 'size'>) {
  return (
    <NativeSelect
      variant="outlined"
      input={<OutlinedInput fullWidth />}
      className={className}
      style={style}
      disabled={disabled}
      error={invalid(control['aria-invalid'])}
      inputRef={ref}
      // The library types every control as an input; this one is a list of choices.
      inputProps={control as ComponentProps<typeof NativeSelect>['inputProps']}
    >
      {children}
    </NativeSelect>
  )
}
