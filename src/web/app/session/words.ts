import { defaultProfile, type SigningProfile } from '../../client/credentials.ts'
import { discover, type Discovery } from '../../client/discovery.ts'

/** How a deployment is spoken to, and what it said of itself, where it was asked and introduces itself. */
interface Introduced {
  words: SigningProfile
  told?: Discovery
}

/** Asks a deployment for its signing words, where nobody typed other ones. */
export const introduced = async (
  baseUrl: string,
  fetch: typeof globalThis.fetch,
  typed: SigningProfile = defaultProfile,
): Promise<Introduced> => {
  const { headerPrefix, scheme } = defaultProfile
  if (typed.headerPrefix !== headerPrefix || typed.scheme !== scheme) return { words: typed }
  const told = await discover(baseUrl, fetch)
  const words = { headerPrefix: told?.headerPrefix ?? headerPrefix, scheme: told?.scheme ?? scheme }
  return { words, ...(told && { told }) }
}
