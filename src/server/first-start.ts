import type { Vault } from '#api/core/context.ts'
import { Failure } from '#api/core/failure.ts'
import type { KeyRow, Organization, Rows, Store } from '#api/core/store.ts'
import { type Config, ConfigError } from './config.ts'
import { newId } from './random.ts'

const FIRST_ORGANIZATION = 'Frontdesk'
const MOST_TRIES = 5

type Asked = Config['bootstrapKey']

/**
 * Makes sure that there is an organization to sign in to, and the key of the settings where they name one. Answers the
 * organization's id. It makes no key of its own: the first one is made by the browser that opens the first sign-in link.
 */
export async function firstOrganization(store: Store, vault: Vault, asked: Asked): Promise<string> {
  for (let tries = 1; ; tries++) {
    try {
      return asked ? await ofAskedKey(store, vault, asked) : await ofKnownKeys(store, vault)
    } catch (error) {
      // Another server that starts on the same empty database may have been faster: then its rows are found.
      const raced = error instanceof Failure && error.refusal === 'conflict'
      if (!raced || tries >= MOST_TRIES) throw error
    }
  }
}

/** Whether an admin's key has ever signed a call. */
export const hasAdminSignedIn = async (store: Store): Promise<boolean> =>
  (await store.credentials.keys()).some(({ role, lastUsedAt }) => role === 'admin' && lastUsedAt !== undefined)

async function ofAskedKey(store: Store, vault: Vault, { accessKeyId, secretAccessKey }: NonNullable<Asked>) {
  const row = await store.credentials.key(accessKeyId)
  if (row === undefined) return addAdminKey(store, accessKeyId, await vault.seal(secretAccessKey))
  if ((await openSecret(vault, row)) !== secretAccessKey) {
    throw new ConfigError(['ACCESS_KEY_ID names a key that exists with another secret than SECRET_ACCESS_KEY.'])
  }
  if (row.disabledAt !== null) throw new ConfigError(['ACCESS_KEY_ID names a key that was disabled.'])
  return row.organizationId
}

async function ofKnownKeys(store: Store, vault: Vault): Promise<string> {
  const keys = await store.credentials.keys()
  // Any key tells whether the server key is the right one; better now than at the first call.
  if (keys[0]) await openSecret(vault, keys[0])
  const administered = keys.find(({ role, disabledAt }) => role === 'admin' && disabledAt === null)
  if (administered) return administered.organizationId
  return inOldestOrganization(store)
}

async function openSecret(vault: Vault, row: KeyRow): Promise<string> {
  try {
    return await vault.open(row.sealedSecret)
  } catch {
    throw new ConfigError([
      'The access keys in this database were sealed with another server key: bring the file server.key of the server ' +
        'that made them into DATA_DIR, or set SERVER_KEY to its content.',
    ])
  }
}

async function addAdminKey(store: Store, accessKeyId: string, sealedSecret: string): Promise<string> {
  const named = { accessKeyId, role: 'admin' as const, label: 'Key from the settings' }
  const createdAt = new Date().toISOString()
  return inOldestOrganization(store, (rows, organizationId) =>
    rows.credentials.addKey({ ...named, organizationId, sealedSecret, createdAt, disabledAt: null }),
  )
}

type Work = (rows: Rows, organizationId: string) => Promise<void>

/** Does something in the oldest organization, which is made in the same transaction where there is none. */
async function inOldestOrganization(store: Store, work: Work = () => Promise.resolve()): Promise<string> {
  const [known] = await store.credentials.organizations()
  const organization: Organization = known ?? {
    id: newId(),
    name: FIRST_ORGANIZATION,
    createdAt: new Date().toISOString(),
  }
  const begin = async (rows: Rows): Promise<void> => {
    if (known === undefined) await rows.credentials.addOrganization(organization)
    await work(rows, organization.id)
  }
  await store.write(organization.id, begin, { operation: 'operator.start' })
  return organization.id
}
