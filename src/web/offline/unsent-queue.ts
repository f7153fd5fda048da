import { isObject } from '#api/contract/json-object.ts'
import type { CallData } from '../client/call-data.ts'
import { createSignal } from '../store/store.ts'
import type { OfflineChange } from './database.ts'
import type { SealedStore } from './sealed-store.ts'
import { isBooking, type UnsentCall } from './unsent.ts'

const TABLE = 'unsent'

const inOrder = (calls: readonly UnsentCall[]): UnsentCall[] =>
  calls.toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id))

/** The first call that may be sent: none that somebody has to decide about, and none before an earlier one about its record. */
export const nextUnsent = (calls: readonly UnsentCall[]): UnsentCall | undefined => {
  const held = new Set<string>()
  for (const call of calls) {
    if (!call.refusal && !held.has(call.recordId)) return call
    held.add(call.recordId)
  }
  return undefined
}

const answerOf = (answer: unknown): { id?: string; version?: number } => {
  const { id, version } = isObject(answer) ? answer : {}
  return { ...(typeof id === 'string' && id !== '' && { id }), ...(typeof version === 'number' && { version }) }
}

/** A later call about a record, once it is known what an earlier one made of that. */
const following = (call: UnsentCall, { id = call.recordId, version }: ReturnType<typeof answerOf>): UnsentCall => {
  const { input } = call.call
  const data: CallData = {
    ...call.call,
    input: {
      ...input,
      ...(input.params && { params: { ...input.params, id } }),
      ...(version !== undefined && { ifVersion: version }),
    },
  }
  return { ...call, recordId: id, record: { ...call.record, id }, call: data }
}

/** The writes of a connection that wait for a line, the same in every tab of this browser. */
export const createUnsentQueue = (store: SealedStore, tellTabs: () => void = () => {}) => {
  const { tell, subscribe } = createSignal()
  let calls: readonly UnsentCall[] = []
  /** Under which ids bookings were made, by those that they had here: what is open on this page still asks by the latter. */
  const made = new Map<string, string>()
  let loading: Promise<void> | undefined

  const read = async (): Promise<void> => {
    calls = inOrder((await store.all(TABLE)) as UnsentCall[])
    tell()
  }
  const load = (): Promise<void> => (loading ??= read())
  const write = async (put: readonly UnsentCall[], gone: readonly UnsentCall[] = []): Promise<void> => {
    const changes: OfflineChange<UnsentCall>[] = [
      ...put.map((value) => ({ table: TABLE, name: value.id, value }) as const),
      ...gone.map(({ id }) => ({ table: TABLE, name: id }) as const),
    ]
    // First where it lasts: what is shown as waiting must outlive the page.
    await store.write(changes)
    const written = new Set(changes.map(({ name }) => name))
    calls = inOrder([...calls.filter(({ id }) => !written.has(id)), ...put])
    tell()
    tellTabs()
  }
  const after = ({ recordId, order }: UnsentCall): UnsentCall[] =>
    calls.filter((it) => it.recordId === recordId && it.order > order)

  return {
    load,
    /** Reads anew what another tab has written. */
    reload: (): Promise<void> => (loading = read()),
    calls: (): readonly UnsentCall[] => calls,
    subscribe,
    /** The id under which the service knows an appointment. */
    idOf: (id: string): string => made.get(id) ?? id,
    nextOrder: (now: number): number => Math.max(now, (calls.at(-1)?.order ?? 0) + 1),
    put: (call: UnsentCall): Promise<void> => write([call]),
    /** Puts another call in the place of one. */
    replace: (call: UnsentCall, other: UnsentCall): Promise<void> => write([other], [call]),
    /** A call is carried out: later ones about its record go on from what that made. */
    settle: (call: UnsentCall, answer: unknown): Promise<void> => {
      const told = answerOf(answer)
      if (isBooking(call) && told.id) made.set(call.recordId, told.id)
      return write(
        after(call).map((it) => following(it, told)),
        [call],
      )
    },
    /**
     * A call is given up. What was typed on top of it is for somebody to decide about; of a booking that is never made
     * nothing is left to decide.
     */
    drop: (call: UnsentCall): Promise<void> => {
      const later = after(call)
      if (isBooking(call)) return write([], [call, ...later])
      const refusal = call.refusal ?? { kind: 'conflict', description: '' }
      return write(
        later.map((it) => ({ ...it, refusal: it.refusal ?? refusal })),
        [call],
      )
    },
  }
}

/** The writes that wait for a line. */
export type UnsentQueue = ReturnType<typeof createUnsentQueue>
