import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { type Capabilities, createCapabilities as withKey } from '../../api/http/media/addresses.ts'

/** Capabilities under a key that only this service can derive from its server key. */
export function createCapabilities(serverKey: Buffer): Capabilities {
  const key = Buffer.from(hkdfSync('sha256', serverKey, '', 'addresses of the bytes of media', 32))
  return withKey({
    mac: (text) => createHmac('sha256', key).update(text).digest('base64url'),
    same: (given, right) => timingSafeEqual(Buffer.from(given), Buffer.from(right)),
  })
}
