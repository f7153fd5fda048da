import { conflict } from '../core/failure.ts'
import type { Credentials, KeyRow, OneTimeCode } from '../core/store.ts'
import { compareCodePoints } from './code-points.ts'
import type { Change, PassingChange } from './kept.ts'
import { lastAdminKey } from './last-admin.ts'
import type { MemoryState } from './memory-state.ts'
import { plain } from './plain.ts'

const byCreation = (left: { createdAt: string }, right: { createdAt: string }): number =>
  compareCodePoints(left.createdAt, right.createdAt)

const isAdmin = ({ role, disabledAt }: KeyRow): boolean => role === 'admin' && disabledAt === null

/** Organizations and keys in memory; `write` makes a change in whatever transaction it belongs to. */
export function memoryCredentials(
  state: MemoryState,
  write: (change: Change | PassingChange) => Promise<void>,
): Credentials {
  const keep = (value: KeyRow) => write({ table: 'keys', key: value.accessKeyId, value: plain(value) })

  const good = (purpose: string, hash: string, at: string): OneTimeCode | undefined => {
    const code = state.codes.get(hash)
    return code && code.purpose === purpose && code.expiresAt > at ? code : undefined
  }

  return {
    async organizations() {
      const all = [...state.organizations.values()]
      return all.sort((left, right) => byCreation(left, right) || compareCodePoints(left.id, right.id))
    },
    async organizationByName(name) {
      return [...state.organizations.values()].find((organization) => organization.name === name)
    },
    async addOrganization(organization) {
      const value = plain(organization)
      const taken = [...state.organizations.values()].some(({ id, name }) => id === value.id || name === value.name)
      if (taken) throw conflict('Another organization has this name.')
      await write({ table: 'organizations', key: value.id, value })
    },
    async keys(organizationId) {
      const all = [...state.keys.values()].filter((key) => !organizationId || key.organizationId === organizationId)
      return all.sort(
        (left, right) => byCreation(left, right) || compareCodePoints(left.accessKeyId, right.accessKeyId),
      )
    },
    async key(accessKeyId) {
      return state.keys.get(accessKeyId)
    },
    async addKey(key) {
      if (state.keys.has(key.accessKeyId)) throw conflict('Another access key has this id.')
      await keep(key)
    },
    async disableKey(accessKeyId, at) {
      const key = state.keys.get(accessKeyId)
      if (!key) return undefined
      if (key.disabledAt !== null) return key
      const others = [...state.keys.values()].filter((it) => it.organizationId === key.organizationId && it !== key)
      if (isAdmin(key) && !others.some(isAdmin)) throw lastAdminKey()
      await keep({ ...key, disabledAt: at })
      return state.keys.get(accessKeyId)
    },
    async keyUsed(accessKeyId, at) {
      const key = state.keys.get(accessKeyId)
      if (key) await keep({ ...key, lastUsedAt: at })
    },
    async addCode(code) {
      const expired = [...state.codes.values()].filter(({ expiresAt }) => expiresAt <= code.createdAt)
      for (const { hash } of expired) await write({ table: 'codes', key: hash, value: undefined })
      await write({ table: 'codes', key: code.hash, value: plain(code) })
    },
    async code(purpose, hash, at) {
      return good(purpose, hash, at)
    },
    async useCode(purpose, hash, at) {
      const code = good(purpose, hash, at)
      if (code) await write({ table: 'codes', key: hash, value: undefined })
      return code
    },
  }
}
