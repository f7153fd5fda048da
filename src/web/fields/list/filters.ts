import type { ReactNode } from 'react'
import type { FilterChoice } from '../../ui/filters.tsx'
import type { UrlSpec } from '../../ui/url-state.ts'

/** Names of an address's parameters that hold a value of a kind. */
type NamesOf<Url, Value> = { [Name in keyof Url]-?: Url[Name] extends Value ? Name : never }[keyof Url] & string

interface Described {
  label: string
  help?: string
  /** Asked for most: it stands before the others. */
  quick?: true
  /** In the row of the search box, since it changes how the list is shown rather than which records. */
  inRow?: true
  /** By an id or by the interface itself: who books appointments has no use for it. Folded, and last. */
  technical?: true
}

/** A filter that is written; it takes effect on Enter and on leaving the field. */
interface TextOf<Url> extends Described {
  kind: 'text'
  id: NamesOf<Url, string>
}

/** A filter by a date. */
interface DateOf<Url> extends Described {
  kind: 'date'
  id: NamesOf<Url, string>
  /** Today's date where the records are; the device's unless told. */
  today?: string
}

/** A filter with one of some values, such as a state. `reference` has the names of records, which may still be coming. */
interface SelectOf<Url> extends Described {
  kind: 'select' | 'reference'
  id: NamesOf<Url, string>
  choices: readonly FilterChoice[] | undefined
  /** What the choice of everything is called. */
  all: string
}

/** A filter with several of some values at once, side by side. */
interface SeveralOf<Url> extends Described {
  kind: 'several'
  id: NamesOf<Url, readonly string[]>
  choices: readonly FilterChoice[] | undefined
}

/** Ids, written with commas between them. */
interface IdsOf<Url> extends Described {
  kind: 'ids'
  id: NamesOf<Url, readonly string[]>
}

/** Yes, no, or both (null). */
interface BooleanOf<Url> extends Described {
  kind: 'boolean'
  id: NamesOf<Url, boolean | null>
  yes: string
  no: string
  /** What both is called. */
  all: string
}

/** Any other input. */
interface CustomOf<Url> extends Described {
  kind: 'custom'
  /** Its parameters: they are reset together. */
  ids: readonly (keyof Url & string)[]
  /** The value in words; null while the filter is not set. */
  words: string | null
  /** A filter without a chip changes what is shown, not which records. */
  render: () => ReactNode
}

/** One filter of a list, described once: its input, its chip and its reset come from here. */
export type Filter<Url> =
  | TextOf<Url>
  | DateOf<Url>
  | SelectOf<Url>
  | SeveralOf<Url>
  | IdsOf<Url>
  | BooleanOf<Url>
  | CustomOf<Url>

/** A filter that is set, in words. */
export interface FilterChip<Url> {
  id: string
  label: string
  value: string
  /** What the address changes to when the chip is taken away. */
  reset: Partial<Url>
}

/** The parameters that a filter sets. */
const idsOf = <Url>(filter: Filter<Url>): readonly (keyof Url & string)[] =>
  filter.kind === 'custom' ? filter.ids : [filter.id]

/** The change of the address that takes filters back. */
export const resetOf = <Url>(spec: UrlSpec<Url>, filters: readonly Filter<Url>[]): Partial<Url> => {
  const reset: Partial<Url> = {}
  for (const id of filters.flatMap(idsOf)) reset[id] = spec[id].fallback
  return reset
}

/** The value of one parameter; which kind it has is settled by the filter's type. */
export const valueOf = (url: object, id: string): unknown => (url as Record<string, unknown>)[id]

/** Several words of the address. */
export const addressWords = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((word) => typeof word === 'string') : []

interface Writer {
  date: (day: string) => string
  list: (words: readonly string[]) => string
}

/** A filter's value in words; null where it is not set. */
const filterWords = <Url extends object>(filter: Filter<Url>, url: Url, write: Writer): string | null => {
  if (filter.kind === 'custom') return filter.words
  const value = valueOf(url, filter.id)
  if (value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return null
  const named = (choices: readonly FilterChoice[] | undefined, one: string) =>
    choices?.find((choice) => choice.value === one)?.label ?? one
  const word = typeof value === 'string' ? value : ''
  switch (filter.kind) {
    case 'text':
      return word
    case 'date':
      return write.date(word)
    case 'select':
    case 'reference':
      return named(filter.choices, word)
    case 'several':
      return write.list(addressWords(value).map((one) => named(filter.choices, one)))
    case 'ids':
      return addressWords(value).join(', ')
    case 'boolean':
      return value === true ? filter.yes : filter.no
  }
}

/** The filters that are set, as chips. */
export const chipsOf = <Url extends object>(
  filters: readonly Filter<Url>[],
  spec: UrlSpec<Url>,
  url: Url,
  write: Writer,
): FilterChip<Url>[] =>
  filters.flatMap((filter) => {
    const value = filterWords(filter, url, write)
    if (value === null) return []
    return [{ id: idsOf(filter).join(' '), label: filter.label, value, reset: resetOf(spec, [filter]) }]
  })
