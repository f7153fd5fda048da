const loneSurrogate = /\p{Surrogate}/gu
// oxlint-disable-next-line no-control-regex -- PostgreSQL keeps no NUL in a text
const nul = /\0/g

/** A text as every store can keep it: without NUL, and with U+FFFD for half a surrogate pair. */
export const plainText = (text: string): string => text.replace(nul, '').replace(loneSurrogate, '\uFFFD')

/** A copy of a document as every store keeps it: JSON only, frozen, so that no caller can change it behind the store. */
export function plain<T>(value: T): T {
  return copy(value) as T
}

function copy(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value)
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Object.freeze(value.map((entry) => (entry === undefined ? null : copy(entry))))
  const fields = Object.entries(value).flatMap(([name, field]) =>
    field === undefined ? [] : [[plainText(name), copy(field)] as const],
  )
  return Object.freeze(Object.fromEntries(fields))
}
