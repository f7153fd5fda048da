import type { MediumRef } from '../../core/context.ts'
import type { Sender } from '../../core/changes.ts'
import { mediaFormat } from '../../core/rules/media-formats.ts'
import { type Arrived, faultOf, ready, refused } from '../../core/rules/upload.ts'
import { keepingIn, namesOf, versionsOf } from '../../core/operations/media-versions.ts'
import { quotaReached, roomLeft } from '../../core/operations/storage.ts'
import { type MediaKeeping, versionOf } from '../../core/rules/kept-media.ts'
import { fileOf, generationOf, type MediumRow } from '../../core/rules/medium-row.ts'
import type { Rows, Store } from '../../core/store.ts'
import type { MediaAddresses } from './addresses.ts'
import { isOf, type UploadDepot } from './depot.ts'

/** What became of an upload that had arrived whole. */
export interface Settled {
  /** Why it was refused, if it was. */
  fault: string | undefined
  /** The medium as it is now; undefined where it is gone. */
  row: MediumRow | undefined
}

/** Looks at the bytes of an upload that has arrived whole and settles its medium, as what its sender did. */
export type Finish = (medium: MediumRef, by: Sender) => Promise<Settled>

/** What finishing an upload needs. */
export interface FinishDeps<Found extends Arrived = Arrived> {
  store: Store
  depot: Pick<UploadDepot, 'keep' | 'abandon' | 'clear'>
  /** Reads an upload that has arrived whole: how much it is, its hash, what it looks like, how large and how long. */
  inspect: (medium: MediumRef) => Promise<Found>
  /** Hears of a file that has just been kept under a name, before the record says so. */
  onKept?: (medium: MediumRef, name: string, found: Found) => Promise<void>
  addresses: Pick<MediaAddresses, 'readPath'>
  now: () => number
  /** A new UUID version 7. */
  newId: () => string
  /** See `Host`. */
  keeping?: MediaKeeping | undefined
}

/** The name under which bytes of a format are kept, made of their content. */
export const keptName = ({ sha256 }: Pick<Arrived, 'sha256'>, format: string): string =>
  `${sha256.slice(0, 32)}.${mediaFormat(format)?.extension ?? 'bin'}`

/** Makes a `Finish`; an upload that is asked for twice at once is looked at once. */
export function createFinish<Found extends Arrived>(deps: FinishDeps<Found>): Finish {
  const { store, depot, inspect, onKept, addresses, now, newId, keeping } = deps
  const underWay = new Map<string, Promise<Settled>>()

  const rowOf = ({ organizationId, id }: MediumRef) => store.read(organizationId, (rows) => rows.get('multimedia', id))

  const told = (row: MediumRow | undefined): Settled => ({ fault: row?.statusReason ?? undefined, row })

  const settle = async (medium: MediumRef, by: Sender): Promise<Settled> => {
    const asked = await rowOf(medium)
    if (asked?.status !== 'need_action') return told(asked)
    try {
      return await judge(medium, asked, by)
    } catch (error) {
      // Another process over the same store may have settled it, and have taken the bytes away from under this look.
      const after = await rowOf(medium)
      if (after?.status === 'need_action') throw error
      return told(after)
    }
  }

  const judge = async (medium: MediumRef, asked: MediumRow, by: Sender): Promise<Settled> => {
    const arrived = await inspect(medium)
    const name = keptName(arrived, asked.format)
    const fits = faultOf(asked, arrived) === undefined
    if (fits) {
      await depot.keep(medium, name)
      await onKept?.(medium, name, arrived)
    }
    let needed: readonly string[] = []
    const settled = async (rows: Rows): Promise<MediumRow | undefined> => {
      const found = await rows.get('multimedia', medium.id)
      if (found?.status !== 'need_action' || found.format !== asked.format) return undefined
      // What was declared may have changed while the bytes were looked at.
      const fault = faultOf(found, arrived) ?? (await noRoomFor(rows, found, name, arrived.size))
      const where = { file: name, url: addresses.readPath(medium, generationOf(found)) }
      const after = fault === undefined ? ready(found, arrived, where, now()) : refused(found, fault, now())
      await rows.replace('multimedia', after)
      if (fault === undefined) {
        await keepLast(rows, found, name, by)
        needed = namesOf(after, await versionsOf(rows, after.id))
      }
      return after
    }
    const row = await store.write(medium.organizationId, settled, { ...by, operation: 'uploads.finish' })
    // What was kept before there turned out to be no room for it; it may be what the medium has already.
    if (row?.status === 'error' && fits) await letGo(medium, name)
    if (row?.status === 'ready') await depot.clear(medium, (kept) => !isOf(needed)(kept))
    if (row !== undefined) await depot.abandon(medium)
    return told(row ?? (await rowOf(medium)))
  }

  /** Two that were announced at once may be too much together. */
  const noRoomFor = async (rows: Rows, row: MediumRow, name: string, size: number): Promise<string | undefined> => {
    // Bytes that are kept already take no more.
    if (namesOf(row, await versionsOf(rows, row.id)).includes(name)) return undefined
    const free = await roomLeft({ rows, organizationId: row.organizationId, now, keeping }, false)
    return free !== null && size > free ? quotaReached(free).description : undefined
  }

  const letGo = async (medium: MediumRef, name: string): Promise<void> => {
    const needed = await store.read(medium.organizationId, async (rows) => {
      const row = await rows.get('multimedia', medium.id)
      return row ? namesOf(row, await versionsOf(rows, medium.id)) : []
    })
    if (!needed.includes(name)) await depot.clear(medium, isOf([name]))
  }

  /** What the medium was until now becomes a version; one of the very same bytes as it has now is none any more. */
  const keepLast = async (rows: Rows, before: MediumRow, name: string, { key, person }: Sender): Promise<void> => {
    if (fileOf(before) === name) return
    for (const { id, file } of await versionsOf(rows, before.id)) {
      if (file === name) await rows.remove('mediumVersions', id)
    }
    const kept = await keepingIn(rows, before.organizationId, keeping)
    const by = { key: key ?? null, person: person ?? null }
    const version = versionOf(before, { id: newId(), now: now(), keeping: kept, by })
    if (version) await rows.insert('mediumVersions', version)
  }

  return (medium, by) => {
    const key = `${medium.organizationId}/${medium.id}`
    const running = underWay.get(key) ?? settle(medium, by).finally(() => underWay.delete(key))
    underWay.set(key, running)
    return running
  }
}
