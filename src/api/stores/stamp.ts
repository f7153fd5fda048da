import type { Author } from '../core/changes.ts'
import { BY_ITSELF, type Stamp } from '../core/recording.ts'

/** An author with the time and the id of the call, made up where none was handed in. */
export const stampOf = (author: Author | undefined, now: number): Stamp => ({
  ...(author ?? BY_ITSELF),
  call: author?.call ?? crypto.randomUUID(),
  at: new Date(now).toISOString(),
})
