import type { SigningProfile } from '../../client/credentials.ts'
import type { ProbeFailure, ProbeResult } from './probe.ts'

/** Candidates that are tried at most: each is a signed call or two. */
const MOST = 4

const DATE_HEADER = /\b(x-[a-z\d-]+-)date\b/gi
const SCHEME = /\b([A-Z][A-Z\d-]+) Credential=/g

const namesWords = (text: string): boolean => text.search(DATE_HEADER) >= 0 || text.search(SCHEME) >= 0

/** The scheme word that goes with a prefix, as `SVCSITE` goes with `x-svc-site-`. */
const schemeWith = (prefix: string): string => prefix.replace(/^x-/, '').replaceAll('-', '').toUpperCase()

/** A prefix after the name of the host, such as `x-acme-` of `api.acme.example`; none for an address in numbers. */
const prefixOfHost = (baseUrl: string): string[] => {
  const labels = new URL(baseUrl).hostname.split('.')
  const name = labels.at(-2)
  return name !== undefined && /[a-z]/i.test(labels.at(-1) ?? '') ? [`x-${name}-`] : []
}

/**
 * Other signing words that a deployment may have chosen, the likeliest first: those that its refusal names, and those
 * after its host. `said` is what it says to a call that it does not accept, `challenge` its `WWW-Authenticate`.
 */
const otherWords = (
  { baseUrl, headerPrefix, scheme }: SigningProfile & { baseUrl: string },
  said: string,
  challenge: string | null,
): SigningProfile[] => {
  const named = [...said.matchAll(DATE_HEADER)].map(([, prefix = '']) => prefix.toLowerCase())
  const schemes = [...said.matchAll(SCHEME)].map(([, word = '']) => word)
  const offered = /^[\w-]+/.exec(challenge ?? '')?.[0]
  if (offered !== undefined) schemes.push(offered)
  const prefixes = [...named, ...(schemes.length > 0 ? [headerPrefix] : []), ...prefixOfHost(baseUrl)]
  const pairs = prefixes.flatMap((prefix) =>
    [...schemes, schemeWith(prefix), scheme].map((word) => ({ headerPrefix: prefix, scheme: word })),
  )
  const keyOf = (it: SigningProfile): string => `${it.headerPrefix} ${it.scheme}`
  const others = new Map(pairs.map((pair) => [keyOf(pair), pair]))
  others.delete(keyOf({ headerPrefix, scheme }))
  return [...others.values()].slice(0, MOST)
}

/** The signing words worth a try after a failed attempt to connect; none where the failure is about something else. */
const wordsToTry = (
  failure: ProbeFailure,
  profile: SigningProfile & { baseUrl: string },
): readonly SigningProfile[] => {
  if (failure.reason === 'words') return otherWords(profile, failure.said, failure.challenge)
  if (failure.reason !== 'key') return []
  // A refusal that names nothing is about the key: a wrong one must not knock at the door four times more.
  const { description } = failure.error
  return namesWords(description) ? otherWords(profile, description, null) : []
}

/**
 * Tries a connection that has failed with other signing words, where its own are likely wrong. `spoken` is the connection
 * that is accepted, or as it was filled in.
 */
export const withOtherWords = async <C extends SigningProfile & { baseUrl: string }>(
  filled: C,
  first: ProbeResult & { ok: false },
  attempt: (connection: C) => Promise<ProbeResult>,
): Promise<{ result: ProbeResult; spoken: C }> => {
  for (const words of wordsToTry(first, filled)) {
    const other = { ...filled, ...words }
    // oxlint-disable-next-line no-await-in-loop -- The likeliest first, and no further than the one that is accepted.
    const result = await attempt(other)
    if (result.ok) return { result, spoken: other }
  }
  return { result: first, spoken: filled }
}
