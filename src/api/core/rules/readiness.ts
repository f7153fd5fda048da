import type { Multimedia } from '../../contract/multimedia.ts'
import { textOf } from './medium-texts.ts'

/** What a medium needs before everybody can be shown it. */
export type Need = 'file' | 'altText' | 'captions' | 'transcript'

/** What is asked of a medium, and whether it is there. */
export interface Readiness {
  need: Need
  isMet: boolean
}

type Judged = Pick<Multimedia, 'type' | 'status' | 'altText' | 'environment'>

const has = (text: string | null | undefined): boolean => Boolean(text?.trim())

/**
 * What is asked of a medium of its type: words for who does not see a picture, what is said for who does not hear a film
 * or a sound. Of a sound captions tell as much as a transcript does.
 */
export function readinessOf(medium: Judged): readonly Readiness[] {
  const { type, status, altText } = medium
  const captions = has(textOf(medium, 'captions'))
  const asked: readonly (Readiness | false)[] = [
    // Where nobody tells a state, nothing is missing.
    { need: 'file', isMet: status === 'ready' || (status as string) === '' },
    (type === 'image' || type === 'immersive') && { need: 'altText', isMet: has(altText) },
    type === 'video' && { need: 'captions', isMet: captions },
    type === 'audio' && { need: 'transcript', isMet: captions || has(textOf(medium, 'transcript')) },
  ]
  return asked.filter((it) => it !== false)
}

/** What a medium still needs. */
export const needsOf = (medium: Judged): readonly Need[] =>
  readinessOf(medium).flatMap(({ need, isMet }) => (isMet ? [] : [need]))
