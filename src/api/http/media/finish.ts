import type { MediumRef } from '../../core/context.ts'
import { mediaFormat } from '../../core/rules/media-formats.ts'
import { type Arrived, faultOf, ready, refused } from '../../core/rules/upload.ts'
import { generationOf, type MediumRow } from '../../core/rules/medium-row.ts'
import type { Rows, Store } from '../../core/store.ts'
import type { MediaAddresses } from './addresses.ts'
import type { UploadDepot } from './depot.ts'

/** Looks at the bytes of an upload that has arrived whole and settles its medium; tells the fault, if there is one. */
export type Finish = (medium: MediumRef) => Promise<string | undefined>

/** What finishing an upload needs. */
export interface FinishGround<Found extends Arrived = Arrived> {
  store: Store
  depot: Pick<UploadDepot, 'keep' | 'abandon' | 'clear'>
  /** Reads an upload that has arrived whole: how much it is, its hash, what it looks like, how large and how long. */
  inspect: (medium: MediumRef) => Promise<Found>
  /** Hears of a file that has just been kept under a name, before the record says so. */
  onKept?: (medium: MediumRef, name: string, found: Found) => Promise<void>
  addresses: Pick<MediaAddresses, 'readPath'>
  now: () => number
}

/** Makes a `Finish`; an upload that is asked for twice at once is looked at once. */
export function createFinish<Found extends Arrived>(ground: FinishGround<Found>): Finish {
  const { store, depot, inspect, onKept, addresses, now } = ground
  const underWay = new Map<string, Promise<string | undefined>>()

  const rowOf = ({ organizationId, id }: MediumRef) => store.read(organizationId, (rows) => rows.get('multimedia', id))

  const settle = async (medium: MediumRef): Promise<string | undefined> => {
    const asked = await rowOf(medium)
    if (asked?.status !== 'need_action') return asked?.statusReason ?? undefined
    try {
      return await judge(medium, asked)
    } catch (error) {
      // Another process over the same store may have settled it, and have taken the bytes away from under this look.
      const after = await rowOf(medium)
      if (after?.status === 'need_action') throw error
      return after?.statusReason ?? undefined
    }
  }

  const judge = async (medium: MediumRef, asked: MediumRow): Promise<string | undefined> => {
    const arrived = await inspect(medium)
    const name = `${arrived.sha256.slice(0, 32)}.${mediaFormat(asked.format)?.extension ?? 'bin'}`
    const fits = faultOf(asked, arrived) === undefined
    if (fits) {
      await depot.keep(medium, name)
      await onKept?.(medium, name, arrived)
    }
    const settled = async (rows: Rows): Promise<MediumRow | undefined> => {
      const found = await rows.get('multimedia', medium.id)
      if (found?.status !== 'need_action' || found.format !== asked.format) return undefined
      // What was declared may have changed while the bytes were looked at.
      const fault = faultOf(found, arrived)
      const where = { file: name, url: addresses.readPath(medium, generationOf(found)) }
      const after = fault === undefined ? ready(found, arrived, where, now()) : refused(found, fault, now())
      await rows.replace('multimedia', after)
      return after
    }
    const row = await store.write(medium.organizationId, settled, { operation: 'uploads.finish' })
    if (row?.status === 'ready') await depot.clear(medium, name.slice(0, 32))
    if (row !== undefined) await depot.abandon(medium)
    return (row ?? (await rowOf(medium)))?.statusReason ?? undefined
  }

  return (medium) => {
    const key = `${medium.organizationId}/${medium.id}`
    const running = underWay.get(key) ?? settle(medium).finally(() => underWay.delete(key))
    underWay.set(key, running)
    return running
  }
}
