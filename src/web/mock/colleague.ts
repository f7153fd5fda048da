import type { Appointment } from '#api/contract/appointments.ts'
import type { Row } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import type { KeyRow } from '#api/core/store.ts'
import { DAY, HOUR, MINUTE } from '#api/time/durations.ts'
import { defaultProfile } from '#api/signing/canonical.ts'
import { importSecret, webDigest } from '#api/signing/digest.ts'
import { signRequest } from '#api/signing/sign.ts'

/** Who plays the second person at work. */
export const COLLEAGUE = { name: 'Ana Torres', email: 'ana.torres@example.org', role: 'staff' } as const

/** Guests of whom a colleague makes bookings. */
const GUESTS = [
  ['Olga', 'Prieto'],
  ['Bruno', 'Salas'],
  ['Irene', 'Cano'],
  ['Tomás', 'Vega'],
] as const

/** Minutes by which an appointment is moved, or a booking is made beside another one. */
const SHIFTS = [15, -15, 30, 45, -30, 60, 90, 120]

/** How far ahead a colleague looks for something to do, milliseconds. */
const AHEAD = 2 * DAY
/** What begins within this time, milliseconds, comes first: that is what a reader of the calendar looks at. */
const SOON = 8 * HOUR

/** What a colleague works with. */
export interface Workplace {
  /** The service in the page, past the faults that are switched on: those are the reader's. */
  fetch: (request: Request) => Promise<Response>
  baseUrl: string
  key: Pick<KeyRow, 'accessKeyId'> & { secretAccessKey: string }
  now: () => number
  /** From 0 to 1, without 1. */
  random: () => number
}

interface Answer {
  isDone: boolean
  body: unknown
}

/** What a call says beside its row. */
interface Said {
  id?: string
  query?: Record<string, string>
  body?: object
}

/** Calls the service as a client does, signed. */
const caller = async ({ fetch, baseUrl, key, now }: Workplace) => {
  const credentials = { accessKeyId: key.accessKeyId, key: await importSecret(key.secretAccessKey) }
  return async ({ method, path }: Row, { id = '', query = {}, body: given }: Said = {}): Promise<Answer> => {
    const address = new URL(path.replace(/\{\w+\}/, id), baseUrl)
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
    const url = address.href
    const body = given && JSON.stringify(given)
    // Two equal calls of one second are two calls.
    const own = { [`${defaultProfile.headerPrefix}nonce`]: crypto.randomUUID() }
    const signed = await signRequest({ method, url, body, headers: Object.entries(own) }, credentials, now(), webDigest)
    const headers = { ...own, ...signed, ...(body !== undefined && { 'content-type': 'application/json' }) }
    const answer = await fetch(new Request(url, { method, headers, ...(body !== undefined && { body }) }))
    return { isDone: answer.ok, body: await answer.json() }
  }
}

/**
 * Somebody who works in the demo beside the reader: each step moves, books or cancels one appointment of these days, by the
 * same calls and rules as everybody. Answers the id of what was changed; undefined where nothing could be.
 */
export const createColleague = async (workplace: Workplace): Promise<() => Promise<string | undefined>> => {
  const { now, random } = workplace
  const call = await caller(workplace)
  const booked: string[] = []
  let steps = 0
  const oneOf = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)]

  /** What can be moved: of one calendar, that has not begun. */
  const coming = async (): Promise<Appointment[]> => {
    const [from, to] = [new Date(now()).toISOString(), new Date(now() + AHEAD).toISOString()]
    const query = { startDate: from, endDate: to, limit: '200' }
    const { body } = await call(contract.appointmentsV2.list, { query })
    const { items } = body as { items: Appointment[] }
    const all = items.filter(
      ({ startDate, status, blocked, calendarIds, model }) =>
        Date.parse(startDate) > now() &&
        status === 'confirmed' &&
        !blocked &&
        model === 'fixed' &&
        calendarIds.length === 1,
    )
    const soon = all.filter(({ startDate }) => Date.parse(startDate) < now() + SOON)
    return soon.length > 0 ? soon : all
  }
  const shifted = ({ startDate, endDate }: Appointment, minutes: number) => ({
    startDate: new Date(Date.parse(startDate) + minutes * MINUTE).toISOString(),
    endDate: new Date(Date.parse(endDate) + minutes * MINUTE).toISOString(),
  })
  /** The first of some places that nobody has yet. */
  const firstFree = async (
    near: Appointment | undefined,
    write: (time: { startDate: string; endDate: string }, near: Appointment) => Promise<Answer>,
  ): Promise<string | undefined> => {
    if (!near) return undefined
    for (const minutes of SHIFTS) {
      const time = shifted(near, minutes)
      if (Date.parse(time.startDate) <= now()) continue
      const { isDone, body } = await write(time, near)
      if (isDone) return (body as Appointment).id
    }
    return undefined
  }
  const move = (all: readonly Appointment[]) =>
    firstFree(oneOf(all), (time, { id }) => call(contract.appointmentsV2.update, { id, body: time }))
  const book = async (all: readonly Appointment[]) => {
    const [firstName = '', lastName = ''] = oneOf(GUESTS) ?? []
    const email = `${firstName}.${lastName}@example.org`.toLowerCase()
    const id = await firstFree(oneOf(all), (time, { calendarIds, serviceId, title }) =>
      call(contract.appointmentsV2.create, {
        body: {
          ...time,
          title,
          calendarIds,
          ...(serviceId !== null && { serviceId }),
          guests: [{ email, extraFields: { firstName, lastName } }],
          status: 'confirmed',
        },
      }),
    )
    if (id !== undefined) booked.push(id)
    return id
  }
  /** Cancels a booking of their own, so that the demo does not run empty. */
  const cancel = async () => {
    const id = booked.shift()
    if (id === undefined) return undefined
    const { isDone } = await call(contract.appointmentsV2.cancel, { id, body: {} })
    return isDone ? id : undefined
  }

  return async () => {
    const deed = (['book', 'move', 'move', 'cancel'] as const)[steps++ % 4]
    if (deed === 'cancel') return cancel()
    const all = await coming()
    return deed === 'book' ? book(all) : move(all)
  }
}

/** What the key of a colleague is for, as the list of keys says. */
const LABEL = 'Second person at work'

/** Makes a colleague known to the service, by the key of an administrator, with a new key of their own. */
export const hireColleague = async (admin: Workplace): Promise<Workplace> => {
  const call = await caller(admin)
  const { body: people } = await call(contract.adminPeople.list)
  const known = (people as { id: string; email: string | null }[]).find(({ email }) => email === COLLEAGUE.email)
  const { id: personId } =
    known ?? ((await call(contract.adminPeople.create, { body: COLLEAGUE })).body as { id: string })
  const { body: keys } = await call(contract.adminKeys.list)
  // Whose page was left without a word has left a key.
  for (const { accessKeyId, disabledAt, ...key } of keys as (KeyRow & { personId?: string | null })[]) {
    if (key.personId !== personId || disabledAt !== null) continue
    await call(contract.adminKeys.disable, { id: accessKeyId })
  }
  const { body: issued } = await call(contract.adminKeys.create, {
    body: { role: COLLEAGUE.role, label: LABEL, personId },
  })
  return { ...admin, key: issued as Workplace['key'] }
}
