import { createHash, createHmac, createSecretKey, hash, type KeyObject, webcrypto } from 'node:crypto'
import { piecesInTurns } from '#api/http/in-pieces.ts'
import type { Digest } from '#api/signing/digest.ts'

/** From here on no digest is computed in one go, since the event loop would stand for as long as it takes. */
const LARGE = 256 * 1024

/** Bytes in a worker of Node. */
const sha256Aside = async (bytes: Uint8Array): Promise<string> =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', Buffer.from(bytes))).toString('hex')

/** A text in turns: to have it encoded and copied for a worker would take longer than its digest. */
const sha256InTurns = async (text: string): Promise<string> => {
  const sum = createHash('sha256')
  for await (const piece of piecesInTurns(text)) sum.update(piece)
  return sum.digest('hex')
}

/** The digests of a signature by node:crypto, several times as fast here as Web Crypto (measured). */
export const nodeDigest: Digest<KeyObject> = {
  sha256Hex: (data) =>
    data.length < LARGE
      ? hash('sha256', data, 'hex')
      : typeof data === 'string'
        ? sha256InTurns(data)
        : sha256Aside(data),
  hmacHex: (key, text) => createHmac('sha256', key).update(text).digest('hex'),
}

/** Turns a Secret Access Key into a key that signs. */
export const importNodeSecret = (secret: string): KeyObject => createSecretKey(Buffer.from(secret, 'utf8'))
