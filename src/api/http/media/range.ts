/** A part of a file: bytes from `start` to `end`, both included. */
export interface Part {
  start: number
  end: number
}

/** The part that a Range header asks for: undefined for the whole, null for a part that the file does not have. */
export function partOf(header: string | null, size: number): Part | null | undefined {
  // Several parts at once may be answered with the whole file, and nobody who plays media asks for them.
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') {
    const length = Number(to)
    return length === 0 || size === 0 ? null : { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(from)
  if (to !== '' && Number(to) < start) return undefined
  return start >= size ? null : { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
