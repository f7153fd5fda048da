import { useCallback } from 'react'
import type { Action } from '#api/core/rules/statuses.ts'
import { useRights } from '../../client/use-caller.ts'
import { refusalOf } from '../../fields/rights/use-refusal.ts'
import { type StatusFacts, type StepVerdict, verdictOf } from './status-steps.ts'

/** Judges whether an action on an appointment is open to the key in use, or why not. */
export const useVerdict = (): ((action: Action, appointment: StatusFacts) => StepVerdict) => {
  const rights = useRights()
  return useCallback(
    (action, appointment) => {
      const reason = refusalOf(action === 'mask' ? 'anonymize' : 'write', rights)
      return reason === undefined ? verdictOf(action, appointment) : { ok: false, reason }
    },
    [rights],
  )
}
