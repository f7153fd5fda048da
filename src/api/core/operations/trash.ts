import type { Trashed } from '../../contract/kept-media.ts'
import type { Context } from '../context.ts'
import { notFound } from '../failure.ts'
import type { GroupOperations } from '../operation.ts'
import { bytesOf, keptUntil, type TrashRow } from '../rules/kept-media.ts'
import { answered, fileOf, generationOf, type MediumRow } from '../rules/medium-row.ts'
import type { Rows } from '../store.ts'
import { latestFirst } from './listing.ts'
import { doerOf, keepingIn, versionsOf } from './media-versions.ts'
import { born, expectVersion, instant, load, rewritten } from './record.ts'

/** Records that one call deletes for good. */
const TOGETHER = 100

const shown = async ({ record, ...row }: TrashRow, { rows, bytes }: Context): Promise<Trashed> => {
  const file = fileOf(record)
  const url = file === undefined ? record.url : (bytes?.keptUrl(record, file, generationOf(record)) ?? null)
  const versions = await rows.count('mediumVersions', [{ field: 'mediumId', equals: row.id }])
  return { ...row, record: { ...answered(record), url }, versions }
}

/**
 * Takes a medium out of the library; answers whether it can be brought back. What never had a file is gone at once: it is
 * what an upload leaves that was given up.
 */
export async function throwAway(medium: MediumRow, context: Context): Promise<boolean> {
  const { rows, organizationId } = context
  const keeping = await keepingIn(rows, organizationId, context.keeping)
  const isEmpty = medium.url === null && fileOf(medium) === undefined
  await rows.remove('multimedia', medium.id)
  if (isEmpty || keeping.keptDays === 0) {
    await forget(medium.id, rows)
    await context.bytes?.discard(medium)
    return false
  }
  await rows.insert('trash', {
    ...born(context),
    id: medium.id,
    resource: 'multimedia',
    name: medium.name,
    record: medium,
    bytes: bytesOf(medium),
    deletedAt: instant(context),
    until: keptUntil(context.now(), keeping),
    ...doerOf(context),
  })
  await context.bytes?.abandon(medium)
  return true
}

/** Removes the records of what was deleted; its bytes are to go afterwards. */
export async function forget(id: string, rows: Pick<Rows, 'find' | 'remove'>): Promise<void> {
  for (const version of await versionsOf(rows, id)) await rows.remove('mediumVersions', version.id)
  await rows.remove('trash', id)
}

async function loadTrashed(id: string, context: Context): Promise<TrashRow> {
  await context.rows.claim('trash', id)
  const row = await load('trash', id, context)
  if (Date.parse(row.until) <= context.now()) throw notFound('deleted record')
  return row
}

/** What was deleted, until it is gone (interface, section 8). */
export const trash: GroupOperations<'trash'> = {
  list: async (_, context, page) => {
    const { items, total } = await latestFirst('trash', [], page, context)
    const told: Trashed[] = []
    for (const row of items) told.push(await shown(row, context))
    return { items: told, total }
  },

  restore: async ({ params }, context) => {
    const row = await loadTrashed(params.id, context)
    expectVersion(row, context)
    const { record } = row
    // An address that was made under a server key of then may open nothing any more.
    const isOwn = fileOf(record) !== undefined && record.url !== null && context.bytes !== undefined
    const url = isOwn && context.bytes ? context.bytes.readUrl(record, generationOf(record)) : record.url
    const back = rewritten(record, { url }, context)
    await context.rows.remove('trash', row.id)
    await context.rows.insert('multimedia', back)
    return answered(back, context.bytes?.readUrl)
  },

  remove: async ({ params }, context) => {
    const row = await loadTrashed(params.id, context)
    expectVersion(row, context)
    const told = await shown(row, context)
    await forget(row.id, context.rows)
    await context.bytes?.discard(row.record)
    return { ...told, record: { ...told.record, url: null } }
  },

  empty: async (_, context) => {
    const { items, total } = await context.rows.find('trash', { limit: TOGETHER })
    for (const row of items) {
      await forget(row.id, context.rows)
      await context.bytes?.discard(row.record)
    }
    return { removed: items.length, remaining: total - items.length }
  },
}
