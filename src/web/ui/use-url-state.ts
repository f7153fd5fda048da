import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { createStore } from '../store/store.ts'
import { readParam, readUrl, writeParam, type UrlSpec, type UrlValue } from './url-state.ts'

/**
 * Changes some parameters at once; `replace: false` makes a step that the Back button returns from, and `state` goes with that
 * step of the history, for what must not stand in an address.
 */
export type SetUrlState<State> = (change: Partial<State>, options?: { replace?: boolean; state?: unknown }) => void

/** The last change of the address by a page: its step of the history, and the parameters then. */
const changed = createStore<{ step: unknown; params: URLSearchParams } | undefined>(undefined)

/** The router's key of the step of the history where the address is. */
function stepNow(): unknown {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined
}

/** The parameters of `spec` alone, as a query. */
function queryOf<State extends object>(params: URLSearchParams, spec: UrlSpec<State>): string {
  const own = new URLSearchParams()
  for (const name in spec) {
    const words = params.get(name)
    if (words !== null) own.set(name, words)
  }
  return own.toString()
}

/**
 * A page's filters, order, page and open panel, kept in the address: every view can be linked, reloaded and gone back to.
 * Declare `spec` outside of the component. Other parameters of the address stay as they are. The state stays the same object
 * until one of its own parameters changes.
 *
 * The router renders an address as a transition, after the next paint; what answers the press before that reads `useAhead`.
 */
export function useUrlState<State extends object>(spec: UrlSpec<State>): [state: State, set: SetUrlState<State>] {
  const [params] = useSearchParams()
  const query = queryOf(params, spec)
  const state = useMemo(() => readUrl(new URLSearchParams(query), spec), [query, spec])
  const navigate = useNavigate()

  const set = useCallback<SetUrlState<State>>(
    (change, { replace = true, state: carried } = {}) => {
      // A change right after another one adds to it, though neither may have been rendered.
      const next = new URLSearchParams(window.location.search)
      for (const name in spec) {
        const value = change[name]
        if (value !== undefined) writeParam(next, name, spec[name], value)
      }
      void navigate(`?${next}`, { replace, state: carried })
      // What goes with the address is there only once the address is, and whatever opens would begin without it.
      changed.set(carried === undefined ? { step: stepNow(), params: next } : undefined)
    },
    [navigate, spec],
  )
  return [state, set]
}

/**
 * What the address says as soon as a page has changed it, before the router has rendered it: for the little that answers a
 * press in its next paint. Declare `spec` outside of the component, with those parameters alone that are shown: only when
 * one of them changes is the component drawn anew before the rest of the page.
 */
export function useAhead<State extends object>(spec: UrlSpec<State>): State {
  const { key, search } = useLocation()
  const rendered = useMemo(() => queryOf(new URLSearchParams(search), spec), [search, spec])
  const query = useSyncExternalStore(changed.subscribe, () => {
    const last = changed.get()
    // Whoever went on by other means, such as Back, follows the router.
    const isAhead = last?.step !== undefined && last.step !== key && last.step === stepNow()
    return isAhead ? queryOf(last.params, spec) : rendered
  })
  return useMemo(() => readUrl(new URLSearchParams(query), spec), [query, spec])
}

/** All of a state that was read from the address, with what the address says ahead of it of some parameters. */
export function useAheadOf<State extends object, Name extends keyof State & string>(
  state: State,
  spec: UrlSpec<Pick<State, Name>>,
): State {
  const ahead = useAhead(spec)
  return useMemo(() => ({ ...state, ...ahead }), [state, ahead])
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
