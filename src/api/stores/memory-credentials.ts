import { conflictOf, lastAdminKey } from '../core/failure.ts'
import { rightsOf } from '../core/rules/rights.ts'
import type { Person } from '../contract/people.ts'
import type { Credentials, KeyRow, OneTimeCode } from '../core/store.ts'
import { compareCodePoints } from './code-points.ts'
import type { Change, PassingChange } from './kept.ts'
import type { MemoryState } from './memory-state.ts'
import { plain } from '../core/plain.ts'

const byCreation = (left: { createdAt: string }, right: { createdAt: string }): number =>
  compareCodePoints(left.createdAt, right.createdAt)

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

  const personOf = ({ personId, organizationId }: KeyRow): Person | undefined =>
    personId === undefined ? undefined : state.table(organizationId, 'people').get(personId)?.row

  const administers = (key: KeyRow): boolean => {
    const person = personOf(key)
    if (key.disabledAt !== null || key.expiresAt !== undefined) return false
    if (key.personId !== undefined && person?.disabledAt !== null) return false
    return rightsOf(key, person).includes('administer')
  }
  const administrators = (organizationId: string): KeyRow[] =>
    [...state.keys.values()].filter((key) => key.organizationId === organizationId && administers(key))
  const refuseLast = (key: KeyRow): void => {
    const left = administrators(key.organizationId)
    if (left.length === 1 && left[0] === key) throw lastAdminKey()
  }

  return {
    async organizations() {
      const all = [...state.organizations.values()]
      return all.sort((left, right) => byCreation(left, right) || compareCodePoints(left.id, right.id))
    },
    async organization(id) {
      return state.organizations.get(id)
    },
    async organizationByName(name) {
      return [...state.organizations.values()].find((organization) => organization.name === name)
    },
    async addOrganization(organization) {
      const value = plain(organization)
      const taken = [...state.organizations.values()].some(({ id, name }) => id === value.id || name === value.name)
      if (taken) throw conflictOf('organizationNamed', {})
      await write({ table: 'organizations', key: value.id, value })
      await write({ table: 'changeCounters', key: value.id, value: state.log(value.id).counter })
    },
    async keys(organizationId) {
      const all = [...state.keys.values()].filter((key) => !organizationId || key.organizationId === organizationId)
      return all.sort(
        (left, right) => byCreation(left, right) || compareCodePoints(left.accessKeyId, right.accessKeyId),
      )
    },
    async keysOnPage(organizationId, { offset = 0, limit = Infinity }) {
      const all = await this.keys(organizationId)
      return { items: all.slice(offset, offset + limit), total: all.length }
    },
    async key(accessKeyId) {
      return state.keys.get(accessKeyId)
    },
    async bearer(accessKeyId) {
      const own = state.keys.get(accessKeyId)
      return own && { key: own, person: personOf(own) }
    },
    async administrators(organizationId) {
      return administrators(organizationId)
    },
    async addKey(key) {
      if (state.keys.has(key.accessKeyId)) throw conflictOf('keyNamed', {})
      await keep(key)
    },
    async disableKey(accessKeyId, at) {
      const key = state.keys.get(accessKeyId)
      if (!key) return undefined
      if (key.disabledAt !== null) return key
      refuseLast(key)
      await keep({ ...key, disabledAt: at })
      return state.keys.get(accessKeyId)
    },
    async expireKey(accessKeyId, at) {
      const key = state.keys.get(accessKeyId)
      if (!key || (key.expiresAt !== undefined && key.expiresAt <= at)) return
      refuseLast(key)
      await keep({ ...key, expiresAt: at })
    },
    async resealKey(accessKeyId, before, sealedSecret) {
      const key = state.keys.get(accessKeyId)
      if (key?.sealedSecret !== before) return false
      await keep({ ...key, sealedSecret })
      return true
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
    async invitation(hash) {
      const all = [...state.others('', 'invitations')].flatMap(({ entries }) => entries.map(({ row }) => row))
      const found = all.find((row) => row.hash === hash)
      return found && { organizationId: found.organizationId, id: found.id }
    },
    async useCode(purpose, hash, at) {
      const code = good(purpose, hash, at)
      if (code) await write({ table: 'codes', key: hash, value: undefined })
      return code
    },
  }
}
