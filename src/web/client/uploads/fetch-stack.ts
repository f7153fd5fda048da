import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client'

const answerOf = (response: Response, body: string): HttpResponse => ({
  getStatus: () => response.status,
  getHeader: (name) => response.headers.get(name) ?? undefined,
  getBody: () => body,
  getUnderlyingObject: () => response,
})

const requestOver = (fetch: typeof globalThis.fetch, method: string, url: string): HttpRequest => {
  const headers = new Headers()
  const control = new AbortController()
  return {
    getMethod: () => method,
    getURL: () => url,
    setHeader: (name, value) => headers.set(name, value),
    getHeader: (name) => headers.get(name) ?? undefined,
    // A call of `fetch` tells nothing on its way: what a chunk has sent is told by its end.
    setProgressHandler: () => {},
    send: async (body: Blob | Uint8Array<ArrayBuffer> | null | undefined) => {
      const response = await fetch(url, { method, headers, signal: control.signal, ...(body && { body }) })
      return answerOf(response, await response.text())
    },
    abort: async () => control.abort(),
    getUnderlyingObject: () => control,
  }
}

/** What the tus library sends with, over a `fetch` that was handed in. */
export const fetchStack = (fetch: typeof globalThis.fetch): HttpStack => ({
  createRequest: (method, url) => requestOver(fetch, method, url),
  getName: () => 'fetch',
})
