import type { Multimedia } from '#api/contract/multimedia.ts'
import type { Twin } from './verdict.ts'

/** A file as far as its likeness to others is concerned. */
export interface Fingerprinted {
  name: string
  /** Bytes. */
  size: number
  /** SHA-256 in hexadecimal digits, once it is known; null where it cannot be told. */
  sha256?: string | null | undefined
}

type Known = Pick<Multimedia, 'id' | 'name' | 'size' | 'sha256'>

/** Which files need a fingerprint: those that have the size of another one, or of a medium whose fingerprint is known. */
export const needingFingerprint = <T extends Fingerprinted>(files: readonly T[], known: readonly Known[]): T[] => {
  const sizes = new Set(known.flatMap(({ size, sha256 }) => (size !== null && sha256 !== null ? size : [])))
  const counts = new Map<number, number>()
  for (const { size } of files) counts.set(size, (counts.get(size) ?? 0) + 1)
  return files.filter(
    ({ size, sha256 }) => sha256 === undefined && size > 0 && (sizes.has(size) || (counts.get(size) ?? 0) > 1),
  )
}

/** Where the same bytes are, for each file in turn: among the media, or in a file before it. */
export const twinsOf = (files: readonly Fingerprinted[], known: readonly Known[]): readonly (Twin | undefined)[] => {
  const media = new Map(known.flatMap((it) => (it.sha256 === null ? [] : [[it.sha256, it] as const])))
  const before = new Map<string, Fingerprinted>()
  return files.map((file) => {
    if (!file.sha256) return undefined
    const medium = media.get(file.sha256)
    if (medium) return { where: 'there', id: medium.id, name: medium.name }
    const first = before.get(file.sha256)
    if (first) return { where: 'here', name: first.name }
    before.set(file.sha256, file)
    return undefined
  })
}
