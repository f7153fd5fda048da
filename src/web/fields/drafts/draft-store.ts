import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { DAY } from '#api/time/durations.ts'
import { writtenAtOnce } from '../../store/written-at-once.ts'
import type { DraftPlace } from './draft-place.ts'

/** What was typed into one form and not saved. It holds personal data and leaves with the connection. */
export interface Draft<Values = unknown> {
  /** One per form that was open, so that two tabs never write over each other. */
  id: string
  connectionId: string
  /** The address of the form, with its name where an address has several. */
  form: string
  /** Epoch milliseconds of the last change. */
  savedAt: number
  /** The form before anything was typed. */
  base: Values
  values: Values
}

/** Days after which a draft is of no use to anybody. */
export const DRAFT_DAYS = 14
const LIFE = DRAFT_DAYS * DAY

/** Where drafts are kept. */
export interface DraftStore {
  /** The drafts of a connection that are not too old, the newest first; of one form where it is named. */
  of: (connectionId: string, form?: string) => Promise<Draft[]>
  keep: (draft: Draft) => Promise<void>
  drop: (id: string) => Promise<void>
  /** Deletes every draft of a connection. */
  clear: (connectionId: string) => Promise<void>
}

const newest = (drafts: readonly Draft[], now: number, connectionId: string, form?: string): Draft[] =>
  drafts
    .filter(
      (it) => it.connectionId === connectionId && (form === undefined || it.form === form) && now - it.savedAt < LIFE,
    )
    .toSorted((a, b) => b.savedAt - a.savedAt)

const PREFIX = 'frontdesk-draft '

/** Drafts that live as long as their tab. */
export const tabDrafts = (storage: Storage = sessionStorage, now: () => number = Date.now): DraftStore => {
  const all = (): Draft[] =>
    Object.keys(storage)
      .filter((name) => name.startsWith(PREFIX))
      // Nobody else writes under this prefix.
      .map((name) => JSON.parse(storage.getItem(name) ?? 'null') as Draft)
  const drop = async (id: string) => storage.removeItem(PREFIX + id)
  return {
    of: async (connectionId, form) => newest(all(), now(), connectionId, form),
    keep: async (draft) => storage.setItem(PREFIX + draft.id, JSON.stringify(draft)),
    drop,
    clear: async (connectionId) => {
      for (const draft of all()) if (draft.connectionId === connectionId) storage.removeItem(PREFIX + draft.id)
    },
  }
}

interface Kept extends DBSchema {
  drafts: { key: string; value: Draft; indexes: { connection: string } }
}

/** Drafts on this device; the ones that are too old go when it is opened. */
const deviceDrafts = (now: () => number = Date.now): DraftStore => {
  const sweep = async (database: IDBPDatabase<Kept>): Promise<IDBPDatabase<Kept>> => {
    for (const { id, savedAt } of await database.getAll('drafts')) {
      // oxlint-disable-next-line no-await-in-loop -- Almost never more than one.
      if (now() - savedAt >= LIFE) await database.delete('drafts', id)
    }
    return database
  }
  let opened: Promise<IDBPDatabase<Kept>> | undefined
  const database = (): Promise<IDBPDatabase<Kept>> =>
    (opened ??= openDB<Kept>('frontdesk-drafts', 1, {
      upgrade: (fresh) =>
        void fresh.createObjectStore('drafts', { keyPath: 'id' }).createIndex('connection', 'connectionId'),
    }).then(sweep))
  return {
    of: async (connectionId, form) =>
      newest(await (await database()).getAllFromIndex('drafts', 'connection', connectionId), now(), connectionId, form),
    keep: async (draft) => {
      const work = (await database()).transaction('drafts', 'readwrite')
      await writtenAtOnce(work, [work.store.put(draft)])
    },
    drop: async (id) => {
      const work = (await database()).transaction('drafts', 'readwrite')
      await writtenAtOnce(work, [work.store.delete(id)])
    },
    clear: async (connectionId) => {
      const work = (await database()).transaction('drafts', 'readwrite')
      const ids = await work.store.index('connection').getAllKeys(connectionId)
      await writtenAtOnce(
        work,
        ids.map((id) => work.store.delete(id)),
      )
    },
  }
}

const stores: Partial<Record<DraftPlace, DraftStore>> = {}

/** The store of a place, one for the whole page. */
export const draftStore = (place: DraftPlace): DraftStore =>
  (stores[place] ??= place === 'device' ? deviceDrafts() : tabDrafts())

const PLACES = ['device', 'tab'] as const

/** The drafts of a connection wherever they are, the newest first; of one form where it is named. */
export const draftsIn = async (connectionId: string, form?: string): Promise<Draft[]> => {
  const found = await Promise.all(
    PLACES.map((place) =>
      draftStore(place)
        .of(connectionId, form)
        .catch(() => []),
    ),
  )
  const sorted = found.flat().toSorted((a, b) => b.savedAt - a.savedAt)
  // The end of a page writes the same draft to both places.
  return sorted.filter(({ id }, index) => sorted.findIndex((other) => other.id === id) === index)
}

/** Deletes a draft wherever it is. */
export const dropEverywhere = (id: string): void => {
  for (const place of PLACES) {
    draftStore(place)
      .drop(id)
      .catch(() => undefined)
  }
}

/** Deletes the drafts of a connection wherever they are. */
export const clearDrafts = async (connectionId: string): Promise<void> => {
  await Promise.allSettled(PLACES.map((place) => draftStore(place).clear(connectionId)))
}
