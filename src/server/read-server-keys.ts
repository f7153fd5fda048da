/** Keys of 32 bytes: the one that seals, and those of before that still open. */
export type ServerKeys = readonly [current: Buffer, ...former: Buffer[]]

/** Server keys as they are written, 64 hexadecimal digits each; undefined where the text is something else. */
export function readServerKeys(texts: readonly string[]): ServerKeys | undefined {
  const [current, ...former] = texts.map((text) =>
    /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : undefined,
  )
  const known = former.filter((key) => key !== undefined)
  return current && known.length === former.length ? [current, ...known] : undefined
}
