import { isObject, type JsonObject } from '#api/contract/json-object.ts'
import type { Row } from '#api/contract/operation.ts'
import { ApiError, type ErrorKind, isApiError } from '../api-error.ts'
import type { AcceptedAnswer } from '../exchange.ts'
import type { AnyInput } from '../input.ts'
import { contractNames } from '../reading/field-aliases.ts'
import { idText } from '../reading/json.ts'
import { recordIn, saysMore } from '../reading/record.ts'
import { shapeOf } from '../reading/schema.ts'
import { leanBody, wholeBody } from './body.ts'
import { type Home, homeOf, idIn, isCreate, isUpdate, keysOf, recordKey } from './homes.ts'
import { type FieldLoss, lostFields } from './losses.ts'
import type { RecordMemory, RememberedRecord } from './record-memory.ts'

/** An answer with the body that led to it, in the deployment's own names. */
export interface Sent extends AcceptedAnswer {
  /** Where it was sent. */
  url: string
  sent: JsonObject
}

/** What a writer needs of its connection. */
export interface WriterWorld {
  memory: RecordMemory
  /** Sends one call and learns from its refusals; `exact` is a body in the deployment's own names. */
  send: (row: Row, input: AnyInput, exact?: JsonObject) => Promise<Sent>
  /** Whether the deployment says that it is this service, of which it is known what a PUT does. */
  isOurs: () => Promise<boolean>
  onLoss: (loss: FieldLoss) => void
}

const idOfInput = (home: Home, { params = {} }: AnyInput): string | undefined => params[home.param] ?? params.id

/** What a look before a write takes over from it. */
type How = Pick<AnyInput, 'signal' | 'retries'>

/** Refusals of a deployment that has no way to read one record; its lists must do then. */
const UNREADABLE: readonly ErrorKind[] = ['invalid', 'not-found', 'rights', 'address']

const howOf = ({ signal, retries }: AnyInput): How => ({
  ...(signal && { signal }),
  ...(retries !== undefined && { retries }),
})

/** The last part of the address under which something new stands. */
const idOfLocation = (location: string | null): string | undefined => {
  const last = location
    ?.split(/[?#]/)[0]
    ?.split('/')
    .findLast((part) => part !== '')
  return last && decodeURIComponent(last)
}

/** Writes to any deployment: nothing that is unknown here gets lost, and the answer is a record whatever came back. */
export const createWriter = ({ memory, send, isOurs, onLoss }: WriterWorld) => {
  /** The record as it is stored now; undefined where that cannot be found out. */
  const look = async (home: Home, id: string, near: JsonObject, how: How = {}): Promise<JsonObject | undefined> => {
    const { calendarId } = near
    const input: AnyInput = {
      params: { [home.param]: id },
      isWhole: true,
      // A schedule is read together with its calendar (interface, section 6).
      ...(home.group === 'weeklySchedules' && { query: { calendarId: idText(calendarId) ?? '' } }),
      ...how,
    }
    const raw = recordIn(home.get, (await send(home.get, input)).body)
    if (raw) memory.keep(recordKey(home, id), raw)
    return raw
  }
  const lookCalmly = async (...args: Parameters<typeof look>): Promise<JsonObject | undefined> => {
    try {
      return await look(...args)
    } catch (error) {
      if (isApiError(error)) return undefined
      throw error
    }
  }

  /** The record that an update is put onto; read anew where what is known of it may be old or short. */
  const standing = async (row: Row, home: Home, id: string, input: AnyInput): Promise<RememberedRecord | undefined> => {
    const known = memory.recall(recordKey(home, id))
    const shape = shapeOf(home.get.answer) ?? {}
    const nested = Object.entries(input.body ?? {}).flatMap(([name, value]) =>
      isObject(value) && shapeOf(shape[name]) ? [name] : [],
    )
    if (nested.length === 0) return known
    const isMerged = nested.some((name) => row.merged?.includes(name))
    const isCurrent = known !== undefined && Boolean(input.ifVersion) && known.raw.version === input.ifVersion
    if (known?.isWhole && (isCurrent || !isMerged)) return known
    // Of this service it is known that its lists leave nothing out, and that it keeps nothing unknown.
    if ((isCurrent || !isMerged) && (await isOurs())) return known
    const raw = await look(home, id, { ...known?.raw, ...input.body }, howOf(input)).catch((error: unknown) => {
      if (known && isApiError(error) && UNREADABLE.includes(error.kind)) return undefined
      throw error
    })
    if (raw) return { raw, isWhole: true }
    // Blindly written, a nested object could take the place of one that has more.
    if (!known) throw new ApiError({ kind: 'address', description: 'The answer is no record.' })
    return known
  }

  const prepared = async (
    row: Row,
    home: Home | undefined,
    input: AnyInput,
    before?: RememberedRecord,
  ): Promise<AnyInput> => {
    const body = input.body && { ...input.body }
    if (!body) return input
    if (isCreate(row)) return { ...input, body: leanBody(home?.get.answer ?? row.answer, body) }
    if (!isUpdate(row) || !home || !before) return input
    const { version } = before.raw
    // What goes out whole is as old as what it was made of.
    const isBased = (row.merged ?? []).some((name) => name in body) && typeof version === 'number'
    return {
      ...input,
      ...(isBased && !input.ifVersion && { ifVersion: version }),
      body: wholeBody(home.get.answer, contractNames(row, before.raw), body, row.merged ?? []),
    }
  }

  const restorer = (
    row: Row,
    home: Home,
    id: string,
    before: RememberedRecord,
    sent: JsonObject,
    fields: readonly string[],
  ) => {
    const [key, { params }] = [recordKey(home, id), { params: { [home.param]: id } }]
    const round = memory.round(key)
    const lost = Object.fromEntries(Object.entries(before.raw).filter(([name]) => fields.includes(name)))
    return async (): Promise<boolean> => {
      // Its old values were masked or deleted meanwhile.
      if (memory.round(key) !== round) return false
      await send(row, { params }, { ...sent, ...lost })
      const stored = await look(home, id, before.raw)
      return stored !== undefined && lostFields(row, before, sent, stored).length === 0
    }
  }

  /** The record after an update, with a look at what is stored where the answer is short; what got lost is told. */
  const updated = async (row: Row, home: Home, id: string, { sent, ...answered }: Sent, before?: RememberedRecord) => {
    const told = recordIn(row, answered.body)
    const said = told && saysMore(row, told) ? told : undefined
    const lostOf = (after: JsonObject): string[] => (before ? lostFields(row, before, sent, after) : [])
    if (said && (lostOf(said).length === 0 || (await isOurs()))) return said
    const stored = await lookCalmly(home, id, { ...before?.raw, ...sent })
    if (!stored) return said ?? { ...before?.raw, ...sent, ...told }
    const fields = lostOf(stored)
    if (before && fields.length > 0 && !(await isOurs())) {
      onLoss({ row, fields, restore: restorer(row, home, id, before, sent, fields) })
    }
    return stored
  }

  const made = async (row: Row, home: Home, { sent, location, body }: Sent): Promise<JsonObject> => {
    const told = recordIn(row, body)
    if (told && saysMore(row, told)) return told
    const id = (told && idIn(home, told)) ?? idOfLocation(location)
    const stored = id === undefined ? undefined : await lookCalmly(home, id, sent)
    return stored ?? { ...sent, ...(id !== undefined && { [home.param]: id }), ...told }
  }

  /** Carries out a write and answers the record after it, in the deployment's own names. */
  return async (row: Row, input: AnyInput): Promise<JsonObject> => {
    const home = homeOf(row)
    const id = home && idOfInput(home, input)
    const before = home && id !== undefined && isUpdate(row) ? await standing(row, home, id, input) : undefined
    const answer = await send(row, await prepared(row, home, input, before))
    const told = recordIn(row, answer.body)
    if (!home || row.method === 'DELETE') {
      if (id !== undefined) for (const key of keysOf(row, id)) memory.forget(key)
      return told ?? {}
    }
    if (id === undefined) return made(row, home, answer)
    // A step, or the masking of guests, leaves nothing of what was there before.
    if (!isUpdate(row)) for (const key of keysOf(row, id)) memory.forget(key)
    const record = await updated(row, home, id, answer, before)
    memory.keep(recordKey(home, id), record)
    return record
  }
}
