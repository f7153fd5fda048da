import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Appointment } from '#api/contract/appointments.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import type { ApiError } from '../../client/api-error.ts'
import type { Stale } from '../../fields/record/record-form.ts'
import { type AppointmentValues, valuesOf } from '../../commands/appointments/form/appointment-values.ts'

type Write = (values: AppointmentValues, based: Appointment) => Promise<boolean>

/**
 * What a form of an appointment is based on, and what somebody else has made of it meanwhile. A newer answer that only
 * comes in while somebody types must not become what the changes are measured by.
 */
export function useStale(form: UseFormReturn<AppointmentValues>, appointment: Appointment) {
  const api = useApi()
  const [basis, setBasis] = useState(appointment)
  const [theirs, setTheirs] = useState<{ key: number; stored: Appointment } | null>(null)
  /** Whether the last refusal was that somebody else was first. */
  const [isLast, setLast] = useState(false)

  const adopt = (stored: Appointment) => {
    setBasis(stored)
    setTheirs(null)
    form.reset(valuesOf(stored))
  }
  return {
    basis,
    /** Whether the choice says all about the last refusal, so that its own words need not stand beside it. */
    isLast,
    /** The choice between what is typed and what somebody else has stored; null where nobody was first. */
    staleOf: (write: Write): Stale<AppointmentValues> | null =>
      theirs && {
        key: theirs.key,
        versions: { from: basis.version, to: theirs.stored.version },
        base: valuesOf(basis),
        theirs: valuesOf(theirs.stored),
        loadTheirs: () => adopt(theirs.stored),
        save: (values) => {
          adopt(theirs.stored)
          form.reset(values, { keepDefaultValues: true })
          void write(values, theirs.stored)
        },
      },
    /** Looks after a refusal whether somebody else was first, and answers so. */
    look: async ({ kind }: ApiError): Promise<boolean> => {
      setLast(false)
      // With what is gone there is nothing left to compare.
      if (kind === 'not-found') setTheirs(null)
      if (kind !== 'conflict') return false
      const params = { id: appointment.id }
      const stored = await api.call(contract.appointmentsV2.get, { params }).catch(() => undefined)
      if (!stored || stored.version === basis.version) return false
      setTheirs({ key: (theirs?.key ?? 0) + 1, stored })
      setLast(true)
      return true
    },
  }
}
