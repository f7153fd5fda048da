import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { operations } from '../../core/operations/index.ts'
import { createMemoryStore } from '../../stores/memory.ts'
import { EXTENSIONS } from '../discovery.ts'
import { createHandler } from '../handler.ts'
import type { Host } from '../host.ts'
import type { Service, ServiceOptions } from './caller.ts'

const issue = () => ({ accessKeyId: randomUUID(), secretAccessKey: randomBytes(30).toString('base64url') })

/** A UUID version 7 that sorts by creation. */
let created = 0
const newId = (): string => {
  const time = Date.now().toString(16).padStart(12, '0')
  const count = (created++ & 0xfff).toString(16).padStart(3, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}${randomUUID().slice(18)}`
}

/** The handler in this process over the memory store; `changes` replaces parts of its host. */
export async function openMemoryService(
  options: ServiceOptions = {},
  changes: Partial<Host<string>> = {},
): Promise<Service> {
  const store = changes.store ?? createMemoryStore()
  const host: Host<string> = {
    store,
    operations,
    digest: {
      sha256Hex: (bytes) => createHash('sha256').update(bytes).digest('hex'),
      hmacHex: (key, text) => createHmac('sha256', key).update(text).digest('hex'),
    },
    importSecret: (secret) => secret,
    vault: { issue, seal: async (secret) => `sealed ${secret}`, open: async (sealed) => sealed.slice(7) },
    now: () => Date.now(),
    newId,
    randomText: (length, alphabet) =>
      Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join(''),
    profile: options.profile ?? { headerPrefix: 'x-svc-site-', scheme: 'SVCSITE' },
    rateLimit: options.rateLimit ?? null,
    externals: [],
    extensions: EXTENSIONS,
    corsOrigins: options.corsOrigins ?? [],
    name: 'Frontdesk',
    version: '1.0.0',
    log: { debug: () => {}, error: (text, fields) => console.error(text, fields) },
    ...changes,
  }
  const organizationNamed = async (name: string): Promise<string> => {
    const known = await store.credentials.organizationByName(name)
    const organization = known ?? { id: newId(), name, createdAt: new Date().toISOString() }
    if (!known) await store.credentials.addOrganization(organization)
    return organization.id
  }
  return {
    url: 'https://service.example',
    fetch: createHandler(host),
    key: async (name, role) => {
      const createdAt = new Date().toISOString()
      const organizationId = await organizationNamed(name)
      const issued = issue()
      const { accessKeyId, secretAccessKey } = issued
      const key = { accessKeyId, organizationId, role, label: null, createdAt, disabledAt: null }
      await store.credentials.addKey({ ...key, sealedSecret: `sealed ${secretAccessKey}` })
      return { ...issued, organizationId, role }
    },
    disable: async (accessKeyId) => void (await store.credentials.disableKey(accessKeyId, new Date().toISOString())),
    code: async (name, role) => {
      const code = randomBytes(16).toString('base64url')
      const hash = createHash('sha256').update(code).digest('hex')
      const at = host.now()
      const times = { createdAt: new Date(at).toISOString(), expiresAt: new Date(at + 15 * 60_000).toISOString() }
      const organizationId = await organizationNamed(name)
      await store.credentials.addCode({ hash, organizationId, role, purpose: 'sign-in', label: null, ...times })
      return code
    },
    close: () => store.close(),
  }
}
