import type { Api, ApiOptions } from '../../client/create-api.ts'
import { type Credentials, takeSecret } from '../../client/credentials.ts'
import type { Learnt } from '../../client/learned-fields.ts'
import type { List } from '../../client/reading/list.ts'
import { readErrorBody } from '../../client/reading/error-body.ts'
import { PLAIN_READ, whySilent } from '../../client/silence.ts'
import { nameFor, type SavedConnection } from './connection.ts'
import type { KeptConnection } from './connection-store.ts'
import type { House } from './house.ts'
import { type ProbeFailure, probeFailure, type ProbeResult } from './probe.ts'
import { introduced } from './words.ts'
import type { SignIn } from './world.ts'

/** Reads that every deployment has, the smallest first. */
const attempts = (api: Api): (() => Promise<List<{ organizationId: string }>>)[] => [
  () => api.calendars.list({ query: { limit: 1 } }),
  // Others may share theirs, so that they do not tell whose key it is.
  () => api.serviceTypes.list().then(() => ({ items: [], total: null })),
  () => api.appointmentsV2.list({ query: { limit: 1 } }),
]

/** Tries a connection with a real signed read, and says in one word why it does not work. */
export const probe = async (
  api: Api,
  page: { protocol: string },
  fetch: typeof globalThis.fetch = (...args) => globalThis.fetch(...args),
): Promise<ProbeResult> => {
  let last: ProbeFailure = { reason: 'other', error: undefined }
  for (const attempt of attempts(api)) {
    try {
      const [seen] = (await attempt()).items
      return { ok: true, skew: api.skew(), ...(seen?.organizationId && { organizationId: seen.organizationId }) }
    } catch (error) {
      last = probeFailure(error)
    }
    // A missing resource or right may be about this one read only; everything else is about the connection.
    if (last.error?.kind !== 'not-found' && last.reason !== 'rights') break
  }
  if (last.reason === 'cors') {
    const { protocol, hostname } = new URL(api.baseUrl)
    const mixed = page.protocol === 'https:' && protocol === 'http:' && hostname !== 'localhost'
    if (mixed) return { ok: false, reason: 'mixed', error: last.error }
    const { why, answer } = await whySilent(`${api.baseUrl}${PLAIN_READ}`, fetch)
    if (answer) {
      const { description: said } = readErrorBody(await answer.text().catch(() => ''))
      return { ok: false, reason: 'words', error: last.error, said, challenge: answer.headers.get('www-authenticate') }
    }
    if (why === 'network' || why === 'login') return { ok: false, reason: why, error: last.error }
  }
  return { ok: false, ...last }
}

/** What the session lends to who signs in. */
interface SigningIn {
  world: Pick<House['world'], 'fetch' | 'now' | 'newId' | 'page'>
  kept: ReadonlyMap<string, KeptConnection>
  apiOf: (connection: SavedConnection, credentials: Credentials, more: Partial<ApiOptions>) => Api
  /** The id that it goes on under, where somebody's key was refused in this tab. */
  continued: (baseUrl: string, organizationId: string | undefined) => string | undefined
  enter: (connection: KeptConnection) => Promise<void>
}

/** Signs in with a key that somebody typed, also where the deployment has other signing words than it is thought to have. */
export const signIn = async (
  wish: SignIn,
  { world: { fetch, now, newId, page }, kept, apiOf, continued, enter }: SigningIn,
): Promise<ProbeResult> => {
  const credentials = await takeSecret(wish.accessKeyId, wish.secret)
  const { baseUrl, accessKeyId, remember: remembered } = wish
  const { words, told } = await introduced(baseUrl, fetch, wish)
  const known = [...kept.values()].find((it) => it.baseUrl === baseUrl && it.accessKeyId === accessKeyId)
  const name = wish.name?.trim() || known?.name || nameFor(baseUrl, accessKeyId)
  const filled = { id: known?.id ?? '', baseUrl, ...words, accessKeyId, name, remembered, lastUsedAt: now() }
  let learnt: Learnt | undefined
  const onLearnt = (all: Learnt): void => void (learnt = all)
  const attempt = (it: typeof filled) => probe(apiOf(it, credentials, { retries: 0, onLearnt }), page, fetch)
  const first = await attempt(filled)
  const tried = { result: first, spoken: filled }
  // Whose words are right needs no guesses.
  const guess = async () =>
    first.ok ? tried : (await import('./other-words.ts')).withOtherWords(filled, first, attempt)
  const { result, spoken } = await guess().catch(() => tried)
  if (!result.ok) return result
  const { organizationId } = result
  const id = known?.id ?? continued(baseUrl, organizationId) ?? newId()
  const organization = known?.organization ?? (organizationId === undefined ? undefined : { id: organizationId })
  const { key } = credentials
  const found = { ...(organization && { organization }), ...(learnt && { learnt }), ...(told && { discovery: told }) }
  await enter({ ...spoken, id, key, ...found })
  return result
}
