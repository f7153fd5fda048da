import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { Purpose } from '#api/http/capabilities.ts'
import type { AddressKeys } from '#api/http/media/addresses.ts'

const utf8 = new TextEncoder()

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Keys of addresses that only this browser knows, one for each purpose. */
export const addressKeys = (key: Uint8Array): AddressKeys => {
  const derived = (info: string): Uint8Array => hkdf(sha256, key, undefined, utf8.encode(info), 32)
  const macUnder = (own: Uint8Array, text: string): string => base64url(hmac(sha256, own, utf8.encode(text)))
  const keys: Record<Purpose, Uint8Array> = {
    upload: derived('capability: upload'),
    media: derived('capability: media'),
    kept: derived('capability: kept bytes'),
    feed: derived('capability: calendar feed'),
  }
  return {
    id: base64url(derived('id of the server key')).slice(0, 6),
    mac: (purpose, text) => macUnder(keys[purpose], text),
    // Whoever measures the time it takes has this page, and everything in it, already.
    same: (given, right) => given === right,
    formerMac: (text) => macUnder(key, text),
  }
}
