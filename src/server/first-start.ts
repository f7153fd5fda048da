import type { Vault } from '../api/core/context.ts'
import { Failure } from '../api/core/failure.ts'
import type { KeyRow, Organization, Store } from '../api/core/store.ts'
import { type Config, ConfigError } from './config.ts'
import { newId } from './random.ts'

/** A key with its secret in the clear, on its way into the sign-in link. */
export interface FirstKey {
  accessKeyId: string
  secretAccessKey: string
  organizationId: string
}

/** The label of the key that the first start makes; its link is printed again at every start. */
const FIRST_KEY_LABEL = 'First key'
const FIRST_ORGANIZATION = 'Frontdesk'
const MOST_TRIES = 5

type Asked = Config['bootstrapKey']

/**
 * Makes sure that somebody can sign in: the key of the settings, or on an empty database a first organization with an
 * admin key. Undefined where other keys exist and the first one was disabled: then `npm run keys` makes another.
 */
export async function firstKey(store: Store, vault: Vault, asked: Asked): Promise<FirstKey | undefined> {
  for (let tries = 1; ; tries++) {
    try {
      return asked ? await askedKey(store, vault, asked) : await ownKey(store, vault)
    } catch (error) {
      // Another server that starts on the same empty database may have been faster: then its rows are found.
      const raced = error instanceof Failure && error.refusal === 'conflict'
      if (!raced || tries >= MOST_TRIES) throw error
    }
  }
}

async function askedKey(store: Store, vault: Vault, { accessKeyId, secretAccessKey }: NonNullable<Asked>) {
  const row = await store.credentials.key(accessKeyId)
  if (row === undefined) return addAdminKey(store, vault, { accessKeyId, secretAccessKey }, 'Key of the settings')
  if ((await openSecret(vault, row)) !== secretAccessKey) {
    throw new ConfigError(['ACCESS_KEY_ID names a key that exists with another secret than SECRET_ACCESS_KEY.'])
  }
  if (row.disabledAt !== null) throw new ConfigError(['ACCESS_KEY_ID names a key that was disabled.'])
  return { accessKeyId, secretAccessKey, organizationId: row.organizationId }
}

async function ownKey(store: Store, vault: Vault): Promise<FirstKey | undefined> {
  const keys = await store.credentials.keys()
  if (keys.length === 0) return addAdminKey(store, vault, vault.issue(), FIRST_KEY_LABEL)
  const own = keys.find((it) => it.label === FIRST_KEY_LABEL && it.role === 'admin' && it.disabledAt === null)
  // Any key tells whether the server key is the right one; better now than at the first call.
  const secretAccessKey = await openSecret(vault, own ?? keys[0])
  return own && { accessKeyId: own.accessKeyId, secretAccessKey, organizationId: own.organizationId }
}

async function openSecret(vault: Vault, row: KeyRow | undefined): Promise<string> {
  try {
    return await vault.open(row?.sealedSecret ?? '')
  } catch {
    throw new ConfigError([
      'The access keys in this database were sealed with another server key: bring the file server.key of the server ' +
        'that made them into DATA_DIR, or set SERVER_KEY to its content.',
    ])
  }
}

type Issued = Pick<FirstKey, 'accessKeyId' | 'secretAccessKey'>

async function addAdminKey(store: Store, vault: Vault, issued: Issued, label: string): Promise<FirstKey> {
  const createdAt = new Date().toISOString()
  const [first] = await store.credentials.organizations()
  const organization: Organization = first ?? { id: newId(), name: FIRST_ORGANIZATION, createdAt }
  const key: KeyRow = {
    accessKeyId: issued.accessKeyId,
    organizationId: organization.id,
    role: 'admin',
    label,
    sealedSecret: await vault.seal(issued.secretAccessKey),
    createdAt,
    disabledAt: null,
  }
  await store.write(organization.id, async (rows) => {
    if (first === undefined) await rows.credentials.addOrganization(organization)
    await rows.credentials.addKey(key)
  })
  return { ...issued, organizationId: organization.id }
}
