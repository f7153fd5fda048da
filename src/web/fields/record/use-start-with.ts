import { useEffect } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { RecordForm } from './record-form.ts'

/** Starts a new record's form with values of another record, unsaved; nothing happens where there are none. */
export function useStartWith<Values extends FieldValues>(
  { form }: RecordForm<Values>,
  values: Values | undefined,
): void {
  // The form is a store of its own, and what it starts with counts as typed: it can be created at once and discarded.
  useEffect(() => {
    if (values) form.reset(values, { keepDefaultValues: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only what the form starts with.
  }, [])
}
