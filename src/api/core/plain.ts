const UNFIT = /\0|\p{Surrogate}/u
const loneSurrogate = /\p{Surrogate}/gu
// oxlint-disable-next-line no-control-regex -- PostgreSQL keeps no NUL in a text
const nul = /\0/g

/** A text as every store can keep it: without NUL, and with U+FFFD for half a surrogate pair. */
export const plainText = (text: string): string =>
  UNFIT.test(text) ? text.replace(nul, '').replace(loneSurrogate, '\uFFFD') : text

/** Copies that were made, which need no other one: nobody can change them. */
const made = new WeakSet<object>()

/** A copy of a document as every store keeps it: JSON only, frozen, so that no caller can change it behind the store. */
export function plain<T>(value: T): T {
  const kept = copy(value)
  if (typeof kept === 'object' && kept !== null) made.add(kept)
  return kept as T
}

function copy(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value)
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null
  if (typeof value !== 'object' || value === null || made.has(value)) return value
  if (Array.isArray(value)) return Object.freeze(value.map((entry) => (entry === undefined ? null : copy(entry))))
  const fields: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(value)) {
    if (field === undefined) continue
    const kept = plainText(name)
    // Set like the others, it would become something else than a field.
    if (kept === '__proto__') Object.defineProperty(fields, kept, { value: copy(field), enumerable: true })
    else fields[kept] = copy(field)
  }
  return Object.freeze(fields)
}
