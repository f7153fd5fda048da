/** Name and value of a header or of a query parameter, decoded. */
export type Pair = readonly [name: string, value: string]

/** The words that differ between deployments: the prefix of signed headers and the scheme word of Authorization. */
export interface SigningProfile {
  readonly headerPrefix: string
  readonly scheme: string
}

/** The words of section 5, used where a deployment names no others. */
export const defaultProfile: SigningProfile = { headerPrefix: 'x-svc-site-', scheme: 'SVCSITE' }

/** What the signature covers, before any of it is put into canonical form; `path` is percent-encoded as it is sent. */
export interface SignedParts {
  readonly method: string
  readonly path: string
  readonly query: Iterable<Pair>
  readonly headers: Iterable<Pair>
}

/** Component 2 of section 5.2: the headers that carry the prefix, one `name:value` a line, sorted by name. */
export function canonicalHeaders(headers: Iterable<Pair>, headerPrefix: string): string {
  const prefix = headerPrefix.toLowerCase()
  const signed = new Map<string, string>()
  for (const [rawName, rawValue] of headers) {
    const name = rawName.toLowerCase()
    if (!name.startsWith(prefix)) continue
    const value = rawValue.trim()
    const earlier = signed.get(name)
    // A Headers object hands repeated headers over as one, joined by ", "; a list of pairs must come out the same.
    signed.set(name, earlier === undefined ? value : `${earlier}, ${value}`)
  }
  return [...signed]
    .toSorted(byName)
    .map(([name, value]) => `${name}:${value.trim()}`)
    .join('\n')
}

/**
 * Component 4 of section 5.2: the decoded parameters encoded anew and sorted by encoded name.
 * Equal names keep the order in which they were sent, because that order means something to who reads a list.
 */
export function canonicalQueryString(query: Iterable<Pair>): string {
  return sortedQuery(encodedQuery(query), byName)
}

/** The parameters of a query, names and values component-encoded, in the order given. */
export const encodedQuery = (query: Iterable<Pair>): Pair[] =>
  Array.from(query, ([name, value]): Pair => [encode(name), encode(value)])

/** Encoded parameters as one text, in the order that `compare` says. */
export const sortedQuery = (pairs: readonly Pair[], compare: (a: Pair, b: Pair) => number): string =>
  pairs
    .toSorted(compare)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

/** The string to sign of section 5.2; `payloadHash` is the lowercase hexadecimal SHA-256 of the body. */
export function stringToSign(parts: SignedParts, payloadHash: string, headerPrefix: string): string {
  const headers = canonicalHeaders(parts.headers, headerPrefix)
  return joined(parts, headers, canonicalQueryString(parts.query), payloadHash)
}

/** The five components as one text. */
export const joined = (
  { method, path }: Pick<SignedParts, 'method' | 'path'>,
  headers: string,
  query: string,
  payloadHash: string,
): string => [method.toUpperCase(), headers, path, query, payloadHash].join('\n')

/**
 * The path as sent and the decoded query of an absolute URL, or of the target of a request line (`/path?query`).
 *
 * The query is read the way the service reads it afterwards, so that what is signed is what is carried out: a raw `+`
 * is a space (a plus sign travels as `%2B`), a malformed percent sequence stands for its own characters, and nothing
 * throws. A client that encodes more than it must (`%27` for `'`) therefore still verifies. The path is cut out of the
 * text rather than taken from a URL object, which would rewrite characters that a foreign client signed as it sent them.
 */
export function partsOfUrl(url: string): { path: string; query: URLSearchParams } {
  const fragment = url.indexOf('#')
  const whole = fragment < 0 ? url : url.slice(0, fragment)
  const mark = whole.indexOf('?')
  const address = mark < 0 ? whole : whole.slice(0, mark)
  const slash = address.startsWith('/') ? 0 : address.indexOf('/', address.indexOf('://') + 3)
  return {
    path: slash < 0 ? '/' : address.slice(slash),
    query: new URLSearchParams(mark < 0 ? '' : whole.slice(mark + 1)),
  }
}

/** The order of section 5.2: by name, in code units. */
export function byName([a]: Pair, [b]: Pair): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function encode(text: string): string {
  // encodeURIComponent throws on half a surrogate pair, which a URL carries as U+FFFD.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
}
