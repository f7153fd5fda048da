import { isPublicAddress, literalAddress } from '#api/core/rules/public-address.ts'
import { addressFault, type OpenRemote } from '#api/http/media/fetch-file.ts'

async function* partsOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array, void, void> {
  const reader = body?.getReader()
  try {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) yield next.value
  } finally {
    await reader?.cancel()
  }
}

/** Asks other sites for files as a page may: only those that let pages of other sites read them. */
export const createOpenRemote =
  (fetch: typeof globalThis.fetch): OpenRemote =>
  async (url, signal) => {
    const host = url.hostname
    const literal = literalAddress(url)
    if (literal !== undefined && !isPublicAddress(literal)) throw addressFault('addressNotPublic', { host })
    const asked = { credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store', signal } as const
    const response = await fetch(url.href, asked).catch((error: unknown) => {
      if (signal.aborted) throw error
      // A page is not told whether a site is silent or closed to it.
      throw addressFault('addressClosed', { host })
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw addressFault('addressAnswered', { host, status: response.status })
    }
    const length = response.headers.get('content-length')
    return { bytes: partsOf(response.body), size: length === null ? undefined : Number(length) }
  }
