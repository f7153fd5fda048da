import type { Multimedia } from '../../contract/multimedia.ts'
import type { Context, FetchedFile } from '../context.ts'
import { conflictOf, Failure } from '../failure.ts'
import type { GroupOperations } from '../operation.ts'
import { typeOfFormat } from '../rules/media-type.ts'
import { answered, type MediumRow } from '../rules/medium-row.ts'
import { ready } from '../rules/upload.ts'
import { emptyMedium } from './multimedia.ts'
import { born, patched } from './record.ts'
import { refuseBeyondQuota } from './storage.ts'

/** Refuses a file that a medium has already. */
async function refuseTwin({ arrived }: FetchedFile, { rows }: Context): Promise<void> {
  const same = { field: 'sha256', equals: arrived.sha256 }
  const { items } = await rows.find('multimedia', { where: [same, { field: 'status', equals: 'ready' }], limit: 1 })
  const [twin] = items
  if (twin) throw conflictOf('sameFile', { name: twin.name })
}

/** Files of other sites (interface, section 8, media-import). */
export const mediaImports: GroupOperations<'mediaImports'> = {
  fromUrl: async ({ body }, context) => {
    const { fetched, bytes } = context
    if (!fetched || !bytes) throw new Failure('invalidState', 'This service can’t fetch files.')
    const { url: _, allowDuplicate, ...said } = body
    if (!allowDuplicate) await refuseTwin(fetched, context)
    const { id, name, format, file, arrived } = fetched
    await refuseBeyondQuota({ size: arrived.size }, undefined, context)
    const empty: Multimedia = {
      ...born(context),
      ...emptyMedium(),
      id,
      name,
      format,
      type: typeOfFormat(format) ?? 'image',
    }
    const row: MediumRow = { ...patched(empty, said), ...(body.type === undefined ? { guessedType: true } : {}) }
    const where = { file, url: bytes.readUrl(row, 1) }
    const after: MediumRow = { ...ready(row, arrived, where, context.now()), version: row.version }
    await context.rows.insert('multimedia', after)
    return answered(after, bytes.readUrl)
  },
}
