import type { Row } from '../../../api/contract/operation.ts'
import type { ErrorReading } from './error-body.ts'
import type { JsonObject } from './json.ts'

interface Habit {
  /** The contract's name → the name that the deployment used. */
  names: Map<string, string>
  /** Whether the names come from an answer of one resource, which counts more than a list. */
  sure: boolean
  /** Body fields that the deployment refused as unknown. */
  refused: Set<string>
  /** Appointments carry one `calendarId` and no list. */
  oneCalendar: boolean
}

/** What one deployment taught about its names, by group of the contract; lives as long as the connection is open. */
export type Dialect = Map<string, Habit>

const habitOf = (dialect: Dialect, group: string): Habit => {
  const known = dialect.get(group)
  if (known) return known
  const habit: Habit = { names: new Map(), sure: false, refused: new Set(), oneCalendar: false }
  dialect.set(group, habit)
  return habit
}

/** Remembers which of a field's names an answer used; answers of one resource count more than lists. */
export const learnNames = (dialect: Dialect, group: string, row: Row, raw: JsonObject, sure: boolean): void => {
  const habit = habitOf(dialect, group)
  if (habit.sure && !sure) return
  habit.sure = sure
  for (const [alias, name] of Object.entries(row.aliases ?? {})) {
    if (name in raw) habit.names.delete(name)
    else if (alias in raw) habit.names.set(name, alias)
  }
  habit.oneCalendar = 'calendarId' in raw && !('calendarIds' in raw)
}

/** The answer under the contract's names; the deployment's own names stay beside them. */
export const contractNames = (row: Row, raw: JsonObject): JsonObject => {
  const read: JsonObject = '_id' in raw && !('id' in raw) ? { ...raw, id: raw._id } : { ...raw }
  for (const [alias, name] of Object.entries(row.aliases ?? {})) {
    if (!(name in raw) && alias in raw) read[name] = raw[alias]
  }
  return read
}

const bodyFields = (row: Row): ReadonlySet<string> | undefined => {
  const def = row.body?._zod.def
  return def && 'shape' in def ? new Set(Object.keys(def.shape as object)) : undefined
}

/** The body under the deployment's names, without fields that neither the contract nor the deployment knows. */
export const deploymentNames = (dialect: Dialect, group: string, row: Row, body: JsonObject): JsonObject => {
  const habit = habitOf(dialect, group)
  const known = bodyFields(row)
  const written: JsonObject = {}
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || known?.has(name) === false || habit.refused.has(name)) continue
    if (name === 'calendarIds' && habit.oneCalendar && Array.isArray(value) && value.length === 1) {
      written.calendarId = value[0] as unknown
    } else {
      written[habit.names.get(name) ?? name] = value
    }
  }
  return written
}

const UNKNOWN_FIELD =
  /should not exist|(unknown|unexpected|unrecogni[sz]ed|additional|extra|unsupported) (field|key|propert|attribute|parameter)|is not (a (known )?field|known|allowed|permitted)/i

const mentions = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text)

/**
 * Takes a refusal of unknown body fields as a lesson: where the refusal names another name of the field, that name is
 * used from now on; otherwise the field is left out. Answers the fields left out, or undefined where nothing was learnt.
 */
export const learnRefusal = (
  dialect: Dialect,
  group: string,
  row: Row,
  body: JsonObject,
  reading: ErrorReading,
): string[] | undefined => {
  const texts = [reading.description, ...reading.fieldErrors.map((it) => `${it.field} ${it.message}`)]
  const refusing = texts.filter((text) => UNKNOWN_FIELD.test(text))
  const habit = habitOf(dialect, group)
  const leftOut: string[] = []
  let learnt = false
  for (const name of Object.keys(body)) {
    const sent = habit.names.get(name) ?? name
    if (habit.refused.has(name) || !refusing.some((text) => mentions(text, sent))) continue
    learnt = true
    const alias = Object.entries(row.aliases ?? {}).find(
      ([other, it]) => it === name && other !== sent && texts.some((text) => mentions(text, other)),
    )
    if (alias) habit.names.set(name, alias[0])
    else {
      habit.refused.add(name)
      leftOut.push(name)
    }
  }
  return learnt ? leftOut : undefined
}
