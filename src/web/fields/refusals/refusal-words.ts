import type { I18n } from '@lingui/core'
import type { Reason } from '#api/core/rules/statuses.ts'
import type { ApiError } from '../../client/api-error.ts'
import { fieldName } from '../labels/field-name.ts'
import { REFUSAL_TEXTS } from './refusal-texts.ts'
import { fieldRefusal } from './field-refusal.ts'

/** What the service calls things in them, one and several, and what they are called on screen. */
const NOUNS: Readonly<Record<string, string>> = {
  'access key': /*i18n*/ 'access key',
  appointment: /*i18n*/ 'appointment',
  appointments: /*i18n*/ 'appointments',
  calendar: /*i18n*/ 'calendar',
  calendars: /*i18n*/ 'calendars',
  file: /*i18n*/ 'file',
  invitation: /*i18n*/ 'invitation',
  media: /*i18n*/ 'files',
  medium: /*i18n*/ 'file',
  multimedia: /*i18n*/ 'file',
  organization: /*i18n*/ 'organization',
  person: /*i18n*/ 'person',
  preset: /*i18n*/ 'preset',
  presets: /*i18n*/ 'presets',
  room: /*i18n*/ 'room',
  rooms: /*i18n*/ 'rooms',
  service: /*i18n*/ 'service',
  services: /*i18n*/ 'services',
  'service type': /*i18n*/ 'service type',
  'service types': /*i18n*/ 'service types',
  upload: /*i18n*/ 'upload',
  'weekly schedule': /*i18n*/ 'weekly schedule',
  'weekly schedules': /*i18n*/ 'weekly schedules',
}
const nounWords = (i18n: I18n, text: string): string => {
  const noun = Object.hasOwn(NOUNS, text) ? NOUNS[text] : undefined
  return noun === undefined ? text : i18n._(noun)
}

/** Why a step of an appointment is not open. */
const STEPS: readonly Reason[] = [
  /*i18n*/ 'It is not confirmed yet.',
  /*i18n*/ 'It is already confirmed.',
  /*i18n*/ 'It is completed.',
  /*i18n*/ 'Already canceled. Book a new appointment instead.',
  /*i18n*/ 'A blocked time has no guests.',
]
const isStep = (text: string): boolean => STEPS.some((step) => step === text)

const patternOf = (sentence: string): RegExp =>
  new RegExp(`^${sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+?)')}$`, 's')

const PATTERNS = Object.values(REFUSAL_TEXTS).map((sentence) => ({ sentence, pattern: patternOf(sentence) }))

/** Users of a record in the service's words, such as `services “A”, “B” and 3 more`; several kinds are joined by `and the`. */
const USERS = /^([a-z][a-z ]*?) (“.+?)(?: and (\d+) more)?$/s

const usersWords = (i18n: I18n, users: string): string =>
  users
    .split(/ and the (?=[a-z ]+ “)/)
    .map((some) => {
      const [, noun, names, count] = USERS.exec(some) ?? []
      if (noun === undefined || names === undefined) return some
      const said = `${nounWords(i18n, noun)} ${names}`
      return count === undefined ? said : i18n._('{names} and {count} more', { names: said, count })
    })
    .join(', ')

/** What a refusal of this service says, in the reader's language; undefined for what only the service can word. */
export const refusalIn = (i18n: I18n, { description, fieldErrors }: Pick<ApiError, 'description' | 'fieldErrors'>) => {
  for (const { sentence, pattern } of PATTERNS) {
    const groups = pattern.exec(description)?.groups
    if (!groups && !pattern.test(description)) continue
    const values = Object.entries(groups ?? {}).map(([place, said]) => [
      place,
      place === 'users' ? usersWords(i18n, said) : nounWords(i18n, said),
    ])
    return i18n._(sentence, Object.fromEntries(values) as Record<string, string>)
  }
  if (isStep(description)) return i18n._(description)
  if (fieldErrors.length === 0) return description
  return fieldErrors.map(({ field, message }) => `${fieldName(i18n, field)}: ${fieldRefusal(i18n, message)}.`).join(' ')
}
