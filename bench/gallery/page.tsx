import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { importSecret } from '#api/signing/digest.ts'
import { createMemoryStore } from '#api/stores/memory.ts'
import { ORGANIZATION } from '#api/stores/testing/rows-of.ts'
import { ApiProvider } from '../../src/web/client/api-context.ts'
import { createApi } from '../../src/web/client/create-api.ts'
import { startLocale } from '../../src/web/i18n/catalogue.ts'
import { LocaleProvider } from '../../src/web/i18n/locale-provider.tsx'
import { createFaults } from '../../src/web/mock/faults.ts'
import { createMockFetch } from '../../src/web/mock/mock-fetch.ts'
import { browserVault } from '../../src/web/mock/vault.ts'
import MultimediaPage from '../../src/web/features/media/page.tsx'
import { COUNT, library } from './media.ts'

/** What is scrolled: the gallery, or a page of the same length with nothing on it. */
export type Stage = 'gallery' | 'empty'

declare global {
  var openLibrary: () => Promise<void>
  var show: (stage: Stage) => Promise<number>
  var scrollBy60th: (step: number, frames: number) => Promise<number[]>
}

const BASE_URL = 'https://demo.invalid'
const SECRET = 'a secret that is as long as real ones are'

const open = async () => {
  const vault = browserVault(
    await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
  )
  const snapshot = await library()
  snapshot.keys.push({
    accessKeyId: 'BENCH',
    organizationId: ORGANIZATION,
    role: 'admin',
    label: null,
    sealedSecret: await vault.seal(SECRET),
    createdAt: '2026-01-01T00:00:00.000Z',
    disabledAt: null,
  })
  const quiet = { getItem: () => null, setItem: () => {} }
  const store = createMemoryStore({ load: snapshot })
  const fetch = createMockFetch({ store, vault, faults: createFaults('', quiet), name: 'Bench' })
  const credentials = { accessKeyId: 'BENCH', key: await importSecret(SECRET) }
  return createApi({ baseUrl: BASE_URL, origin: BASE_URL, credentials, fetch, retries: 0 })
}

const host = document.querySelector<HTMLElement>('#root') ?? document.body
const frame = () => new Promise<number>((done) => requestAnimationFrame(done))
const until = async (there: () => boolean): Promise<void> => {
  // oxlint-disable-next-line no-await-in-loop -- It looks once in a frame.
  while (!there()) await frame()
}

let api: Awaited<ReturnType<typeof open>> | undefined
let root: Root | undefined
let height = 0

globalThis.openLibrary = async () => {
  api = await open()
}

globalThis.show = async (stage) => {
  root?.unmount()
  root = undefined
  host.replaceChildren()
  scrollTo(0, 0)
  if (stage === 'empty') {
    const page = document.createElement('div')
    page.style.height = `${height}px`
    host.append(page)
  } else {
    if (!api) throw new Error('The library is not open.')
    const locale = await startLocale()
    root = createRoot(host)
    root.render(
      <LocaleProvider initial={locale}>
        <QueryClientProvider client={new QueryClient()}>
          <ApiProvider value={api}>
            <BrowserRouter>
              <MultimediaPage />
            </BrowserRouter>
          </ApiProvider>
        </QueryClientProvider>
      </LocaleProvider>,
    )
    const grid = () => document.querySelector('[role="grid"]')
    const rows = () => Number(grid()?.getAttribute('aria-rowcount')) * Number(grid()?.getAttribute('aria-colcount'))
    await until(() => rows() >= COUNT && !document.querySelector('[aria-busy="true"]'))
    height = document.documentElement.scrollHeight
  }
  for (let rest = 0; rest < 30; rest++) await frame()
  return document.documentElement.scrollHeight
}

globalThis.scrollBy60th = async (step, frames) => {
  const times: number[] = []
  let before = await frame()
  for (let count = 0; count < frames; count++) {
    scrollBy(0, step)
    const now = await frame()
    times.push(now - before)
    before = now
  }
  return times
}
