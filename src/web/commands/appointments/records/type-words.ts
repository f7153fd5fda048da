import type { I18n } from '@lingui/core'

const TYPES: Readonly<Record<string, string>> = {
  'in-person': /*i18n*/ 'In person',
  phone: /*i18n*/ 'By phone',
  video: /*i18n*/ 'By video',
}

const ORIGINS: Readonly<Record<string, string>> = {
  // The service says so of every call that names no origin, from here or from elsewhere.
  api: /*i18n*/ 'Through the API',
  dashboard: /*i18n*/ 'Front desk',
  'walk-in': /*i18n*/ 'Walk-in',
}

const CLASSES: Readonly<Record<string, string>> = {
  internal: /*i18n*/ 'Internal',
  external: /*i18n*/ 'External',
}

/** The types of an appointment in use. */
export const TYPE_NAMES = Object.keys(TYPES)
/** The origins of an appointment in use. */
export const ORIGIN_NAMES = Object.keys(ORIGINS)

/** The class of an appointment in words; an unknown one as it is. */
export const classWords = (word: string, i18n: I18n): string => (CLASSES[word] ? i18n._(CLASSES[word]) : word)

/** A type of appointment in words; an unknown one as it is. */
export const typeWords = (type: string, i18n: I18n): string => (TYPES[type] ? i18n._(TYPES[type]) : type)

/** Where an appointment came from, in words; an unknown origin as it is. */
export const originWords = (origin: string, i18n: I18n): string => (ORIGINS[origin] ? i18n._(ORIGINS[origin]) : origin)
