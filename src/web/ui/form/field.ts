import type { Control, ControllerFieldState, FieldPath, FieldValues } from 'react-hook-form'

/** What every field of a form is told: where its value stands and what it is called. */
export interface FieldProps<Values extends FieldValues> {
  control: Control<Values>
  name: FieldPath<Values>
  label: string
  /** A line under the field; an error takes its place. */
  help?: string
  required?: boolean
  disabled?: boolean
}

/** The words of a field's error, undefined when it has none. */
export const errorText = ({ error }: ControllerFieldState): string | undefined => error && (error.message || error.type)
