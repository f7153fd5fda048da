/** A text read as a JSON object, or why it is none. */
export interface ReadObject {
  object?: Record<string, unknown>
  problem?: 'syntax' | 'shape' | 'size'
}

/** Reads a JSON object of at most `limit` bytes; an empty text is the empty object. */
export function readObject(text: string, limit: number): ReadObject {
  if (text.trim() === '') return { object: {} }
  if (new TextEncoder().encode(text).length > limit) return { problem: 'size' }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return { problem: 'shape' }
    return { object: { ...value } }
  } catch {
    return { problem: 'syntax' }
  }
}
