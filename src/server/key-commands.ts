import type { IssuedKey } from '#api/contract/keys.ts'
import type { Role } from '#api/contract/operation.ts'
import type { Vault } from '#api/core/context.ts'
import type { KeyRow, Organization, Store } from '#api/core/store.ts'
import { firstOrganization } from './first-start.ts'
import { newId } from './random.ts'
import { issueLink, type SignInLink } from './sign-in-link.ts'

/** What the operator asks of the keys. */
export type KeyCommand =
  | { do: 'create'; organization: string; role: Role; label: string | null }
  | { do: 'link'; organization?: string; role: Role; label: string | null; baseUrl?: string }
  | { do: 'list' }
  | { do: 'disable'; accessKeyId: string }

/** A key as shown to the operator, with the name of its organization. */
export type ShownKey = Omit<KeyRow, 'sealedSecret'> & { organization: string }

/** What came of a command: the new key with its secret, a sign-in link, all keys, or the disabled key (undefined: no such key). */
export interface KeyOutcome {
  created?: IssuedKey
  link?: SignInLink
  keys?: ShownKey[]
  disabled?: ShownKey
}

/** Carries out a command of the operator, who stands above organizations; `baseUrl` is where links lead to. */
export async function carryOut(command: KeyCommand, store: Store, vault: Vault, baseUrl: string): Promise<KeyOutcome> {
  switch (command.do) {
    case 'create':
      return { created: await create(command, store, vault) }
    case 'link': {
      const organization =
        command.organization === undefined
          ? await organizationOf(await firstOrganization(store, vault, undefined), store)
          : await organizationNamed(command.organization, store)
      const { role, label } = command
      return { link: await issueLink(store, { organization, role, label, baseUrl: command.baseUrl ?? baseUrl }) }
    }
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

async function organizationNamed(name: string, store: Store): Promise<Organization> {
  const known = await store.credentials.organizationByName(name)
  if (known) return known
  const organization = { id: newId(), name, createdAt: new Date().toISOString() }
  await store.credentials.addOrganization(organization)
  return organization
}

async function organizationOf(id: string, store: Store): Promise<Organization> {
  const found = (await store.credentials.organizations()).find((it) => it.id === id)
  if (!found) throw new Error('The organization was removed meanwhile.')
  return found
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
