import type { Api } from '../../client/create-api.ts'
import type { List } from '../../client/reading/list.ts'
import { readErrorBody } from '../../client/reading/error-body.ts'
import { PLAIN_READ, whySilent } from '../../client/silence.ts'
import { type ProbeFailure, probeFailure, type ProbeResult } from './probe.ts'

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
