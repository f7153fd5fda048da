import { defaultProfile, type SigningProfile } from '../../client/credentials.ts'
import { discover } from '../../client/discovery.ts'

/** The signing words of a deployment that introduces itself, where nobody typed other ones. */
export const wordsFor = async (
  baseUrl: string,
  fetch: typeof globalThis.fetch,
  typed: SigningProfile = defaultProfile,
): Promise<SigningProfile> => {
  const { headerPrefix, scheme } = defaultProfile
  if (typed.headerPrefix !== headerPrefix || typed.scheme !== scheme) return typed
  const told = await discover(baseUrl, fetch)
  return { headerPrefix: told?.headerPrefix ?? headerPrefix, scheme: told?.scheme ?? scheme }
}
