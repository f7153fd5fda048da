import { connect, json, NOON } from '../../client/testing/deployment.ts'
import type { Arrived } from '../../client/testing/deployment.ts'
import { createConnectionStore } from '../../live/connection-state.ts'
import { createOffline } from '../open-offline.ts'
import { memoryRows } from './memory-rows.ts'

/** What a deployment answers, or undefined for what it does not know. */
export type Service = (request: Arrived) => Response | undefined

/**
 * A desk with a deployment that is written down as a function, and a line that can be taken away. A new page over the same
 * device begins with what that keeps.
 */
export const desk = async (service: Service, device = memoryRows(), extensions = ['calendars']) => {
  const line = { isUp: true }
  const live = createConnectionStore({ now: () => NOON, isOnline: () => true })
  let counted = 0
  const offline = createOffline({ rows: device.rows, live, now: () => NOON, newId: () => `made-${(counted += 1)}` })
  const { api, arrived } = await connect(
    (request) => {
      if (!line.isUp) throw new TypeError('no line')
      return service(request) ?? json({ code: 'NOT_FOUND', description: 'gone' }, 404)
    },
    {
      discovery: { name: 'x', version: '1', extensions },
      onMet: live.met,
      offline: { isOpen: () => true, took: () => {}, open: async () => offline },
    },
  )
  return { api, arrived, line, live, offline, device }
}
