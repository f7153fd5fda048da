import { isObject, type JsonObject } from '#api/contract/json-object.ts'
import type { Row } from '#api/contract/operation.ts'
import type { ErrorReading } from './error-body.ts'
import { unknownPaths, withoutPaths } from '../writing/body.ts'

interface Habit {
  /** The contract's name → the name that the deployment used. */
  names: Map<string, string>
  /** Whether the names come from an answer of one resource, which counts more than a list. */
  sure: boolean
  /** Names that the deployment refused in a body as unknown. */
  refused: Set<string>
  /** Whether any answer was seen, so that its names are known. */
  seen: boolean
  /** Paths of nested fields of its own that it refused all the same, such as `template.createdAt`. */
  refusedInside: Set<string>
  /** Whether answers name calendars as a list, as one, or in both ways. */
  calendars: { many: boolean; one: boolean }
}

/** What one deployment taught about its names, by group of the contract; lives as long as the connection is open. */
export type Dialect = Map<string, Habit>

const habitOf = (dialect: Dialect, group: string): Habit => {
  const known = dialect.get(group)
  if (known) return known
  const calendars = { many: false, one: false }
  const habit: Habit = {
    names: new Map(),
    sure: false,
    refused: new Set(),
    refusedInside: new Set(),
    seen: false,
    calendars,
  }
  dialect.set(group, habit)
  return habit
}

/** Remembers which of a field's names answers used; an answer of one resource counts more than a list. */
export const learnNames = (
  dialect: Dialect,
  group: string,
  row: Row,
  answers: readonly JsonObject[],
  sure: boolean,
): void => {
  const habit = habitOf(dialect, group)
  const uses = (name: string): boolean => answers.some((it) => name in it)
  habit.seen ||= answers.length > 0
  habit.calendars.many ||= uses('calendarIds')
  habit.calendars.one ||= uses('calendarId')
  if (habit.sure && !sure) return
  habit.sure ||= sure && Object.keys(row.aliases ?? {}).some(uses)
  for (const [alias, name] of Object.entries(row.aliases ?? {})) {
    if (uses(name)) habit.names.delete(name)
    else if (uses(alias) && !habit.refused.has(alias)) habit.names.set(name, alias)
  }
}

/** The answer under the contract's names; the deployment's own names stay beside them. */
export const contractNames = (row: Row, raw: JsonObject): JsonObject => {
  const read: JsonObject = '_id' in raw && !('id' in raw) ? { ...raw, id: raw._id } : { ...raw }
  for (const [alias, name] of Object.entries(row.aliases ?? {})) {
    if (!(name in raw) && alias in raw) read[name] = raw[alias]
  }
  return read
}

/** The names under which to ask for fields; undefined while the deployment's own are not known. */
export const fieldNames = (dialect: Dialect, group: string, fields: readonly string[]): string[] | undefined => {
  const habit = dialect.get(group)
  if (!habit?.seen) return undefined
  return fields.flatMap((name) => {
    if (name === 'calendarIds' && habit.calendars.one) {
      return habit.calendars.many ? [name, 'calendarId'] : ['calendarId']
    }
    return [habit.names.get(name) ?? name]
  })
}

const bodyFields = (row: Row): ReadonlySet<string> | undefined => {
  const def = row.body?._zod.def
  return def && 'shape' in def ? new Set(Object.keys(def.shape as object)) : undefined
}

/** The name under which a body field is sent; undefined where every name of it was refused. */
const sentName = (habit: Habit, name: string): string | undefined => {
  const sent = habit.names.get(name) ?? name
  return habit.refused.has(sent) ? undefined : sent
}

/** The body under the deployment's names, without fields that neither the contract nor the deployment knows. */
export const deploymentNames = (dialect: Dialect, group: string, row: Row, body: JsonObject): JsonObject => {
  const habit = habitOf(dialect, group)
  const known = bodyFields(row)
  const oneOnly = habit.calendars.one && !habit.calendars.many && !habit.refused.has('calendarId')
  const written: JsonObject = {}
  for (const [name, value] of Object.entries(body)) {
    const sent = sentName(habit, name)
    if (value === undefined || known?.has(name) === false) continue
    if (name === 'calendarIds' && Array.isArray(value) && value.length === 1 && (oneOnly || sent === undefined)) {
      if (!habit.refused.has('calendarId')) written.calendarId = value[0] as unknown
    } else if (sent !== undefined) {
      written[sent] = value
    }
  }
  return withoutPaths(written, habit.refusedInside)
}

/**
 * Fields of a body that do not go out because every name of them was refused before, and that hold what somebody filled in:
 * each call without it must be told of, not only the first.
 */
export const openFieldsLeftOut = (dialect: Dialect, group: string, body: JsonObject): string[] =>
  Object.entries(body).flatMap(([name, value]) =>
    isObject(value) && Object.keys(value).length > 0 && sentName(habitOf(dialect, group), name) === undefined
      ? [name]
      : [],
  )

const UNKNOWN_FIELD =
  /should not exist|(unknown|unexpected|unrecogni[sz]ed|additional|extra|unsupported) (query |url )?(field|key|propert|attribute|parameter|argument)|is not (a (known )?field|known|allowed|permitted)/i

/** Whether a text refuses something because it is unknown, rather than for its value. */
export const refusesUnknown = (text: string): boolean => UNKNOWN_FIELD.test(text)

const mentions = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text)

/** Nested fields that only the deployment knows and refuses to take back: what it keeps itself is left to it. */
const learnInside = (habit: Habit, row: Row, body: JsonObject, refusing: readonly string[]): boolean => {
  const own = unknownPaths(row.answer, body).filter((path) => !habit.refusedInside.has(path))
  const refused = own.filter((path) => refusing.some((text) => mentions(text, path.split('.').at(-1) ?? path)))
  for (const path of refused) habit.refusedInside.add(path)
  return refused.length > 0
}

/**
 * Takes a refusal of unknown body fields as a lesson: another name of the field is tried, first one that the refusal
 * mentions; a field whose every name was refused is left out. Answers the fields left out, or undefined where nothing
 * was learnt.
 */
export const learnRefusal = (
  dialect: Dialect,
  group: string,
  row: Row,
  body: JsonObject,
  reading: ErrorReading,
): string[] | undefined => {
  const texts = [reading.description, ...reading.fieldErrors.map((it) => `${it.field} ${it.message}`)]
  const refusing = texts.filter(refusesUnknown)
  const habit = habitOf(dialect, group)
  const before = deploymentNames(dialect, group, row, body)
  // Such a text names the object too: what it says of others comes again.
  if (learnInside(habit, row, before, refusing)) return []
  const refused = Object.keys(before).filter((sent) => refusing.some((text) => mentions(text, sent)))
  if (refused.length === 0) return undefined
  const nameOf = (sent: string): string => {
    const [name] = [...habit.names].find(([, it]) => it === sent) ?? []
    // One calendar stands for the list that the body has.
    return name ?? (sent === 'calendarId' && 'calendarIds' in body ? 'calendarIds' : sent)
  }
  const renamed = refused.map((sent) => ({ sent, name: nameOf(sent) }))
  for (const { sent, name } of renamed) {
    habit.refused.add(sent)
    const others = [name, ...Object.entries(row.aliases ?? {}).flatMap(([alias, it]) => (it === name ? [alias] : []))]
    const untried = others.filter((it) => !habit.refused.has(it))
    const next = untried.find((it) => texts.some((text) => mentions(text, it))) ?? untried[0]
    if (next === name) habit.names.delete(name)
    else if (next !== undefined) habit.names.set(name, next)
  }
  const after = deploymentNames(dialect, group, row, body)
  const isSent = (name: string): boolean =>
    sentName(habit, name) !== undefined || (name === 'calendarIds' && 'calendarId' in after)
  return renamed.flatMap(({ sent, name }) => (isSent(name) ? [] : [sent]))
}
