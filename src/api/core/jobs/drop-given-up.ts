import { Failure } from '../failure.ts'
import { refuseWhileShown } from '../operations/media-users.ts'
import { fileOf, type MediumRow } from '../rules/medium-row.ts'
import type { Rows, Store } from '../store.ts'

/**
 * Whether a record was made for an upload alone, which has been given up: it says which bytes were to come, never had any,
 * and nobody has touched it since. One that an editor made to wait for a file names no bytes, and stays.
 */
const isGivenUp = (row: MediumRow, before: number): boolean =>
  row.status === 'need_action' &&
  row.url === null &&
  fileOf(row) === undefined &&
  row.size !== null &&
  row.sha256 !== null &&
  Date.parse(row.updatedAt) <= before

/** The media of an organization whose uploads were given up before an instant, epoch milliseconds. */
export const givenUpBefore = async (
  store: Store,
  organizationId: string,
  before: number,
): Promise<readonly MediumRow[]> => {
  const where = [{ field: 'status', equals: 'need_action' }]
  const { items } = await store.read(organizationId, (rows) => rows.find('multimedia', { where }))
  return items.filter((row) => isGivenUp(row, before))
}

/** Removes such a record, unless its upload went on meanwhile or something shows it; answers whether it is gone. */
export async function dropGivenUp(rows: Rows, id: string, before: number): Promise<boolean> {
  await rows.claim('multimedia', id)
  const row = await rows.get('multimedia', id)
  if (!row || !isGivenUp(row, before)) return false
  try {
    await refuseWhileShown(row, { rows })
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
  await rows.remove('multimedia', id)
  return true
}
