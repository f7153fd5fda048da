import { Fragment, type ReactNode } from 'react'
import { useFormState, type Control, type FieldValues } from 'react-hook-form'
import { Pair } from './form-errors.tsx'

/** The fields that a table of sections puts into one of them. */
export type FieldsIn<Table, Section> = keyof { [F in keyof Table as Table[F] extends Section ? F : never]: F } & string

interface FieldInputsProps<Field extends string> {
  /** Drawn in the order in which they are written. */
  of: Readonly<Record<Field, ReactNode>>
  /** Fields that stand side by side where there is room. */
  beside?: readonly (readonly Field[])[]
}

/**
 * An input for each field of a section. Given the names of the fields (`FieldsIn`), the compiler asks for the input of a
 * field that has none, so that nothing the interface takes can be forgotten on the screen.
 */
export function FieldInputs<Field extends string>({ of, beside = [] }: FieldInputsProps<Field>) {
  const drawn = (field: Field) => <Fragment key={field}>{of[field]}</Fragment>
  // An object's own keys are those that its type names.
  return (Object.keys(of) as Field[]).map((field) => {
    const row = beside.find((fields) => fields.includes(field))
    if (row === undefined) return drawn(field)
    return row[0] === field && <Pair key={field}>{row.map(drawn)}</Pair>
  })
}

/** The sections of a form in which something keeps it from being saved, by a table from field to section. */
export function useWrongSections<Values extends FieldValues>(
  control: Control<Values>,
  table: Readonly<Record<string, string>>,
): ReadonlySet<string> {
  const { errors } = useFormState({ control })
  return new Set(Object.keys(errors).map((field) => table[field] ?? 'basics'))
}
