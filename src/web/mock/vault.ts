import type { Vault } from '#api/core/context.ts'
import { randomText } from './chance.ts'

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const utf8 = new TextEncoder()

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (it) => it.charCodeAt(0))

/** Keeps the demo's secrets sealed under a key of this browser that cannot be read. */
export const browserVault = (key: CryptoKey): Vault => ({
  issue: () => ({ accessKeyId: `DEMO${randomText(12, ALPHABET)}`, secretAccessKey: randomText(40, ALPHABET) }),
  seal: async (secret) => {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, utf8.encode(secret))
    return `${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`
  },
  open: async (sealed) => {
    const [iv = '', text = ''] = sealed.split('.')
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: fromBase64(iv) }, key, fromBase64(text))
    return new TextDecoder().decode(opened)
  },
})
