import { useCallback } from 'react'
import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'

/** One complaint of the service about one field of the body. */
export interface FieldComplaint {
  field: string
  message: string
}

/** A name and what it is part of, the most particular first: `a.0.b`, `a.0`, `a`. */
const withParents = (path: string): string[] => {
  const names = path.split('.')
  return names.map((_, gone) => names.slice(0, names.length - gone).join('.'))
}

/**
 * Puts the service's complaints on the fields they are about and moves the focus to the first. `rename` maps names of the
 * body to names of the form. Answers the messages whose field the form does not have, to be shown above it.
 */
export function useFormErrors<Values extends FieldValues>(
  { setError, getValues }: UseFormReturn<Values>,
  rename: Readonly<Record<string, string>> = {},
): (complaints: readonly FieldComplaint[]) => readonly string[] {
  return useCallback(
    (complaints) => {
      const values = getValues()
      const homeless: string[] = []
      let first = true
      for (const { field, message } of complaints) {
        const path = (rename[field] ?? field).replaceAll(/\[(\d+)\]/g, '.$1')
        const place = withParents(path).find((name) => get(values, name) !== undefined || name in values)
        if (place === undefined) {
          homeless.push(message)
          continue
        }
        // The name was just found among the form's values.
        setError(place as FieldPath<Values>, { type: 'service', message }, { shouldFocus: first })
        first = false
      }
      return homeless
    },
    [setError, getValues, rename],
  )
}
