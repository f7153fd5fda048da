import type { KeptSettings } from '#api/contract/organization.ts'
import { createSignal } from '../../store/store.ts'

const KEY = 'frontdesk-organization'
const changed = createSignal()

/** What is kept in this browser of an organization whose deployment keeps no such settings. */
export type KeptHere = Partial<Omit<KeptSettings, 'version'>> & { version: number }

const NOTHING: KeptHere = { version: 0 }
let last: { text: string | null; kept: KeptHere } = { text: null, kept: NOTHING }

/** The settings of a connection as this browser keeps them; the same text read again is the same object. */
export function organizationHere(connectionId: string): KeptHere {
  try {
    const text = localStorage.getItem(`${KEY}-${connectionId}`)
    if (text !== last.text) last = { text, kept: text === null ? NOTHING : { ...NOTHING, ...JSON.parse(text) } }
    return last.kept
  } catch {
    // A private window may have no storage, and a text that is no JSON is none of ours.
    return NOTHING
  }
}

/** Lays changes over what is kept; throws where this browser keeps nothing. */
export function keepOrganizationHere(connectionId: string, changes: Partial<KeptHere>): KeptHere {
  const before = organizationHere(connectionId)
  const next = { ...before, ...changes, version: before.version + 1 }
  localStorage.setItem(`${KEY}-${connectionId}`, JSON.stringify(next))
  changed.tell()
  return organizationHere(connectionId)
}

/** Follows the settings, also as another tab of this browser changes them. */
export function followOrganizationHere(listener: () => void): () => void {
  const stop = changed.subscribe(listener)
  addEventListener('storage', listener)
  return () => {
    stop()
    removeEventListener('storage', listener)
  }
}
