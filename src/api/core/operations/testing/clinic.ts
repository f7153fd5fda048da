import { z } from 'zod/mini'
import {
  type AnswerOf,
  type BodyInput,
  type ParamsOf,
  type Right,
  RIGHTS,
  type Role,
  type Row,
} from '../../../contract/operation.ts'
import { type Contract, contract, type Group } from '../../../contract/table.ts'
import { createMemoryStore } from '../../../stores/memory.ts'
import type { Context, ExternalCalendar } from '../../context.ts'
import { Failure } from '../../failure.ts'
import type { Operation, Outcome } from '../../operation.ts'
import type { Rows, Store } from '../../store.ts'
import { operations } from '../index.ts'

type RowOf<G extends Group, O extends keyof Contract[G]> = Contract[G][O] extends Row ? Contract[G][O] : never

/** What a test sends: as a caller writes it, before any parsing. */
export type Sent<R extends Row> = {
  params?: ParamsOf<R>
  query?: Record<string, string>
  body?: BodyInput<R>
  ifVersion?: number
  /** Whose key calls; the desk's own organization by default. */
  organizationId?: string
  /** What the caller may do; everything by default. */
  rights?: readonly Right[]
  /** The key that calls. */
  accessKeyId?: string
}

/** Two organizations. */
export const [own, other]: [string, string] = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
]
/** An id that nothing has. */
export const nobody = '99999999-9999-4999-8999-999999999999'
/** When the desk opens: a Monday. */
export const opening = '2026-03-02T08:00:00.000Z'
/** A time of the day after, in UTC. */
export const at = (clock: string): string => `2026-03-03T${clock}:00.000Z`

const sequence = () => {
  let last = 0
  return () => `00000000-0000-7000-8000-${String((last += 1)).padStart(12, '0')}`
}

/** A store, a clock that stands still until it is set, and calls as the HTTP floor makes them. */
export const openDesk = ({
  store = createMemoryStore(),
  externals = [],
}: { store?: Store; externals?: ExternalCalendar[] } = {}) => {
  let now = Date.parse(opening)
  const newId = sequence()
  let turn = 0
  // The minimal standard generator of Lehmer: the same characters in every run, and none of its short cycles.
  let seed = 20_260_302
  const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below
  const context = (
    organizationId: string,
    { ifVersion, rights = RIGHTS.admin, accessKeyId = 'KEY' }: Pick<Sent<Row>, 'ifVersion' | 'rights' | 'accessKeyId'>,
  ): Omit<Context, 'rows' | 'credentials'> => ({
    organizationId,
    accessKeyId,
    personId: undefined,
    role: 'admin' satisfies Role,
    rights,
    now: () => now,
    newId,
    randomText: (length, alphabet) => Array.from({ length }, () => alphabet[random(alphabet.length)]).join(''),
    sha256Hex: (text) => `hash of ${text}`,
    ifVersion,
    externals,
    vault: {
      issue: () => ({ accessKeyId: `KEY${(turn += 1)}`, secretAccessKey: 'secret' }),
      seal: (secret) => Promise.resolve(`sealed ${secret}`),
      open: (sealed) => Promise.resolve(sealed.replace('sealed ', '')),
    },
  })

  const call = async <G extends Group, O extends keyof Contract[G] & string>(
    group: G,
    name: O,
    sent: Sent<RowOf<G, O>> = {},
  ): Promise<Outcome<RowOf<G, O>>> => {
    // The names are checked by the parameters' types; the table itself cannot be indexed by two of them.
    const row = (contract[group] as Record<string, Row>)[name] as Row
    const operation = (operations[group] as unknown as Record<string, Operation<Row>>)[name] as Operation<Row>
    const query = row.query ? z.parse(row.query, sent.query ?? {}) : {}
    const { page = 1, limit = row.list?.defaultLimit ?? null } = query as { page?: number; limit?: number }
    const input = {
      params: sent.params ?? {},
      query: query as Record<never, never>,
      body: (row.body ? z.parse(row.body, sent.body) : undefined) as undefined,
    }
    const organizationId = sent.organizationId ?? own
    const work = (rows: Rows) =>
      operation(input, { ...context(organizationId, sent), rows, credentials: rows.credentials }, { page, limit })
    const outcome = await (row.right === 'read' ? store.read(organizationId, work) : store.write(organizationId, work))
    if (!row.list) z.parse(row.answer, outcome)
    return JSON.parse(JSON.stringify(outcome)) as Outcome<RowOf<G, O>>
  }

  return {
    store,
    call,
    setNow: (at: string) => {
      now = Date.parse(at)
    },
    calendar: (name: string, type: 'agent' | 'asset' = 'agent') =>
      call('adminCalendars', 'create', { body: { name, type, timezone: 'Europe/Madrid' } }),
    service: (body: Partial<BodyInput<Contract['services']['create']>> = {}) =>
      call('services', 'create', { body: { name: 'Visit', duration: 30, ...body } }),
    book: (body: BodyInput<Contract['appointmentsV2']['create']>) => call('appointmentsV2', 'create', { body }),
    change: (id: string, body: BodyInput<Contract['appointmentsV2']['update']>) =>
      call('appointmentsV2', 'update', { params: { id }, body }),
    read: (id: string) => call('appointmentsV2', 'get', { params: { id } }),
  }
}

/** A desk. */
export type Desk = ReturnType<typeof openDesk>
/** An appointment as the desk answers it. */
export type Booked = AnswerOf<Contract['appointmentsV2']['create']>

/** The refusal of a call: its kind, its sentence and the fields it names. */
export const refusal = async (
  attempt: Promise<unknown>,
): Promise<{ refusal: string; description: string; fields: string[] }> => {
  try {
    await attempt
  } catch (failure) {
    if (failure instanceof Failure) {
      return {
        refusal: failure.refusal,
        description: failure.description,
        fields: failure.errors.map(({ field }) => field),
      }
    }
    throw failure
  }
  throw new Error('It was not refused.')
}
