import { use, useEffect, useRef, useState } from 'react'
import type { BodyInput } from '#api/contract/operation.ts'
import type { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { useExtension } from '../../client/use-operation.ts'
import { ConnectionStoreContext } from '../connection-context.ts'
import { isAnswering } from '../connection-state.ts'
import { newPresenceId } from './present.ts'

/** What somebody says of their presence. */
export type Announced = BodyInput<typeof contract.presence.announce>

/** Milliseconds after which somebody who stays is told: who only passes by is not. */
const SETTLED = 600
/** Milliseconds between two announcements; each lasts three times as long (contract/presence.ts). */
const RENEWED = 10_000

/**
 * Tells others what one looks at or works on, for as long as the component is there and the page in sight (extension
 * `presence`). Nobody waits for it, and nothing is told where it does not arrive.
 */
export function useAnnounce(what: Announced | undefined): void {
  const api = useApi()
  const store = use(ConnectionStoreContext)
  const isWanted = useExtension('presence')
  const [id] = useState(newPresenceId)
  const said = useRef<Promise<unknown>>(undefined)
  const body = isWanted && what ? JSON.stringify(what) : undefined

  // Others are told by the service, and time passes outside of React.
  useEffect(() => {
    if (body === undefined) return undefined
    const say = (): void => {
      if (document.visibilityState === 'hidden' || !isAnswering(store.state())) return
      const next = () => api.presence.announce({ params: { id }, body: JSON.parse(body) as Announced, retries: 0 })
      said.current = (said.current ?? Promise.resolve()).then(next).catch(() => undefined)
    }
    const first = setTimeout(say, SETTLED)
    const timer = setInterval(say, RENEWED)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [api, store, id, body])
  // It is left once, after whatever was said before, and not at each change of what is said.
  const isTold = body !== undefined
  useEffect(() => {
    if (!isTold) return undefined
    return () => {
      const last = said.current
      said.current = undefined
      void last?.then(() => api.presence.leave({ params: { id }, retries: 0 })).catch(() => undefined)
    }
  }, [api, id, isTold])
}
