import { i18n } from '@lingui/core'
import { HOUR } from '#api/time/durations.ts'
import { ApiError } from '../../client/api-error.ts'
import type { RowState } from '../../ui/run/run-spec.ts'
import { isMaking, type KeptRun, stateFrom } from './run-data.ts'

/** A service that remembers answers by their keys does so for a day (interface, section 1); less, to be on the safe side. */
const REMEMBERED = 20 * HOUR

/**
 * The states of a kept run, for a page that shows it or goes on with it. What an earlier page may have made must not be made
 * again where the service does not know the call by its key.
 */
export const statesOf = (
  { lines, states }: KeptRun,
  { isTaken, knowsKeys }: { isTaken: boolean; knowsKeys: boolean },
): RowState[] =>
  states.map((state, index) => {
    const line = lines[index]
    const isOpen = state.outcome === 'running' && !isTaken
    const isRemembered = knowsKeys && Date.now() - (state.begunAt ?? 0) < REMEMBERED
    if (!isOpen || !line || !isMaking(line) || isRemembered) return stateFrom(state)
    const description = i18n._(
      'The page was closed before the answer came. Check whether this was done before you retry.',
    )
    return { ...stateFrom(state), outcome: 'refused', error: new ApiError({ kind: 'conflict', description }) }
  })
