import { viewOf } from '../bytes.ts'
import type { PrivateFacts } from './exif.ts'

/** Where the list of words begins: behind the name of the program that wrote them. */
export const commentsAt = (bytes: Uint8Array): number =>
  bytes.length < 8 ? bytes.length : 4 + viewOf(bytes).getUint32(0, true)

/** Who and where, in words such as `ARTIST=Ana` of a FLAC or an Ogg (Vorbis comments). */
export function factsOfComments(bytes: Uint8Array): PrivateFacts {
  const view = viewOf(bytes)
  const said = new Map<string, string>()
  let at = commentsAt(bytes) + 4
  while (at + 4 <= bytes.length) {
    const [from, to] = [at + 4, at + 4 + view.getUint32(at, true)]
    if (to > bytes.length) break
    const [name = '', ...words] = new TextDecoder().decode(bytes.subarray(from, to)).split('=')
    if (words.length > 0 && !said.has(name.toUpperCase())) said.set(name.toUpperCase(), words.join('=').trim())
    at = to
  }
  const owner = ['ARTIST', 'PERFORMER', 'COPYRIGHT', 'CONTACT'].map((name) => said.get(name)).find(Boolean)
  const place = [...said.keys()].some((name) => /LOCATION|GPS|LATITUDE/.test(name)) && (true as const)
  return { ...(place && { place }), ...(owner && { owner }) }
}
