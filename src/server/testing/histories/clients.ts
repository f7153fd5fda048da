import { setTimeout as pause } from 'node:timers/promises'
import { type Random, randomFrom } from '#api/core/seed/random.ts'
import { type Answer, call, type Key } from '#api/http/testing/caller.ts'
import type { ServerProcess } from '../server-process.ts'
import type { Look, Outcome, Seen, Try } from './history.ts'

const SLOT = 15 * 60_000
const BUFFER = 10 * 60_000
const DAY = Date.UTC(2027, 5, 1, 6)
const APPOINTMENTS = '/api/v2/appointments'
/** How often a client tries one booking. */
const TRIES = 4

/** Where the clients of one history write, and what they have done so far. */
export interface Clinic {
  servers: () => readonly ServerProcess[]
  /** Of an organization that only this history uses. */
  key: Key
  calendarIds: readonly [string, ...string[]]
  /** Keeps ten minutes free after its appointments. */
  serviceId: string
  slots: number
  /** Milliseconds for which a client waits for an answer before it gives up. */
  patience: number
  /** Milliseconds for which a client rests between two calls, at most. */
  rest: number
  tries: Try[]
  looks: Look[]
  /** Appointments as somebody saw them last. */
  known: Map<string, Seen>
  isOver: (clinic: Clinic) => boolean
}

/** An appointment as an answer or a row shows it. */
export const seenOf = (shown: Answer['body'], serviceId: string): Seen => ({
  id: shown.id,
  version: shown.version,
  calendarId: shown.calendarIds?.[0],
  from: Date.parse(shown.startDate),
  to: Date.parse(shown.endDate) + (shown.serviceId === serviceId ? BUFFER : 0),
  isCancelled: shown.status === 'cancelled',
  mark: shown.comment ?? '',
})

interface Ask {
  method: string
  path: string
  body?: object
  query?: Record<string, string>
  ifVersion?: number | undefined
  key?: string
}

/** What came of a call to any of the servers: its answer, or why there is none. */
async function asked(
  { clinic, random }: Next,
  { method, path, body, query, ifVersion, key }: Ask,
): Promise<Answer | Error> {
  const headers = {
    ...(ifVersion !== undefined && { 'x-svc-site-if-version': String(ifVersion) }),
    ...(key !== undefined && { 'x-svc-site-idempotency-key': key }),
  }
  const servers = clinic.servers()
  const server = servers[random.whole(0, servers.length - 1)] as ServerProcess
  const { url } = server.service
  const signal = AbortSignal.timeout(clinic.patience)
  const service = { url, fetch: (request: Request) => fetch(request, { signal }) }
  try {
    return await call(service, clinic.key, method, path, { headers, ...(body && { body }), ...(query && { query }) })
  } catch (error) {
    // Anything else is a fault of the service or of this test, and ends it.
    if (error instanceof TypeError || error instanceof DOMException) return error
    throw error
  }
}

const isRefusedLine = (error: Error): boolean =>
  (error.cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED'

function outcomeOf(answer: Answer | Error): { outcome: Outcome; why?: string } {
  if (answer instanceof Error) return { outcome: isRefusedLine(answer) ? 'refused' : 'unknown', why: String(answer) }
  const { status, body } = answer
  if (status < 300) return { outcome: 'done' }
  const words = String(body?.description)
  const why = `${status} ${words}`
  // A fault without a meaning may have done anything; that it was told at all is for the checker.
  if (status === 500) return { outcome: 'unknown', why }
  if (words.includes('isn’t known')) return { outcome: 'unknown', why }
  if (status === 409 && words.includes(' is taken')) return { outcome: 'taken', why }
  if (status === 409 && words.includes('its version is')) return { outcome: 'stale', why }
  return { outcome: 'refused', why }
}

/** Books, moves, cancels and looks until the time is over; the same seed plans the same calls. */
export async function runClient(clinic: Clinic, client: number, seed: string): Promise<void> {
  const random = randomFrom(`${seed} client ${client}`)
  for (let turn = 0; !clinic.isOver(clinic); turn++) {
    const all = [...clinic.known.values()]
    // What is cancelled is closed; now and then somebody tries all the same.
    const known = random.chance(0.9) ? all.filter(({ isCancelled }) => !isCancelled) : all
    const one = known[random.whole(0, Math.max(0, known.length - 1))]
    const chosen = random.next()
    const next: Next = { clinic, client, random, mark: `${client}.${turn}`, key: random.id(turn) }
    if (!one || chosen < 0.35) await book(next)
    else if (chosen < 0.55) await move(next, one)
    else if (chosen < 0.65) await note(next, one)
    else if (chosen < 0.75) await cancel(next, one)
    else if (chosen < 0.88) await look(next, one.id)
    else await lookAtCalendar(next, random.pick(clinic.calendarIds))
    await pause(random.whole(0, clinic.rest))
  }
}

interface Next {
  clinic: Clinic
  client: number
  random: Random
  mark: string
  /** An idempotency key. */
  key: string
}

function anyPlace({ clinic, random }: Next) {
  const from = DAY + random.whole(0, clinic.slots - 1) * SLOT
  return { calendarId: random.pick(clinic.calendarIds), from, to: from + 2 * SLOT }
}

async function write(next: Next, ask: Ask, given: Pick<Try, 'kind' | 'id' | 'wanted'>): Promise<Try> {
  const { clinic, client, mark } = next
  const { ifVersion } = ask
  const began = performance.now()
  const answer = await asked(next, ask)
  const { outcome, why } = outcomeOf(answer)
  const seen = outcome === 'done' && !(answer instanceof Error) ? seenOf(answer.body, clinic.serviceId) : undefined
  const tried: Try = {
    client,
    began,
    ended: performance.now(),
    mark,
    ...given,
    ...(ifVersion !== undefined && { ifVersion }),
    outcome,
    ...(seen && { answer: seen }),
    ...(why !== undefined && { why }),
  }
  clinic.tries.push(tried)
  if (seen) clinic.known.set(seen.id, seen)
  return tried
}

/** Under an idempotency key, again and again until it is known what became of it; now and then once more after that. */
async function book(next: Next): Promise<void> {
  const { clinic, random, mark } = next
  const place = anyPlace(next)
  const isBuffered = random.chance(0.3)
  const body = {
    title: 'Visit',
    status: 'confirmed',
    startDate: new Date(place.from).toISOString(),
    endDate: new Date(place.to).toISOString(),
    calendarIds: [place.calendarId],
    ...(isBuffered && { serviceId: clinic.serviceId }),
    comment: mark,
  }
  const wanted = { ...place, to: place.to + (isBuffered ? BUFFER : 0) }
  const again = random.chance(0.1)
  for (let left = TRIES; left > 0; left--) {
    const ask = { method: 'POST', path: APPOINTMENTS, body, key: next.key }
    const { outcome } = await write(next, ask, { kind: 'book', wanted })
    if (outcome === 'done' && !again) return
    if (outcome === 'taken' || clinic.isOver(clinic)) return
    await pause(random.whole(5, 300))
  }
}

/** The version that is expected of what is written; most clients say it. */
const expected = ({ random }: Next, { version }: Seen): { ifVersion?: number } =>
  random.chance(0.8) ? { ifVersion: version } : {}

async function move(next: Next, one: Seen): Promise<void> {
  const place = anyPlace(next)
  const buffer = one.to - one.from - 2 * SLOT
  const body = {
    startDate: new Date(place.from).toISOString(),
    endDate: new Date(place.to).toISOString(),
    calendarIds: [place.calendarId],
    comment: next.mark,
  }
  const ask = { method: 'PUT', path: `${APPOINTMENTS}/${one.id}`, body, ...expected(next, one) }
  await write(next, ask, { kind: 'move', id: one.id, wanted: { ...place, to: place.to + buffer } })
}

async function note(next: Next, one: Seen): Promise<void> {
  const ask = { method: 'PUT', path: `${APPOINTMENTS}/${one.id}`, body: { comment: next.mark }, ...expected(next, one) }
  await write(next, ask, { kind: 'note', id: one.id })
}

async function cancel(next: Next, one: Seen): Promise<void> {
  const path = `${APPOINTMENTS}/${one.id}/cancel`
  const ask = { method: 'POST', path, body: { comment: next.mark }, key: next.key, ...expected(next, one) }
  await write(next, ask, { kind: 'cancel', id: one.id })
}

async function look(next: Next, id: string): Promise<void> {
  const { clinic, client } = next
  const began = performance.now()
  const answer = await asked(next, { method: 'GET', path: `${APPOINTMENTS}/${id}` })
  if (answer instanceof Error || outcomeOf(answer).outcome !== 'done') return
  const seen = seenOf(answer.body, clinic.serviceId)
  clinic.looks.push({ client, began, ended: performance.now(), of: { id }, seen: [seen] })
  clinic.known.set(id, seen)
}

async function lookAtCalendar(next: Next, calendarId: string): Promise<void> {
  const { clinic, client } = next
  const began = performance.now()
  const query = { calendarId, limit: '1000' }
  const answer = await asked(next, { method: 'GET', path: APPOINTMENTS, query })
  if (answer instanceof Error || outcomeOf(answer).outcome !== 'done') return
  const items: Answer['body'][] = answer.body.items
  // A page is no whole calendar.
  if (answer.body.total > items.length) return
  const seen = items.map((item) => seenOf(item, clinic.serviceId))
  clinic.looks.push({ client, began, ended: performance.now(), of: { calendarId }, seen })
}
