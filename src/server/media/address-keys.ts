import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Purpose } from '#api/http/capabilities.ts'
import type { AddressKeys } from '#api/http/media/addresses.ts'
import type { ServerKeys } from '../read-server-keys.ts'

const derive = (serverKey: Buffer, info: string): Buffer => Buffer.from(hkdfSync('sha256', serverKey, '', info, 32))

/** Names a server key wherever something is sealed under it; it tells nothing about the key. */
export const serverKeyId = (serverKey: Buffer): string =>
  derive(serverKey, 'id of the server key').toString('base64url').slice(0, 6)

const hmac = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

/** What is derived from one server key: a key for each purpose. */
function under(serverKey: Buffer): Pick<AddressKeys, 'id' | 'mac' | 'formerMac'> {
  const keys: Record<Purpose, Buffer> = {
    upload: derive(serverKey, 'capability: upload'),
    media: derive(serverKey, 'capability: media'),
    kept: derive(serverKey, 'capability: kept bytes'),
    feed: derive(serverKey, 'capability: calendar feed'),
  }
  const ofBytes = derive(serverKey, 'addresses of the bytes of media')
  return {
    id: serverKeyId(serverKey),
    mac: (purpose, text) => hmac(keys[purpose], text),
    formerMac: (text) => hmac(ofBytes, text),
  }
}

/** Keys of addresses that only this service can derive: new addresses under the first, good ones under any. */
export const addressKeys = ([current, ...former]: ServerKeys): AddressKeys => ({
  ...under(current),
  former: former.map(under),
  same: (given, right) => given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right)),
})
