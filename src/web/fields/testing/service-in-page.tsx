import { i18n } from '@lingui/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import type { Right, Role } from '#api/contract/operation.ts'
import type { ExternalCalendar, MediaBytes } from '#api/core/context.ts'
import { operations } from '#api/core/operations/index.ts'
import { insertDemo, makeDemo, type Demo } from '#api/core/seed/demo.ts'
import type { Rows } from '#api/core/store.ts'
import { createHandler } from '#api/http/handler.ts'
import { defaultProfile } from '#api/signing/canonical.ts'
import { importSecret, webDigest } from '#api/signing/digest.ts'
import type { Store } from '#api/core/store.ts'
import { createMemoryStore } from '#api/stores/memory.ts'
import { ApiProvider } from '../../client/api-context.ts'
import { createApi, type Api } from '../../client/create-api.ts'
import { LocaleProvider } from '../../i18n/locale-provider.tsx'
import { LossNotice } from '../losses/loss-notice.tsx'
import { AppTheme } from '../../theme/app-theme.tsx'
import { ConfirmHost } from '../../ui/confirm-dialog.tsx'
import { Toasts } from '../../ui/toasts.tsx'

/** Appointments of the demo that a test is given: enough that every service has coming ones. */
const APPOINTMENTS = 200

const ORGANIZATION = '01890000-0000-7000-8000-000000000001'
const SECRET = 'secret'

/** Made once for as many tests as begin in the same hour: making it takes longer than most of them. */
let made: { demo: Demo; at: number } | undefined
const wholeDemo = (): Demo => {
  const now = Date.now()
  if (made === undefined || Math.abs(now - made.at) > 60 * 60_000) {
    made = { demo: makeDemo({ organizationId: ORGANIZATION, seed: '1', now }), at: now }
  }
  return made.demo
}

let counted = 0
const newId = (): string => `01890000-0000-7000-8000-${String(++counted + 0x1000).padStart(12, '0')}`

/** What a page works with in a test: the whole service over the demo clinic, in memory. */
export interface ServiceInPage {
  api: Api
  demo: Demo
  store: Store
  /** Method and path of every signed call that arrived, with its body. */
  calls: { method: string; path: string; query: string; body: unknown }[]
}

/** One whose line can be cut. */
export interface LosableService extends ServiceInPage {
  /** From now on calls whose path and query are `lost` do not reach the service. */
  lose: (lost: (path: string) => boolean) => void
  /** From now on something in front of the service may answer instead: before a call is carried out, or after. */
  interfere: (answer: (call: { method: string; path: string }) => Interference | undefined) => void
}

/** An answer of something in front of the service. */
export interface Interference {
  status: number
  headers?: Record<string, string>
  body?: string
  /** Whether the call was carried out all the same. */
  carriedOut?: boolean
}

/** A house that is another than the demo's. */
export interface House {
  /** Puts in what is there beside the demo. */
  fill?: (rows: Rows, organizationId: string) => Promise<void>
  /** Hears of every signed call that was answered, with a copy of the answer, which waits for what it returns. */
  onAnswer?: (path: string, answer: Response) => void | Promise<void>
  /** Where the bytes of media are; without it there are none. */
  bytes?: MediaBytes
}

/** Opens the service in this process, signed in with a key of the role, or of fewer rights than it has. */
export const openService = async (
  role: Role = 'admin',
  extensions = ['calendars', 'keys'],
  externals: readonly ExternalCalendar[] = [],
  rights?: readonly Right[],
  { fill, onAnswer, bytes }: House = {},
): Promise<LosableService> => {
  const store = createMemoryStore()
  const whole = wholeDemo()
  const coming = whole.appointments.filter(({ startDate }) => Date.parse(startDate) > Date.now())
  const demo = { ...whole, appointments: coming.slice(0, APPOINTMENTS) }
  const createdAt = new Date().toISOString()
  await store.credentials.addOrganization({ id: ORGANIZATION, name: 'Clinic', createdAt })
  await store.credentials.addKey({
    accessKeyId: 'AK',
    organizationId: ORGANIZATION,
    role,
    label: 'This page',
    sealedSecret: SECRET,
    createdAt,
    disabledAt: null,
    ...(rights && { rights }),
  })
  await store.write(ORGANIZATION, async (rows) => {
    await insertDemo(rows, demo, Date.now())
    await fill?.(rows, ORGANIZATION)
  })
  const handle = createHandler<CryptoKey>({
    store,
    operations,
    digest: webDigest,
    importSecret,
    vault: {
      issue: () => ({ accessKeyId: `AK${++counted}`, secretAccessKey: `made-for-test-${counted}` }),
      seal: async (secret) => secret,
      open: async (sealed) => sealed,
    },
    now: Date.now,
    newId,
    randomText: (length, alphabet) =>
      Array.from({ length }, (_, at) => alphabet[(++counted * 7 + at) % alphabet.length]).join(''),
    profile: defaultProfile,
    rateLimit: null,
    externals,
    extensions,
    ...(bytes && { bytes }),
    name: 'Clinic',
    version: 'test',
    log: { debug: () => {}, error: (text, fields) => console.error(text, fields) },
  })
  const calls: ServiceInPage['calls'] = []
  let isLost = (_path: string): boolean => false
  let inFront: Parameters<LosableService['interfere']>[0] = () => undefined
  const api = createApi({
    baseUrl: 'https://clinic.invalid',
    origin: 'https://clinic.invalid',
    credentials: { accessKeyId: 'AK', key: await importSecret(SECRET) },
    fetch: async (target, init) => {
      const request = new Request(target, init)
      const { pathname, search } = new URL(request.url)
      if (isLost(pathname + search)) throw new TypeError('Failed to fetch')
      const text = await request.clone().text()
      if (request.headers.has('authorization')) {
        calls.push({ method: request.method, path: pathname, query: search, body: text ? JSON.parse(text) : undefined })
      }
      const { method } = request
      const other = request.headers.has('authorization') ? inFront({ method, path: pathname }) : undefined
      if (!other) {
        const answer = await handle(request)
        await onAnswer?.(pathname, answer.clone())
        return answer
      }
      if (other.carriedOut) await handle(request)
      return new Response(other.body ?? null, other)
    },
    sleep: () => Promise.resolve(),
  })
  const lose: LosableService['lose'] = (lost) => {
    isLost = lost
  }
  const interfere: LosableService['interfere'] = (answer) => {
    inFront = answer
  }
  return { api, demo, store, calls, lose, interfere }
}

/** Shows pages by their address, with the service, toasts and questions around them. */
export const renderPages = (
  { api }: Pick<ServiceInPage, 'api'> & Partial<ServiceInPage>,
  address: string,
  pages: Readonly<Record<string, ReactNode>>,
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
) => {
  history.replaceState(null, '', address)
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  return render(
    <LocaleProvider initial="en">
      <AppTheme direction="ltr">
        <QueryClientProvider client={queryClient}>
          <ApiProvider value={api}>
            <BrowserRouter>
              <Routes>
                {Object.entries(pages).map(([path, page]) => (
                  <Route key={path} path={path} element={page} />
                ))}
              </Routes>
              <Toasts />
              <LossNotice />
              <ConfirmHost />
            </BrowserRouter>
          </ApiProvider>
        </QueryClientProvider>
      </AppTheme>
    </LocaleProvider>,
  )
}
