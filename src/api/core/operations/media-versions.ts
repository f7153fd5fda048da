import type { MediumVersion } from '../../contract/kept-media.ts'
import type { Context } from '../context.ts'
import { conflictOf, notFound } from '../failure.ts'
import type { GroupOperations } from '../operation.ts'
import { keepingOf, type MediaKeeping, type MediumVersionRow, KEEPING, versionOf } from '../rules/kept-media.ts'
import { answered, fileOf, generationOf, type MediumRow } from '../rules/medium-row.ts'
import type { Rows } from '../store.ts'
import { latestFirst, nothing } from './listing.ts'
import { load, loadToWrite, rewritten } from './record.ts'

/** How the organization keeps media. */
export const keepingIn = async (
  rows: Pick<Rows, 'get'>,
  organizationId: string,
  host: MediaKeeping = KEEPING,
): Promise<MediaKeeping> => keepingOf(host, await rows.get('organizationSettings', organizationId))

/** Who calls, as versions and the trash keep it. */
export const doerOf = ({ accessKeyId, personId }: Pick<Context, 'accessKeyId' | 'personId'>) => ({
  key: accessKeyId,
  person: personId ?? null,
})

/** Writes down what a medium was before something takes its place. */
export async function keepVersion(before: MediumRow, context: Context): Promise<void> {
  const keeping = await keepingIn(context.rows, context.organizationId, context.keeping)
  const version = versionOf(before, { id: context.newId(), now: context.now(), keeping, by: doerOf(context) })
  if (version) await context.rows.insert('mediumVersions', version)
}

/** The kept versions of a medium. */
export const versionsOf = async (rows: Pick<Rows, 'find'>, mediumId: string): Promise<readonly MediumVersionRow[]> =>
  (await rows.find('mediumVersions', { where: [{ field: 'mediumId', equals: mediumId }] })).items

const isOver = ({ until }: Pick<MediumVersionRow, 'until'>, { now }: Pick<Context, 'now'>): boolean =>
  Date.parse(until) <= now()

const shown = ({ file, ...version }: MediumVersionRow, medium: MediumRow, { bytes }: Context): MediumVersion => ({
  ...version,
  url: file === undefined ? version.url : (bytes?.keptUrl(medium, file, generationOf(medium)) ?? null),
})

/** A version that is still there, of the medium that is named with it. */
async function loadVersion(mediumId: string, id: string, context: Context): Promise<MediumVersionRow> {
  const version = await load('mediumVersions', id, context)
  if (version.mediumId !== mediumId || isOver(version, context)) throw notFound('version')
  return version
}

/** Earlier versions of media (interface, section 8). */
export const mediaVersions: GroupOperations<'mediaVersions'> = {
  list: async ({ params }, context, page) => {
    const { rows } = context
    const medium = (await rows.get('multimedia', params.id)) ?? (await rows.get('trash', params.id))?.record
    if (!medium) return nothing()
    const where = [{ field: 'mediumId', equals: medium.id }]
    const { items, total } = await latestFirst('mediumVersions', where, page, context)
    return { items: items.map((version) => shown(version, medium, context)), total }
  },

  restore: async ({ params }, context) => {
    await context.rows.claim('multimedia', params.id)
    const before = await loadToWrite('multimedia', params.id, context)
    const version = await loadVersion(before.id, params.version, context)
    const { file, format, type, size, sha256, width, height, duration } = version
    // Where bytes cannot be served any more they cannot be given back.
    if (file !== undefined && !context.bytes) throw conflictOf('noBytesHere', {})
    const url = file === undefined ? version.url : (context.bytes?.readUrl(before, generationOf(before)) ?? null)
    const { statusReason: _, leaving: __, colors: ___, ...rest } = before
    const after: MediumRow = {
      ...rewritten(rest, { format, type, size, sha256, width, height, duration, url, status: 'ready' }, context),
      file,
      fileSize: file === undefined ? undefined : version.bytes,
      guessedType: false,
    }
    await context.rows.remove('mediumVersions', version.id)
    await keepVersion(before, context)
    await context.rows.replace('multimedia', after)
    // What has arrived of other bytes is no longer awaited.
    await context.bytes?.abandon(after)
    return answered(after, context.bytes?.readUrl)
  },

  remove: async ({ params }, context) => {
    await context.rows.claim('multimedia', params.id)
    const medium = await load('multimedia', params.id, context)
    const version = await loadVersion(medium.id, params.version, context)
    await context.rows.remove('mediumVersions', version.id)
    const needed = namesOf(medium, await versionsOf(context.rows, medium.id))
    if (version.file !== undefined && !needed.includes(version.file)) {
      await context.bytes?.release(medium, [version.file])
    }
    return { ...shown(version, medium, context), url: null, deletedAt: new Date(context.now()).toISOString() }
  },
}

/** The names of all bytes that a medium and its versions need. */
export const namesOf = (medium: MediumRow, versions: readonly MediumVersionRow[]): string[] => [
  ...new Set([fileOf(medium), ...versions.map(({ file }) => file)].filter((name) => name !== undefined)),
]
