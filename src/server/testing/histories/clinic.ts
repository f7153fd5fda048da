import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { call, type Key } from '#api/http/testing/caller.ts'
import type { Clinic } from './clients.ts'
import type { Servers } from './servers.ts'

/** Milliseconds for which servers may recover from the blow before. */
const RECOVERY = 120_000

/** Makes calendars and a service in the new organization of the key, of which nobody else knows. */
export async function openClinic(
  servers: Servers,
  key: Key,
  given: Pick<Clinic, 'slots' | 'patience' | 'rest' | 'isOver'>,
): Promise<Clinic> {
  const calendar = (calendarName: string): Promise<string> =>
    made(servers, key, '/admin/calendars', { name: calendarName, type: 'agent', timezone: 'UTC' })
  const [first, ...others] = [await calendar('Ana'), await calendar('Ben'), await calendar('Cleo')] as const
  return {
    ...given,
    servers: servers.processes,
    key,
    calendarIds: [first, ...others],
    serviceId: await made(servers, key, '/api/v1/services', { name: 'Visit', duration: 30, timeBetween: 10 }),
    tries: [],
    looks: [],
    known: new Map(),
  }
}

/** The id of a new record, made once whatever the first calls meet. */
async function made({ processes }: Servers, key: Key, path: string, body: object): Promise<string> {
  const headers = { 'x-svc-site-idempotency-key': randomUUID() }
  for (const until = Date.now() + RECOVERY; ; await pause(50)) {
    const [server] = processes()
    if (!server) throw new Error('There is no server.')
    const answer = await call(server.service, key, 'POST', path, { body, headers }).catch((error: unknown) => {
      if (error instanceof TypeError) return undefined
      throw error
    })
    if (answer?.status === 201) return answer.body.id
    if (Date.now() > until) throw new Error(`${path} is not made: ${JSON.stringify(answer?.body)}`)
  }
}
