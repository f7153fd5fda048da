/** The environment that settings are read from. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Reads settings; what is wrong becomes a sentence in `problems`. */
export function settingsOf(environment: Environment, problems: string[]) {
  /** The text of a setting; undefined where it is absent or blank. */
  const given = (name: string): string | undefined => environment[name]?.trim() || undefined
  /** One setting; an undefined result of `read` means that it is wrong. The text of a secret is not repeated. */
  const setting = <T>(
    name: string,
    fallback: T,
    must: string,
    read: (text: string) => T | undefined,
    secret = false,
  ): T => {
    const text = given(name)
    if (text === undefined) return fallback
    const value = read(text)
    if (value !== undefined) return value
    problems.push(`${name} must be ${must}${secret ? '.' : `, but it is "${text}".`}`)
    return fallback
  }
  return { given, setting }
}

/** As the dashboard writes sizes. */
const SIZES: Record<string, number> = { KB: 1000, MB: 1000 ** 2, GB: 1000 ** 3, TB: 1000 ** 4 }

/** Bytes, as people write them; null is `off`, and undefined is no size. */
export function readSize(text: string): number | null | undefined {
  if (text.toLowerCase() === 'off') return null
  const [, count, unit = ''] = /^([1-9]\d{0,5}) ?([KMGT]B)$/.exec(text.toUpperCase()) ?? []
  return count === undefined ? undefined : Number(count) * (SIZES[unit] ?? 1)
}
