import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type Readable, useStore } from '../../store/store.ts'

/**
 * Whether a form, which begins as what is stored, holds what is not saved; known as long as somebody follows it. A page that only asks
 * on leaving has nothing to render for it: the first letter of a form would be the dearest one.
 */
export function useDirty<Values extends FieldValues>({
  subscribe,
}: Pick<UseFormReturn<Values>, 'subscribe'>): Readable<boolean> {
  const [store] = useState(() => {
    let isDirty = false
    return {
      get: () => isDirty,
      subscribe: (onChange: () => void) =>
        subscribe({
          formState: { isDirty: true },
          callback: (told) => {
            isDirty = told.isDirty ?? false
            onChange()
          },
        }),
    }
  })
  return store
}

/**
 * The same as a value, also while the letters that made it so wait to be rendered (`eagerly`): the form library tells each change once,
 * and whoever is told in a transition knows when that is rendered, which a press may outrun.
 */
export const useIsDirty = <Values extends FieldValues>(form: Pick<UseFormReturn<Values>, 'subscribe'>): boolean =>
  useStore(useDirty(form))
