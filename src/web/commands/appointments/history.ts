import type { Appointment } from '#api/contract/appointments.ts'
import { DAY } from '#api/time/durations.ts'
import { createSignal } from '../../store/store.ts'

/** One write that this browser made. */
export interface OwnWrite {
  id: string
  appointmentId: string
  /** ISO instant by this device's clock. */
  at: string
  kind: 'created' | 'changed' | 'cancelled' | 'deleted'
  /** Values of the changed fields before and after; empty where the whole appointment came or went. */
  before: Partial<Appointment>
  after: Partial<Appointment>
}

const PREFIX = 'fd.own-writes.'
/** What was changed yesterday is the service's history, no longer this desk's. Milliseconds. */
const KEPT_FOR = DAY
const MOST = 200
const NONE: readonly OwnWrite[] = []
const signal = createSignal()
const cache = new Map<string, { text: string; writes: readonly OwnWrite[] }>()

const storage = (): Storage | undefined => {
  try {
    return globalThis.localStorage
  } catch {
    // A browser that keeps nothing has no history, and works all the same.
    return undefined
  }
}

const read = (connectionId: string): readonly OwnWrite[] => {
  const text = storage()?.getItem(PREFIX + connectionId) ?? ''
  const known = cache.get(connectionId)
  if (known?.text === text) return known.writes
  let writes = NONE
  try {
    const kept: unknown = text === '' ? [] : JSON.parse(text)
    writes = Array.isArray(kept) ? (kept as OwnWrite[]) : NONE
  } catch {
    // Spoilt text is as good as none.
  }
  cache.set(connectionId, { text, writes })
  return writes
}

const put = (connectionId: string, writes: readonly OwnWrite[]): void => {
  try {
    if (writes.length === 0) storage()?.removeItem(PREFIX + connectionId)
    else storage()?.setItem(PREFIX + connectionId, JSON.stringify(writes))
  } catch {
    // A full storage costs the history, never the write itself.
  }
  signal.tell()
}

const isFresh = ({ at }: OwnWrite, now: number): boolean => now - Date.parse(at) < KEPT_FOR

/** The writes to one appointment, newest first; the same list while nothing was written. */
export const ownWrites = (connectionId: string): readonly OwnWrite[] => read(connectionId)

/** The writes to one appointment that are not too old, newest first. */
export const writesOf = (writes: readonly OwnWrite[], appointmentId: string, now: number): OwnWrite[] =>
  writes.filter((write) => write.appointmentId === appointmentId && isFresh(write, now)).toReversed()

/** Keeps a write in the history of this browser. */
export function recordWrite(connectionId: string, write: Omit<OwnWrite, 'id' | 'at'>, now = Date.now()): void {
  const fresh = read(connectionId).filter((it) => isFresh(it, now))
  const made: OwnWrite = { ...write, id: crypto.randomUUID(), at: new Date(now).toISOString() }
  put(connectionId, [...fresh, made].slice(-MOST))
}

/** Forgets what was written to an appointment: after masking, old values must not live on here. */
export const forgetWrites = (connectionId: string, appointmentId: string): void =>
  put(
    connectionId,
    read(connectionId).filter((it) => it.appointmentId !== appointmentId),
  )

/** Forgets everything that was written over a connection: on signing out. */
export const clearHistory = (connectionId: string): void => put(connectionId, NONE)

/** Tells a listener of every new write, also of other tabs. */
export function subscribeWrites(listener: () => void): () => void {
  const leave = signal.subscribe(listener)
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(PREFIX)) listener()
  }
  globalThis.addEventListener('storage', onStorage)
  return () => {
    leave()
    globalThis.removeEventListener('storage', onStorage)
  }
}

/** The values of some fields of an appointment. */
export const pick = (appointment: Appointment, names: readonly string[]): Partial<Appointment> =>
  Object.fromEntries(Object.entries(appointment).filter(([name]) => names.includes(name)))

/** Whether a write can be taken back: the fields still have the values that it gave them. */
export const isStill = (appointment: Appointment, { kind, after }: OwnWrite): boolean =>
  kind === 'changed' &&
  Object.entries(after).every(
    ([name, value]) => JSON.stringify(appointment[name as keyof Appointment] ?? null) === JSON.stringify(value ?? null),
  )
