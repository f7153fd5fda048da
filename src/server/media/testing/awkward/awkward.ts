/** What is said of a file: nothing where it is taken, or words that its refusal has in it. */
export type Expected =
  | undefined
  | 'damaged'
  | 'password'
  | 'pixels'
  | 'shapes'
  | 'within itself'
  | 'levels'
  | 'part of it'
  | 'entities'
  | 'No browser plays'
  /** It is sound, but not what it was declared as. */
  | 'but its content is image/'
  | 'but its content is audio/'
  | 'but its content is video/'
  | 'but its content is application/'
  /** It is nothing that is known. */
  | 'of no known format'

/** An awkward file with the verdict that every host of the service gives, and the page before it is sent. */
export type Awkward = readonly [name: string, format: string, bytes: Buffer, expected: Expected]

/** The same with one byte turned around. */
export const turned = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ 0xff
  return copy
}

/** The beginning of a file: so much of it, 0 … 1. */
export const cut = (bytes: Buffer, part = 0.5): Buffer => bytes.subarray(0, Math.floor(bytes.length * part))

/** A file with something behind its end. */
export const tailed = (bytes: Buffer, tail: Buffer | string): Buffer => Buffer.concat([bytes, Buffer.from(tail)])

/** The same with other bytes in place of the first ones that are found. */
export const patched = (bytes: Buffer, found: string | Buffer, by: string | Buffer): Buffer => {
  const copy = Buffer.from(bytes)
  const at = copy.indexOf(found, 0, 'latin1')
  if (at < 0) throw new Error('There is nothing to change.')
  copy.set(typeof by === 'string' ? Buffer.from(by, 'latin1') : by, at)
  return copy
}
