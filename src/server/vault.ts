import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Vault } from '#api/core/context.ts'
import { randomText } from './random.ts'

const FORMAT = 'v1'
const IV_BYTES = 12
const TAG_BYTES = 16
const ID_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Seals secrets with AES-256-GCM under the server key: `v1.` and base64url of nonce, tag and text. */
export const createVault = (serverKey: Buffer): Vault => ({
  issue: () => ({
    accessKeyId: `FD${randomText(18, ID_LETTERS)}`,
    secretAccessKey: randomBytes(30).toString('base64url'),
  }),

  async seal(secret) {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv('aes-256-gcm', serverKey, iv)
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
    return `${FORMAT}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`
  },

  async open(sealed) {
    const [format, packed] = sealed.split('.')
    const bytes = Buffer.from(packed ?? '', 'base64url')
    if (format !== FORMAT || bytes.length < IV_BYTES + TAG_BYTES) throw new Error('This is no sealed secret.')
    const decipher = createDecipheriv('aes-256-gcm', serverKey, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  },
})
