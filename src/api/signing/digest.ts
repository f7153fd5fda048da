/** The two computations of a signature, handed in: Web Crypto in the browser, node:crypto on the server. */
export interface Digest<Key> {
  /** Lowercase hexadecimal SHA-256 of bytes, or of a text in UTF-8. */
  sha256Hex(data: Uint8Array | string): Promise<string> | string
  /** Lowercase hexadecimal HMAC-SHA-256 of the UTF-8 text. */
  hmacHex(key: Key, text: string): Promise<string> | string
}

/** SHA-256 of no bytes at all, the payload hash of every call without a body. */
const emptyPayloadHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** Whether this page may compute signatures: browsers withhold Web Crypto from plain http pages of other machines. */
export function canSign(): boolean {
  return typeof crypto === 'object' && typeof crypto.subtle === 'object'
}

/** Turns a Secret Access Key into a key that signs and that nobody can read back. */
export function importSecret(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', utf8.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
}

/** The digests of Web Crypto, with keys from `importSecret`. */
export const webDigest: Digest<CryptoKey> = {
  async sha256Hex(data) {
    const bytes = typeof data === 'string' ? utf8.encode(data) : data
    return hex(await crypto.subtle.digest('SHA-256', ownBuffer(bytes) ? bytes : new Uint8Array(bytes)))
  },
  async hmacHex(key, text) {
    return hex(await crypto.subtle.sign('HMAC', key, utf8.encode(text)))
  },
}

/** The payload hash of section 5.2: of the body's bytes, or of nothing where there is no body. */
export async function payloadHash<Key>(body: Uint8Array | undefined, digest: Digest<Key>): Promise<string> {
  return body === undefined || body.length === 0 ? emptyPayloadHash : digest.sha256Hex(body)
}

const utf8 = new TextEncoder()

// Web Crypto refuses memory that is shared between threads; such bytes are copied.
function ownBuffer(bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer
}

function hex(buffer: ArrayBuffer): string {
  let text = ''
  for (const byte of new Uint8Array(buffer)) text += byte.toString(16).padStart(2, '0')
  return text
}
