/** Name and value of one query parameter, decoded. */
export type Pair = readonly [name: string, value: string]

const INDEXED = /^([^[\]]+)\[(\d*)\]$/

/**
 * Gathers decoded pairs by name: one value as text, several as a list; `ids[0]`, `ids[]` and a repeated `ids` are the
 * same list (specification 4.4). An empty value counts as not given.
 */
export const gatherQuery = (pairs: Iterable<Pair>): Record<string, string | string[]> => {
  const found = new Map<string, { index: number; value: string }[]>()
  const indexed = new Set<string>()
  for (const [name, value] of pairs) {
    const match = INDEXED.exec(name)
    const key = match?.[1] ?? name
    const list = found.get(key) ?? []
    if (match) indexed.add(key)
    if (value !== '') list.push({ index: match?.[2] ? Number(match[2]) : list.length, value })
    found.set(key, list)
  }
  const entries = [...found].flatMap(([name, list]) => {
    const values = list.toSorted((a, b) => a.index - b.index).map((it) => it.value)
    if (values.length === 0) return []
    return [[name, values.length === 1 && !indexed.has(name) ? values[0] : values] as const]
  })
  return Object.fromEntries(entries) as Record<string, string | string[]>
}

/** A query as a caller writes it: absent and null values are left out, lists become comma lists. */
export type QueryValues = Record<string, string | number | boolean | readonly string[] | null | undefined>

/** The pairs of a query, in the order given. */
export const queryPairs = (query: QueryValues): Pair[] =>
  Object.entries(query).flatMap(([name, value]): Pair[] => {
    if (value === undefined || value === null || value === '') return []
    if (typeof value !== 'object') return [[name, String(value)]]
    return value.length === 0 ? [] : [[name, value.join(',')]]
  })

/** The query part of a URL with its `?`, or nothing; component-encoded, as the signature reads it (section 5.2). */
export const queryString = (pairs: readonly Pair[]): string =>
  pairs.length === 0
    ? ''
    : `?${pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')}`

/** A row's path with its parameters filled in, each component-encoded. */
export const fillPath = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
