import { UUID } from '#api/values/uuid.ts'

/** How one value travels in the address: its reading, its writing, and the value that needs no words there. */
export interface UrlValue<Value> {
  /** The value of a parameter that is absent or makes no sense. */
  fallback: Value
  read: (text: string) => Value | undefined
  write: (value: Value) => string
}

/** A text. */
export const text = (fallback = ''): UrlValue<string> => ({ fallback, read: (value) => value, write: (value) => value })

const wordsOf = (value: string): readonly string[] =>
  value === '' ? [] : value.split(',').map((word) => word.replaceAll('%2C', ',').replaceAll('%25', '%'))

/** Several words, comma separated; a comma inside a word is escaped. The same text read again is the same list. */
export function list(fallback: readonly string[] = []): UrlValue<readonly string[]> {
  let last: { text: string; words: readonly string[] } | undefined
  return {
    fallback,
    read: (value) => {
      if (last?.text !== value) last = { text: value, words: wordsOf(value) }
      return last.words
    },
    write: (words) => words.map((word) => word.replaceAll('%', '%25').replaceAll(',', '%2C')).join(','),
  }
}

/** A whole number not below `least`. */
export const integer = (fallback: number, least = 0): UrlValue<number> => ({
  fallback,
  read: (value) => (/^-?\d{1,9}$/.test(value) && Number(value) >= least ? Number(value) : undefined),
  write: String,
})

/** Yes or no. */
export const flag = (fallback = false): UrlValue<boolean> => ({
  fallback,
  read: (value) => (value === '1' ? true : value === '0' ? false : undefined),
  write: (value) => (value ? '1' : '0'),
})

/** One of a few words. */
export const oneOf = <const Word extends string>(words: readonly Word[], fallback: NoInfer<Word>): UrlValue<Word> => ({
  fallback,
  read: (value) => words.find((word) => word === value),
  write: (value) => value,
})

/** The id of a record (a UUID), or one of a few words; empty where it is neither. */
export const idOr = (...words: readonly string[]): UrlValue<string> => ({
  fallback: '',
  read: (value) => (words.includes(value) || UUID.test(value) ? value : undefined),
  write: (value) => value,
})

/** A calendar date `YYYY-MM-DD` that exists, or the fallback (empty: none). */
export const date = (fallback = ''): UrlValue<string> => ({
  fallback,
  read: (value) => {
    if (!/^\d{4}-\d\d-\d\d$/.test(value)) return undefined
    const at = new Date(`${value}T00:00:00Z`)
    return Number.isFinite(at.getTime()) && at.toISOString().startsWith(value) ? value : undefined
  },
  write: (value) => value,
})

/** The order of a table: `name` ascending, `-name` descending, empty for the service's own order. */
export interface Sort {
  by: string
  descending: boolean
}

/** A sort order, or null for the service's own. */
export const sortOrder = (fallback: Sort | null = null): UrlValue<Sort | null> => ({
  fallback,
  read: (value) =>
    value === ''
      ? null
      : value.startsWith('-')
        ? { by: value.slice(1), descending: true }
        : { by: value, descending: false },
  write: (sort) => (sort === null ? '' : sort.descending ? `-${sort.by}` : sort.by),
})

/** The parameters that a page keeps in its address, by name. */
export type UrlSpec<State> = { [Name in keyof State]: UrlValue<State[Name]> }

/** Reads one parameter; nonsense typed by hand counts as absent. */
export function readParam<Value>(params: URLSearchParams, name: string, { read, fallback }: UrlValue<Value>): Value {
  const words = params.get(name)
  if (words === null) return fallback
  const value = read(words)
  return value === undefined ? fallback : value
}

/** Reads all that a page keeps in its address. */
export function readUrl<State extends object>(params: URLSearchParams, spec: UrlSpec<State>): State {
  const values: Partial<State> = {}
  for (const name in spec) values[name] = readParam(params, name, spec[name])
  // Every name of the spec has been read.
  return values as State
}

/** Writes one parameter; the fallback is left out, so that a plain view has a plain address. */
export function writeParam<Value>(
  params: URLSearchParams,
  name: string,
  { write, fallback }: UrlValue<Value>,
  value: Value,
): void {
  const words = write(value)
  if (words === write(fallback)) params.delete(name)
  else params.set(name, words)
}
