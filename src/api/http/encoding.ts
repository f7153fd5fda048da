/** How an answer may be made smaller for its way, the one that is preferred first. */
export const ENCODINGS = ['br', 'gzip'] as const
/** One of them, as `Content-Encoding` names it. */
export type Encoding = (typeof ENCODINGS)[number]

/** Makes bytes smaller without holding up other calls. */
export type Compress = (bytes: Uint8Array<ArrayBuffer>, encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>

/** Bytes below which an answer goes out as it is: the head of a call weighs more than what would be saved. */
export const SMALLEST_COMPRESSED = 1024

/** What an `Accept-Encoding` header asks for (RFC 9110, 12.5.3); undefined where it takes neither, or is absent. */
export function acceptedEncoding(header: string | null): Encoding | undefined {
  const weights = new Map<string, number>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((it) => it.trim())
    const weight = parameters.find((it) => it.startsWith('q='))?.slice(2)
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0)
  }
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get('*') ?? 0
  const [best] = ENCODINGS.toSorted((one, other) => weightOf(other) - weightOf(one))
  return best !== undefined && weightOf(best) > 0 ? best : undefined
}
