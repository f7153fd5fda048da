import { isObject } from '../../contract/json-object.ts'
import type { Multimedia } from '../../contract/multimedia.ts'

/** A picture that stands for a film, a sound or a document until it is opened, as cover videos name theirs. */
export interface Poster {
  /** Of the medium, where it is one of the library. */
  id?: string
  url: string
}

type Kept = Pick<Multimedia, 'environment'>

const isPoster = (kept: unknown): kept is Poster =>
  isObject(kept) &&
  typeof kept['url'] === 'string' &&
  /^(https?:\/\/|\/(?![/\\]))[^\s\p{Cc}]+$/iu.test(kept['url']) &&
  (kept['id'] === undefined || typeof kept['id'] === 'string')

/** The poster of a medium, as its open field `environment.poster` says; whatever else stands there is none. */
export const posterOf = ({ environment }: Partial<Kept>): Poster | undefined => {
  const kept = environment?.['poster']
  return isPoster(kept) ? { ...(kept.id !== undefined && { id: kept.id }), url: kept.url } : undefined
}

/** The open fields of a medium with this poster from now on; without one where there is none. */
export function withPoster(environment: Kept['environment'], poster: Poster | null): Kept['environment'] {
  const kept = environment['poster']
  // What is no poster is another client's.
  if (kept !== undefined && !isPoster(kept)) return environment
  const { poster: _before, ...others } = environment
  return poster === null ? others : { ...others, poster }
}
