import type { Context } from '../context.ts'
import { fileMark } from '../rules/appointment-files.ts'
import { mediumAt, type MediumRow } from '../rules/medium-row.ts'
import { type MediaPlace, type MediaUser, pathOfAddress, placesOf } from '../rules/media-references.ts'
import type { Condition, TableName, Tables } from '../store.ts'
import { mustExist, refuseWhileUsed, usersNamed } from './references.ts'

const WORDS: Readonly<Record<MediaPlace, string>> = {
  assets: '',
  logo: 'logo',
  image: 'image',
  mainImage: 'main image',
  coverVideo: 'cover video',
  poster: 'poster',
  files: '',
}

/** Refuses with 409 while anything shows a medium, and names what does, and as what. */
export async function refuseWhileShown(medium: MediumRow, { rows }: Pick<Context, 'rows'>): Promise<void> {
  const naming = (...fields: string[]): Condition[] =>
    fields.flatMap((field) => [
      { field, mentions: medium.id },
      ...(medium.url === null ? [] : [{ field, mentions: pathOfAddress(medium.url) }]),
    ])
  const users = async <T extends TableName>(
    table: T,
    noun: string,
    conditions: readonly Condition[],
    told: (row: Tables[T]) => { name: string; user: MediaUser },
  ): Promise<string | undefined> => {
    const { items } = await rows.find(table, { where: [{ either: conditions }] })
    const names = items.flatMap((row) => {
      const { name, user } = told(row)
      const places = placesOf(user, medium)
      const as = places.map((it) => WORDS[it]).filter((it) => it !== '')
      return places.length === 0 ? [] : [`“${name}”${as.length > 0 ? ` (${as.join(', ')})` : ''}`]
    })
    return usersNamed(noun, names)
  }
  refuseWhileUsed('medium', [
    await users(
      'presets',
      'preset',
      [{ field: 'assets', holdsAnyOf: [medium.id] }, ...naming('logo', 'image')],
      (record) => ({
        name: record.title,
        user: { kind: 'preset', record },
      }),
    ),
    await users(
      'rooms',
      'room',
      [{ field: 'template.assets', holdsAnyOf: [medium.id] }, ...naming('template.mainImage')],
      (record) => ({ name: record.template.name, user: { kind: 'room', record } }),
    ),
    await users('services', 'service', naming('image'), (record) => ({
      name: record.name,
      user: { kind: 'service', record },
    })),
    await users(
      'multimedia',
      'medium',
      [
        { field: 'coverVideo.id', equals: medium.id },
        { field: 'environment.poster.id', equals: medium.id },
        ...naming('coverVideo.url', 'environment.poster.url'),
      ],
      (record) => ({ name: record.name, user: { kind: 'medium', record } }),
    ),
    await users('appointments', 'appointment', [{ search: fileMark(medium.id) }], (record) => ({
      name: record.title,
      user: { kind: 'appointment', record },
    })),
  ])
}

/**
 * Refuses with 422 where a field newly has the address of an own medium that is not there, and keeps the medium from being
 * deleted until the call is through.
 */
export const mediaMustExist = async (
  fields: Readonly<Record<string, string | null | undefined>>,
  context: Context,
  before: Readonly<Record<string, string | null | undefined>> = {},
): Promise<void> => {
  const own = (address: string | null | undefined): string | undefined =>
    address?.includes(`/${context.organizationId}/`) ? mediumAt(address) : undefined
  for (const [field, address] of Object.entries(fields)) {
    if (address === before[field]) continue
    // oxlint-disable-next-line no-await-in-loop -- Locks are taken one after the other, in the order of the fields.
    await mustExist('multimedia', own(address), field, context)
  }
}
