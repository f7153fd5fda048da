import { useLingui } from '@lingui/react'
import { useState, type ReactNode } from 'react'
import { type Control, useFormState } from 'react-hook-form'
import { Fields } from '../../ui/form/form-errors.tsx'
import type { AppointmentValues } from '../../commands/appointments/form/appointment-values.ts'

/** What is rarely needed, folded away; it opens by itself where something in the form is wrong, lest that stays unseen. */
export function More({ control, children }: { control: Control<AppointmentValues>; children: ReactNode }) {
  const { i18n } = useLingui()
  const { errors } = useFormState({ control })
  const [open, setOpen] = useState(false)
  return (
    <details
      open={open || Object.keys(errors).length > 0}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary style={{ cursor: 'pointer', minBlockSize: 24 }}>{i18n._('More')}</summary>
      <Fields>{children}</Fields>
    </details>
  )
}
