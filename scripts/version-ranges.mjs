// Ranges of versions as advisories write them: `>=1.2.0 <1.4.1 || =2.0.0`.

const COMPARATOR = /^(<=|>=|<|>|=)?v?(\d+(?:\.\d+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+\S+)?$/
const HOLDS = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
  '=': (order) => order === 0,
}

/** A version as numbers and, of one before a release, its marks; an error where it is none. */
function read(text) {
  const [, operator = '=', numbers, before] = COMPARATOR.exec(text) ?? []
  if (numbers === undefined) throw new Error(`“${text}” is no version that can be compared.`)
  const [major = 0, minor = 0, patch = 0] = numbers.split('.').map(Number)
  return { operator, numbers: [major, minor, patch], before: before?.split('.') ?? [] }
}

/** Below 0 where the first one comes before the second one. */
function order(one, other) {
  for (const [at, number] of one.numbers.entries()) if (number !== other.numbers[at]) return number - other.numbers[at]
  // What comes before a release has marks, and the release has none.
  if (one.before.length === 0 || other.before.length === 0) return other.before.length - one.before.length
  for (const [at, mark] of one.before.entries()) {
    const against = other.before[at]
    if (against === undefined) return 1
    if (mark === against) continue
    const [number, second] = [mark, against].map((it) => (/^\d+$/.test(it) ? Number(it) : undefined))
    if (number !== undefined && second !== undefined) return number - second
    if (number !== undefined || second !== undefined) return number !== undefined ? -1 : 1
    return mark < against ? -1 : 1
  }
  return one.before.length - other.before.length
}

/** Whether a version lies in a range; what comes before a release counts as any other version. */
export function isWithin(version, range) {
  const own = read(version)
  return range.split('||').some((part) => {
    const all = part
      .replace(/([<>=])\s+/g, '$1')
      .split(/[\s,]+/)
      .filter((it) => it !== '' && it !== '*')
    return all.map(read).every((limit) => HOLDS[limit.operator](order(own, limit)))
  })
}
