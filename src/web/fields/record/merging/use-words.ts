import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { parseInstant } from '#api/time/instant.ts'
import { isObject } from '#api/contract/json-object.ts'
import { UUID } from '#api/values/uuid.ts'
import type { Format } from '../../../i18n/format.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { ownZone } from '../../../i18n/own-zone.ts'

/**
 * A form's own words for a value of a field, such as the label of a choice; undefined where it has none. Words of several
 * lines are compared line by line.
 */
export type FieldWords = (field: string, value: unknown) => string | undefined

const DAY = /^\d{4}-\d{2}-\d{2}$/
const CLOCK = /^\d{2}:\d{2}$/

/** Names of two fields that together say from when until when. */
const SPANS = [
  ['from', 'to'],
  ['startDate', 'endDate'],
] as const

const saysNothing = (value: unknown): boolean => value === null || value === undefined || value === ''

/** The name of a record that some answer on this page told: the lists that the fields choose from are there already. */
const nameInCache = (queryClient: QueryClient, id: string): string | undefined => {
  for (const { state } of queryClient.getQueryCache().getAll()) {
    const answer: unknown = state.data
    const rows: readonly unknown[] = Array.isArray(answer)
      ? answer
      : isObject(answer) && Array.isArray(answer.items)
        ? answer.items
        : [answer]
    const found = rows.find((row) => isObject(row) && row.id === id)
    if (isObject(found)) {
      const name = found.name ?? found.title
      if (typeof name === 'string') return name
    }
  }
  return undefined
}

/** `minTimeToSchedule` as words, for a name that no label is known of. */
const spaced = (name: string): string => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

interface TellerContext {
  i18n: I18n
  format: Format
  queryClient: QueryClient
}

const tellerOf = (
  { i18n, format, queryClient }: TellerContext,
  labels: Readonly<Record<string, string>>,
  own?: FieldWords,
) => {
  const scalar = (value: unknown): string => {
    if (saysNothing(value)) return i18n._('Empty')
    if (typeof value === 'boolean') return value ? i18n._('Yes') : i18n._('No')
    if (typeof value === 'number') return format.number(value)
    const text = String(value)
    if (UUID.test(text)) return nameInCache(queryClient, text) ?? text
    if (parseInstant(text) !== undefined) return `${format.dateTime(text, ownZone())} (${ownZone()})`
    if (DAY.test(text)) return format.plainDate(text)
    return CLOCK.test(text) ? format.clock(text) : text
  }
  const nameOf = (name: string): string => labels[name] ?? spaced(name)
  const valueWords = (field: string, value: unknown): string => {
    const said = own?.(field, value)
    if (said !== undefined) return said
    if (Array.isArray(value)) {
      return value.length === 0 ? i18n._('None') : value.map((entry) => valueWords(field, entry)).join('; ')
    }
    if (!isObject(value)) return scalar(value)
    const [first, last] = SPANS.find((names) => names.every((name) => typeof value[name] === 'string')) ?? []
    const span = first && last ? [`${scalar(value[first])} – ${scalar(value[last])}`] : []
    const others = Object.entries(value).filter(
      ([name, inner]) =>
        name !== first && name !== last && !saysNothing(inner) && !(Array.isArray(inner) && inner.length === 0),
    )
    const told = others.map(([name, inner]) =>
      // The name of who is meant says enough by itself.
      typeof inner === 'string' && UUID.test(inner) ? scalar(inner) : `${nameOf(name)}: ${valueWords(name, inner)}`,
    )
    return [...span, ...told].join(', ') || i18n._('Empty')
  }
  return {
    /** What a field is called, with what it is part of. */
    pathWords: (path: readonly string[]): string => path.map(nameOf).join(' › '),
    valueWords,
    /** What the form itself says about a value. */
    ownWords: (field: string, value: unknown): string | undefined => own?.(field, value),
  }
}

/** How fields and values are told in words, for who learns of each record alone what its fields are called. */
export const useTeller = () => {
  const { i18n } = useLingui()
  const format = useFormat()
  const queryClient = useQueryClient()
  return (labels: Readonly<Record<string, string>>, own?: FieldWords) =>
    tellerOf({ i18n, format, queryClient }, labels, own)
}

/** How a form's fields and values are told in words; `labels` are the form's own. */
export const useWords = (...words: Parameters<ReturnType<typeof useTeller>>) => useTeller()(...words)
