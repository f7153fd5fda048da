import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type * as Tus from 'tus-js-client'
import type { openMock } from '../src/web/mock/open-mock.ts'

type Mock = Awaited<ReturnType<typeof openMock>>

/** What became of an upload. */
export interface Sent {
  /** `sent`, `stopped`, or what the client said. */
  outcome: string
  /** Bytes, after each piece. */
  acknowledged: number[]
}

/** What a test finds in the page. */
export interface Bench {
  tus: typeof Tus
  mock: Mock
  /** A signed call to the service in the page. */
  call(method: string, path: string, body?: object): Promise<{ status: number; body: Record<string, never> }>
  /** Sends a file with the public client, or only so many bytes of it; answers what became of it. */
  upload(file: Blob, uploadUrl: string, more?: Partial<Tus.UploadOptions>, stopAt?: number): Promise<Sent>
}

declare global {
  interface Window {
    tus: typeof Tus
    bench: Bench
  }
}

const client = createRequire(import.meta.url).resolve('tus-js-client/dist/tus.min.js')
const manifest = new URL('../dist/web/.vite/manifest.json', import.meta.url)

/** Loads the public tus client into a page. The page must let scripts of others in: `bypassCSP`. */
export const loadTus = (page: Page) => page.addScriptTag({ path: client })

/** Opens the service of mock mode in a page that shows something else, with `window.bench` for the test. */
export const openBench = async (page: Page, faults: string | null = null): Promise<void> => {
  const modules = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string } | undefined>
  const file = modules['src/web/mock/open-mock.ts']?.file
  if (!file) throw new Error('The build has no mock mode.')
  await page.goto('/connect')
  await loadTus(page)
  await page.evaluate(prepare, { file: `/${file}`, faults })
}

async function prepare({ file: module, faults }: { file: string; faults: string | null }): Promise<void> {
  const { openMock: open } = (await import(module)) as { openMock: typeof openMock }
  const mock = await open({ faults, seed: null, date: null })
  const utf8 = new TextEncoder()
  const hex = (bytes: ArrayBuffer): string =>
    Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const fetchStack: Tus.HttpStack = {
    getName: () => 'fetch',
    createRequest: (method, url) => {
      const headers: Record<string, string> = {}
      const line = new AbortController()
      let progress: (bytesSent: number) => void = () => {}
      return {
        getMethod: () => method,
        getURL: () => url,
        setHeader: (name, value) => void (headers[name] = value),
        getHeader: (name) => headers[name],
        setProgressHandler: (handler) => void (progress = handler),
        send: async (body: unknown) => {
          const sent = body instanceof Blob ? body : null
          const init = { method, headers, signal: line.signal }
          const response = await mock.fetch(url, sent ? { ...init, body: sent } : init)
          progress(sent?.size ?? 0)
          const text = await response.text()
          return {
            getStatus: () => response.status,
            getHeader: (name: string) => response.headers.get(name) ?? undefined,
            getBody: () => text,
            getUnderlyingObject: () => response,
          } as Tus.HttpResponse
        },
        abort: async () => line.abort(),
        getUnderlyingObject: () => line,
      } as Tus.HttpRequest
    },
  }
  window.bench = {
    tus: window.tus,
    mock,
    call: async (method, path, body) => {
      const text = body === undefined ? '' : JSON.stringify(body)
      const date = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
      const hash = hex(await crypto.subtle.digest('SHA-256', utf8.encode(text)))
      // Two equal calls of one second are two by it.
      const nonce = crypto.randomUUID()
      const said = [method, `x-svc-site-date:${date}`, `x-svc-site-nonce:${nonce}`, path, '', hash].join('\n')
      const signature = hex(await crypto.subtle.sign('HMAC', mock.credentials.key, utf8.encode(said)))
      const response = await mock.fetch(mock.baseUrl + path, {
        method,
        headers: {
          'x-svc-site-date': date,
          'x-svc-site-nonce': nonce,
          authorization: `SVCSITE Credential=${mock.credentials.accessKeyId}, Signature=${signature}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: text }),
      })
      return { status: response.status, body: (await response.json()) as Record<string, never> }
    },
    upload: (file, uploadUrl, more = {}, stopAt = Infinity) =>
      new Promise((resolve) => {
        const acknowledged: number[] = []
        const end = (outcome: string): void => resolve({ outcome, acknowledged })
        const upload = new window.tus.Upload(file, {
          uploadUrl: new URL(uploadUrl, mock.baseUrl).href,
          uploadSize: file.size,
          httpStack: fetchStack,
          retryDelays: null,
          onError: (error) => end(error.message),
          onSuccess: () => end('sent'),
          onChunkComplete: (_, all) => {
            acknowledged.push(all)
            if (all >= stopAt) void upload.abort().then(() => end('stopped'))
          },
          ...more,
        })
        upload.start()
      }),
  }
}
