import type { IssuedKey } from '../api/contract/keys.ts'
import type { Role } from '../api/contract/operation.ts'
import type { Vault } from '../api/core/context.ts'
import type { KeyRow, Store } from '../api/core/store.ts'
import { newId } from './random.ts'

/** What the operator asks of the keys. */
export type KeyCommand =
  | { do: 'create'; organization: string; role: Role; label: string | null }
  | { do: 'list' }
  | { do: 'disable'; accessKeyId: string }

/** A key as shown to the operator, with the name of its organization. */
export type ShownKey = Omit<KeyRow, 'sealedSecret'> & { organization: string }

/** What came of a command: the new key with its secret, all keys, or the disabled key (undefined: no such key). */
export interface KeyOutcome {
  created?: IssuedKey
  keys?: ShownKey[]
  disabled?: ShownKey
}

/** Carries out a command of the operator, who stands above organizations. */
export async function carryOut(command: KeyCommand, store: Store, vault: Vault): Promise<KeyOutcome> {
  switch (command.do) {
    case 'create':
      return { created: await create(command, store, vault) }
    case 'list':
      return { keys: await shown(store, await store.credentials.keys()) }
    case 'disable': {
      const row = await store.credentials.disableKey(command.accessKeyId, new Date().toISOString())
      const [disabled] = row ? await shown(store, [row]) : []
      return disabled ? { disabled } : {}
    }
  }
}

async function create(
  { organization: name, role, label }: Extract<KeyCommand, { do: 'create' }>,
  store: Store,
  vault: Vault,
): Promise<IssuedKey> {
  const createdAt = new Date().toISOString()
  const known = await store.credentials.organizationByName(name)
  const organization = known ?? { id: newId(), name, createdAt }
  const issued = vault.issue()
  const sealedSecret = await vault.seal(issued.secretAccessKey)
  const { accessKeyId } = issued
  await store.write(organization.id, async (rows) => {
    if (known === undefined) await rows.credentials.addOrganization(organization)
    const row = { accessKeyId, organizationId: organization.id, role, label, sealedSecret, createdAt, disabledAt: null }
    await rows.credentials.addKey(row)
  })
  return { ...issued, organizationId: organization.id, role }
}

async function shown(store: Store, rows: readonly KeyRow[]): Promise<ShownKey[]> {
  const names = new Map((await store.credentials.organizations()).map(({ id, name }) => [id, name]))
  return rows.map(({ accessKeyId, organizationId, role, label, createdAt, disabledAt }) => ({
    accessKeyId,
    organizationId,
    role,
    label,
    createdAt,
    disabledAt,
    organization: names.get(organizationId) ?? '',
  }))
}
