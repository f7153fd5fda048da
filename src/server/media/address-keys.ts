import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Purpose } from '#api/http/capabilities.ts'
import type { AddressKeys } from '#api/http/media/addresses.ts'

/** Keys of addresses that only this service can derive from its server key, one for each purpose. */
export function addressKeys(serverKey: Buffer): AddressKeys {
  const derived = (info: string): Buffer => Buffer.from(hkdfSync('sha256', serverKey, '', info, 32))
  const hmac = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url')
  const keys: Record<Purpose, Buffer> = {
    upload: derived('capability: upload'),
    media: derived('capability: media'),
  }
  const former = derived('addresses of the bytes of media')
  return {
    id: derived('id of the server key').toString('base64url').slice(0, 6),
    mac: (purpose, text) => hmac(keys[purpose], text),
    same: (given, right) => given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right)),
    formerMac: (text) => hmac(former, text),
  }
}
