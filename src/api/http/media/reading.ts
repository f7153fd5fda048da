import type { MediumRef } from '../../core/context.ts'
import { notFound } from '../../core/failure.ts'
import { formatOfExtension, type MediaFormat } from '../../core/rules/media-formats.ts'
import { fileOf, generationOf } from '../../core/rules/medium-row.ts'
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
}

/** What finding out needs. */
export interface ReadingGround {
  store: Store
  addresses: Pick<MediaAddresses, 'openRead' | 'readPath'>
}

/**
 * Tells which bytes an address opens now: the current ones of its medium. An address from before, which named bytes, leads to
 * the medium's own. Throws a failure for one that opens nothing: changed, revoked, or of a medium that is gone.
 */
export function createReading({ store, addresses }: ReadingGround) {
  return async ({ pathname, search }: URL): Promise<OpenedBytes | { leadsTo: string }> => {
    const { medium, generation, name: former } = addresses.openRead(pathname)
    const row = await store.read(medium.organizationId, (rows) => rows.get('multimedia', medium.id))
    if (!row || generationOf(row) !== generation) throw notFound('file')
    const current = fileOf(row)
    if (former !== undefined && current !== undefined) {
      return { leadsTo: addresses.readPath(medium, generation) + search }
    }
    const name = current ?? former
    const format = formatOfExtension(name?.split('.')[1] ?? '')
    if (name === undefined || !format) throw notFound('file')
    return { medium, name, format, title: row.name }
  }
}
