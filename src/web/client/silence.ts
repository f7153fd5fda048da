import { contract } from '#api/contract/table.ts'

/** The path of a list that every deployment has, for calls without a signature. */
export const PLAIN_READ: string = contract.calendars.list.path

/** Why an answer could not be read. */
export type Silence =
  /** Nothing answers. */
  | 'network'
  /** Something answers that this page may not read. */
  | 'cors'
  /** It sends everybody who has not signed in elsewhere to another address. */
  | 'login'
  /** It lets this page read plain calls: what it refuses are the headers of a signed one, or the trouble has passed. */
  | 'readable'

/** What was found out, and the answer to a plain call where it can be read. */
export interface SilenceFound {
  why: Silence
  answer?: Response
}

const plain = { credentials: 'omit', cache: 'no-store' } as const

/** Finds out with plain unsigned calls, which browsers send without asking first, why a signed call got no answer. */
export const whySilent = async (url: string, fetch: typeof globalThis.fetch): Promise<SilenceFound> => {
  try {
    const answer = await fetch(url, { ...plain, redirect: 'manual' })
    return answer.type === 'opaqueredirect' ? { why: 'login' } : { why: 'readable', answer }
  } catch {
    return fetch(url, { ...plain, mode: 'no-cors' }).then(
      () => ({ why: 'cors' }),
      () => ({ why: 'network' }),
    )
  }
}

/** Looks into a silence at most once in a while, however many calls meet it; milliseconds. */
const FRESH = 10_000

/** Says of one service why it is silent; calls that fail together ask once. */
export const silenceOf = (url: string, fetch: typeof globalThis.fetch, now: () => number): (() => Promise<Silence>) => {
  let last: { at: number; found: Promise<SilenceFound> } | undefined
  return async () => {
    if (!last || now() - last.at > FRESH) last = { at: now(), found: whySilent(url, fetch) }
    return (await last.found).why
  }
}
