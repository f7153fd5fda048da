type Fields = Record<string, unknown>

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'none' : typeof value)

const fits = (value: unknown, now: unknown): boolean => {
  const [kind, wanted] = [kindOf(value), kindOf(now)]
  // A field may be empty or not; a list never becomes a text.
  return kind === wanted || ([kind, wanted].includes('none') && ![kind, wanted].includes('list'))
}

/**
 * Kept values in the shape that the form has today: a newer dashboard may have other fields than the one that kept them.
 * What does not fit, or is not there, is as in `now`.
 */
export const fitting = <Values extends object>(kept: unknown, now: Values): Values => {
  const known: Fields = typeof kept === 'object' && kept !== null ? { ...kept } : {}
  // The same names as `now`, each with a value of the same kind.
  return Object.fromEntries(
    Object.entries(now).map(([name, value]) => [name, name in known && fits(known[name], value) ? known[name] : value]),
  ) as Values
}
