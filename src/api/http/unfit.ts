import { Failure } from '../core/failure.ts'

const DEEPEST = 32
const UNFIT = /\0|\p{Surrogate}/u

/** Refuses with 400 what no store can keep: a NUL character, half a surrogate pair, nesting without end. */
export function refuseUnfit(value: unknown, path: readonly string[] = []): void {
  const field = path.join('.')
  if (typeof value === 'string' && UNFIT.test(value)) {
    const message = 'has a character that cannot be stored'
    throw new Failure('badRequest', `${field} ${message}.`, [{ field, message }])
  }
  if (typeof value !== 'object' || value === null) return
  if (path.length >= DEEPEST) {
    throw new Failure('badRequest', `The body is nested deeper than ${DEEPEST} levels.`)
  }
  for (const [name, inner] of Object.entries(value)) {
    if (UNFIT.test(name)) throw new Failure('badRequest', 'The name of a field has a character that cannot be stored.')
    refuseUnfit(inner, [...path, name])
  }
}
