import type { Rows } from '../core/store.ts'
import type { Host } from './host.ts'
import type { Parsed } from './parse.ts'
import { answerRead, answerUnchanged, countHeader, ignoredHeader, matches, type Packing } from './respond.ts'
import type { Route } from './routes.ts'
import { type Ran, run, UNSENT } from './run.ts'
import type { Caller } from './verify.ts'

/**
 * Reads whose answers are made of recorded rows of the organization alone, whoever asks and whenever: as long as no change is
 * recorded they stay the same. What others share, addresses that end and what a clock changes are none of these.
 */
const OF_RECORDS: ReadonlySet<string> = new Set([
  'appointmentsV2.list',
  'appointmentsV2.get',
  'calendars.list',
  'calendars.get',
  'calendarsV2.get',
  'services.get',
  'rooms.list',
  'rooms.get',
  'presets.list',
  'presets.get',
  'weeklySchedules.list',
  'weeklySchedules.get',
])

/** Answers that are remembered by their tags at once, and characters of the longest question of these. */
const MOST = 2000
const LONGEST = 1000

/** An answer without its body, as it was after a change of the organization. */
interface Known {
  /** The number of that change, and whose numbers these are. */
  after: string
  etag: string
  /** Characters of its body. */
  length: number
  ran: Omit<Ran, 'text'>
}

/** Carries out one read of somebody who may make it. */
export type ServeRead = (
  route: Route,
  request: Request,
  parsed: Parsed,
  caller: Caller,
  packing?: Packing,
) => Promise<Response>

/**
 * Reads, each with a tag over its bytes. Whoever names the tag again is told that nothing has changed without the rows being read:
 * the number of the organization's last change is enough, once the tag was found right after it.
 */
export function createReads<Key>(host: Host<Key>): ServeRead {
  const { headerPrefix } = host.profile
  const known = new Map<string, Known>()

  return async (route, request, parsed, caller, packing = {}) => {
    const named = request.headers.get('if-none-match')
    const question = named === null ? undefined : questionOf(route, request, parsed, caller)
    let after = ''
    let unchanged: Known | undefined
    const first = async (rows: Rows): Promise<Ran | undefined> => {
      const { epoch, last } = await rows.changes.after(Number.MAX_SAFE_INTEGER, 0)
      after = `${epoch}.${last}`
      const it = known.get(question ?? '')
      if (it?.after !== after || !matches(named, it.etag)) return undefined
      unchanged = it
      return { ...it.ran, text: '' }
    }
    const ran = await run(host, route, caller, parsed, UNSENT, question === undefined ? undefined : first)
    const own = { ...ignoredHeader(headerPrefix, parsed.ignored), ...countHeader(headerPrefix, ran) }
    if (unchanged) return answerUnchanged(request, { ...ran, ...unchanged }, packing, own)
    return answerRead(request, ran, { digest: host.digest, ...packing }, own, ({ etag, length }) => {
      if (question === undefined) return
      if (known.size >= MOST) known.clear()
      const { text: _, ...facts } = ran
      known.set(question, { after, etag, length, ran: facts })
    })
  }
}

/** What is asked, and by whom; undefined where the answer may change although no record does. */
function questionOf({ name }: Route, { url }: Request, { page }: Parsed, { accessKeyId }: Caller): string | undefined {
  if (!OF_RECORDS.has(name)) return undefined
  const question = `${accessKeyId} ${page.countTo ?? ''} ${url}`
  return question.length > LONGEST ? undefined : question
}
