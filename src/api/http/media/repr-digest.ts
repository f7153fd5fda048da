import { TusRefusal } from './tus-refusal.ts'

/** 32 bytes as a byte sequence of a structured field (RFC 8941). */
const SHA_256 = /(?:^|,)\s*sha-256\s*=\s*:([A-Za-z0-9+/]{43}=):\s*(?:,|$)/

/**
 * The SHA-256 in hexadecimal digits that `Repr-Digest` (RFC 9530) tells of a whole file; undefined where it tells none. A
 * header that cannot be read is refused: what it was to guard would go unguarded.
 */
export const reprDigest = (header: string | null): string | undefined => {
  if (header === null) return undefined
  const [, encoded] = SHA_256.exec(header) ?? []
  if (encoded === undefined) throw new TusRefusal(400, 'Repr-Digest must tell a sha-256, as in `sha-256=:…:`.')
  return Array.from(atob(encoded), (it) => it.charCodeAt(0).toString(16).padStart(2, '0')).join('')
}
