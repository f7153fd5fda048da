import type { IssuedKey } from '#api/contract/keys.ts'
import type { Role } from '#api/contract/operation.ts'
import type { Vault } from '#api/core/context.ts'
import type { KeyRow, Organization, Rows, Store } from '#api/core/store.ts'
import { DAY } from '#api/time/durations.ts'
import { firstOrganization } from './first-start.ts'
import { newId } from './random.ts'
import { serverKeyId } from './media/address-keys.ts'
import type { ServerKeys } from './read-server-keys.ts'
import { resealAddresses, uploadsBefore } from './reseal-addresses.ts'
import { issueLink, type SignInLink } from './sign-in-link.ts'
import { createVault } from './vault.ts'

/** The author of what the operator does to keys. */
const BY_OPERATOR = { operation: 'operator.keys' }

/** What the operator asks of the keys. */
export type KeyCommand =
  | { do: 'create'; organization: string; role: Role; label: string | null }
  | { do: 'link'; organization?: string; role: Role; label: string | null; baseUrl?: string }
  | { do: 'list' }
  | { do: 'disable'; accessKeyId: string }
  | { do: 'reseal' }

/** A key as shown to the operator, with the name of its organization. */
export type ShownKey = Omit<KeyRow, 'sealedSecret'> & { organization: string }

/** What came of a command: the new key with its secret, a sign-in link, all keys, or the disabled key (undefined: no such key). */
export interface KeyOutcome {
  created?: IssuedKey
  link?: SignInLink
  keys?: ShownKey[]
  disabled?: ShownKey
  /** How many secrets and addresses were sealed anew, under which server key, and what still needs a former one. */
  resealed?: { keys: number; addresses: number; under: string; needed: FormerKeyUses }
}

/** What would open nothing any more without the former server keys. */
export interface FormerKeyUses {
  secrets: number
  /** Uploads under way whose address may be under one of them; they end by themselves within the time of an upload. */
  uploads: number
}

/** What the commands need to know of where they are carried out. */
export interface OperatorContext {
  /** Where links lead to. */
  baseUrl: string
  /** Milliseconds for which an upload may go on. */
  uploadExpiry?: number
}

/** Carries out a command of the operator, who stands above organizations. */
export async function carryOut(
  command: KeyCommand,
  store: Store,
  keys: ServerKeys,
  { baseUrl, uploadExpiry = DAY }: OperatorContext,
): Promise<KeyOutcome> {
  const vault = createVault(keys)
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
      const row = await disable(command.accessKeyId, store)
      const [disabled] = row ? await shown(store, [row]) : []
      return disabled ? { disabled } : {}
    }
    case 'reseal': {
      const [secrets, addresses] = [await reseal(store, keys), await resealAddresses(store, keys)]
      const needed = {
        secrets: (await sealedBefore(store, keys)).length,
        // This process has made addresses under the first key since it began.
        uploads: await uploadsBefore(store, { since: performance.timeOrigin, now: Date.now(), expiry: uploadExpiry }),
      }
      return { resealed: { keys: secrets, addresses, under: serverKeyId(keys[0]), needed } }
    }
  }
}

/** Keys whose secret is not under the first server key. */
async function sealedBefore(store: Store, [first]: ServerKeys): Promise<KeyRow[]> {
  const vault = createVault([first])
  const isCurrent = ({ sealedSecret }: KeyRow): Promise<boolean> =>
    vault.open(sealedSecret).then(
      () => true,
      () => false,
    )
  const keys = await store.credentials.keys()
  const current = await Promise.all(keys.map(isCurrent))
  return keys.filter((_, at) => !current[at])
}

/** Seals under the first server key what is still under another; answers how many secrets these were. */
async function reseal(store: Store, keys: ServerKeys): Promise<number> {
  const [current, all] = [createVault([keys[0]]), createVault(keys)]
  let count = 0
  for (const { accessKeyId, sealedSecret } of await sealedBefore(store, keys)) {
    const anew = await current.seal(await all.open(sealedSecret))
    if (await store.credentials.resealKey(accessKeyId, sealedSecret, anew)) count++
  }
  return count
}

async function disable(accessKeyId: string, store: Store): Promise<KeyRow | undefined> {
  const key = await store.credentials.key(accessKeyId)
  if (!key) return undefined
  const at = new Date().toISOString()
  return store.write(key.organizationId, ({ credentials }) => credentials.disableKey(accessKeyId, at), BY_OPERATOR)
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
  const add = async ({ credentials }: Rows): Promise<void> => {
    if (known === undefined) await credentials.addOrganization(organization)
    const row = { accessKeyId, organizationId: organization.id, role, label, sealedSecret, createdAt, disabledAt: null }
    await credentials.addKey(row)
  }
  await store.write(organization.id, add, BY_OPERATOR)
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
