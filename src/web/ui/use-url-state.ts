import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readParam, readUrl, writeParam, type UrlSpec, type UrlValue } from './url-state.ts'

/**
 * Changes some parameters at once; `replace: false` makes a step that the Back button returns from, and `state` goes with that
 * step of the history, for what must not stand in an address.
 */
export type SetUrlState<State> = (change: Partial<State>, options?: { replace?: boolean; state?: unknown }) => void

/**
 * A page's filters, order, page and open panel, kept in the address: every view can be linked, reloaded and gone back to.
 * Declare `spec` outside of the component. Other parameters of the address stay as they are.
 */
export function useUrlState<State extends object>(spec: UrlSpec<State>): [state: State, set: SetUrlState<State>] {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readUrl(params, spec), [params, spec])

  const set = useCallback<SetUrlState<State>>(
    (change, { replace = true, state } = {}) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current)
          for (const name in spec) {
            const value = change[name]
            if (value !== undefined) writeParam(next, name, spec[name], value)
          }
          return next
        },
        { replace, state },
      ),
    [setParams, spec],
  )
  return [state, set]
}

/** One value kept in the address. Declare `value` outside of the component. */
export function useSearchParam<Value>(
  name: string,
  value: UrlValue<Value>,
): [value: Value, set: (next: Value, options?: { replace?: boolean }) => void] {
  const [params, setParams] = useSearchParams()
  const current = useMemo(() => readParam(params, name, value), [params, name, value])
  const set = useCallback(
    (next: Value, { replace = true }: { replace?: boolean } = {}) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          writeParam(after, name, value, next)
          return after
        },
        { replace },
      ),
    [setParams, name, value],
  )
  return [current, set]
}
