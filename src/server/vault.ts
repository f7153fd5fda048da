import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Vault } from '#api/core/context.ts'
import { randomText } from './random.ts'
import type { ServerKeys } from './read-server-keys.ts'

const FORMAT = 'v1'
const IV_BYTES = 12
const TAG_BYTES = 16
const ID_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Opens what was sealed under one server key; throws where it was another, or something was changed. */
function openUnder(serverKey: Buffer, bytes: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', serverKey, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}

/**
 * Seals secrets with AES-256-GCM: `v1.` and base64url of nonce, tag and text. New ones are sealed under the first of the
 * server keys; those under any of them are opened.
 */
export const createVault = ([current, ...former]: ServerKeys): Vault => ({
  issue: () => ({
    accessKeyId: `FD${randomText(18, ID_LETTERS)}`,
    secretAccessKey: randomBytes(30).toString('base64url'),
  }),

  async seal(secret) {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv('aes-256-gcm', current, iv)
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
    return `${FORMAT}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`
  },

  async open(sealed) {
    const [format, packed] = sealed.split('.')
    const bytes = Buffer.from(packed ?? '', 'base64url')
    if (format !== FORMAT || bytes.length < IV_BYTES + TAG_BYTES) throw new Error('This is no sealed secret.')
    for (const key of former) {
      try {
        return openUnder(key, bytes)
      } catch {
        // Most are under the current key, whose refusal is the one that counts.
      }
    }
    return openUnder(current, bytes)
  },
})
