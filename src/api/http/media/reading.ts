import type { MediumRef } from '../../core/context.ts'
import { notFound } from '../../core/failure.ts'
import { formatOfExtension, type MediaFormat } from '../../core/rules/media-formats.ts'
import { namesOf, versionsOf } from '../../core/operations/media-versions.ts'
import { type Crops, cropsOf } from '../../core/rules/medium-crops.ts'
import { type Focus, focusOf, MIDDLE } from '../../core/rules/medium-focus.ts'
import { fileOf, generationOf, type MediumRow } from '../../core/rules/medium-row.ts'
import type { Store } from '../../core/store.ts'
import type { MediaAddresses } from './addresses.ts'

/** Bytes that an address opens now. */
export interface OpenedBytes {
  medium: MediumRef
  /** Names the content, with an extension. */
  name: string
  format: MediaFormat
  /** What the medium is called. */
  title: string
  /** Whether it is for editors, who get the bytes as they were sent. */
  isOriginal: boolean
  /** What stays in sight where it is cut. */
  focus: Focus
  /** What of it is shown in one shape or another. */
  crops: Crops
}

/** What finding out needs. */
export interface ReadingDeps {
  store: Store
  addresses: Pick<MediaAddresses, 'openRead' | 'readPath'>
  now: () => number
}

const cutsOf = (row: MediumRow): Pick<OpenedBytes, 'focus' | 'crops'> => ({
  focus: focusOf(row) ?? MIDDLE,
  crops: cropsOf(row),
})

/**
 * Tells which bytes an address opens now: the current ones of its medium. An address from before, which named bytes, leads to
 * the medium's own. Throws a failure for one that opens nothing: changed, revoked, or of a medium that is gone.
 */
export function createReading({ store, addresses, now }: ReadingDeps) {
  /** Bytes that a medium, also a deleted one, or an earlier version of it still needs. */
  const keptBytes = async (medium: MediumRef, generation: number, name: string): Promise<OpenedBytes> => {
    const { row, versions } = await store.read(medium.organizationId, async (rows) => ({
      row: (await rows.get('multimedia', medium.id)) ?? (await rows.get('trash', medium.id))?.record,
      versions: await versionsOf(rows, medium.id),
    }))
    const format = formatOfExtension(name.split('.')[1] ?? '')
    if (!row || !format || generationOf(row) !== generation || !namesOf(row, versions).includes(name)) {
      throw notFound('file')
    }
    return { medium, name, format, title: row.name, isOriginal: true, ...cutsOf(row) }
  }

  return async ({ pathname, search }: URL): Promise<OpenedBytes | { leadsTo: string }> => {
    const { medium, generation, name: former, isKept } = addresses.openRead(pathname, now())
    if (isKept && former !== undefined) return keptBytes(medium, generation, former)
    const row = await store.read(medium.organizationId, (rows) => rows.get('multimedia', medium.id))
    if (!row || generationOf(row) !== generation) throw notFound('file')
    const current = fileOf(row)
    if (former !== undefined && current !== undefined) {
      return { leadsTo: addresses.readPath(medium, generation) + search }
    }
    const name = current ?? former
    const format = formatOfExtension(name?.split('.')[1] ?? '')
    if (name === undefined || !format) throw notFound('file')
    return { medium, name, format, title: row.name, isOriginal: false, ...cutsOf(row) }
  }
}
