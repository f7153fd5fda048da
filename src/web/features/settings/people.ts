import { KEY_USE_NOTED_EVERY } from '#api/contract/choices.ts'
import type { AccessKey } from '#api/contract/keys.ts'
import type { Person } from '#api/contract/people.ts'

/** Somebody who works here, with the keys by which they come in. */
export interface PersonWithKeys {
  person: Person
  /** The newest first. */
  keys: readonly AccessKey[]
}

/** Whether a key opens something by itself at a moment (epoch milliseconds). */
export const opens = ({ disabledAt, expiresAt }: AccessKey, now: number): boolean =>
  disabledAt === null && (expiresAt == null || Date.parse(expiresAt) > now)

/** People with their keys, in the order of the service. */
export const withKeys = (people: readonly Person[], keys: readonly AccessKey[]): PersonWithKeys[] =>
  people.map((person) => ({
    person,
    keys: keys
      .filter(({ personId }) => personId === person.id)
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
  }))

/** Whether a use is as late as can be known (epoch milliseconds): uses are written down so often and no oftener. */
export const isJustUsed = (lastUsedAt: string, now: number): boolean =>
  now - Date.parse(lastUsedAt) < KEY_USE_NOTED_EVERY

/** When somebody last used any of their keys; null for never. */
export const lastUsedOf = ({ keys }: PersonWithKeys): string | null =>
  keys.reduce<string | null>(
    (latest, { lastUsedAt }) => (lastUsedAt && (!latest || lastUsedAt > latest) ? lastUsedAt : latest),
    null,
  )

/** When somebody’s access ends by itself: with the last of their keys; null for never, undefined where no key opens anything. */
export function accessEndOf({ keys }: PersonWithKeys, now: number): string | null | undefined {
  const ends = keys.filter((key) => opens(key, now)).map(({ expiresAt }) => expiresAt ?? null)
  if (ends.length === 0) return undefined
  return ends.reduce((latest, end) => (latest === null || end === null ? null : end > latest ? end : latest))
}

/**
 * Whether nobody else could administer without this person. Only keys that do not end count, and those of programs, too:
 * the service refuses by the same rule.
 */
export function isLastAdmin(
  { id, role, disabledAt }: Person,
  people: readonly Person[],
  keys: readonly AccessKey[],
): boolean {
  if (role !== 'admin' || disabledAt !== null) return false
  const administers = (personId: string | null | undefined): boolean => {
    const behind = people.find((person) => person.id === personId)
    return personId == null || (behind?.role === 'admin' && behind.disabledAt === null)
  }
  const admins = keys.filter(
    (key) => key.role === 'admin' && key.disabledAt === null && key.expiresAt == null && administers(key.personId),
  )
  return admins.length > 0 && admins.every(({ personId }) => personId === id)
}
