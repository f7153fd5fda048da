import { useState, useSyncExternalStore } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Whether a form holds what is not saved, also while the letters that made it so wait to be rendered (`eagerly`): the form
 * library tells each change once, and whoever is told in a transition knows when that is rendered, which a press may outrun.
 */
export function useIsDirty<Values extends FieldValues>({
  formState,
  subscribe,
}: Pick<UseFormReturn<Values>, 'formState' | 'subscribe'>): boolean {
  const [store] = useState(() => {
    let isDirty = formState.isDirty
    return {
      get: () => isDirty,
      follow: (onChange: () => void) =>
        subscribe({
          formState: { isDirty: true },
          callback: (told) => {
            isDirty = told.isDirty ?? false
            onChange()
          },
        }),
    }
  })
  return useSyncExternalStore(store.follow, store.get)
}
