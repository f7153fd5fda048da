import { setupI18n } from '@lingui/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalSentence } from '#api/contract/refusal-sentences.ts'
import { sayRefusalsBy } from '../../client/error-words.ts'
import { sayRefusals } from '../../fields/refusals/say-refusals.ts'
import { messages as ofRefusals } from '../../locales/es/fields/refusals/say-refusals.ts.texts.js'
import { messages as ofPage } from '../../locales/es/features/backup/page.tsx.texts.js'
import { createJudge, type RowRefused } from './judge-archive.ts'
import { skippedWords } from './words.ts'

// Files of tests share their modules: the next one begins without words for refusals.
beforeAll(sayRefusals)
afterAll(() => sayRefusalsBy((_, { description }) => description))

const i18n = setupI18n({ locale: 'es', messages: { es: { ...ofRefusals, ...ofPage } } })
const said = (refusal: RowRefused | undefined) => skippedWords(i18n, refusal)

const id = '00000000-0000-7000-8000-000000000001'
const calendar = {
  id,
  externalId: null,
  name: 'Ana',
  email: null,
  type: 'agent',
  timezone: 'Europe/Madrid',
  tags: [],
  userGroupId: null,
  extraFields: {},
  organizationId: id,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  createdBy: null,
  updatedBy: null,
}
const judge = (...values: readonly Record<string, unknown>[]): RowRefused | undefined => {
  const judgeNext = createJudge(() => 0)
  const verdicts = values.map((value) => judgeNext({ resource: 'calendars', value }))
  const last = verdicts.at(-1)
  if (!last || 'row' in last) throw new Error('Nothing was refused.')
  return last.refusal
}

test.each([
  [{ timezone: 'Europe/Atlantis' }, 'Zona horaria: No es una zona.'],
  [{ type: 'robot' }, 'type: Debe ser uno de estos valores: agent, asset.'],
  [{ tags: 'red' }, 'Etiquetas: Debe ser una lista.'],
  [{ name: 'x'.repeat(300) }, 'Nombre: Debe tener como mucho 200 caracteres.'],
])('why a record with %j is skipped is said in the reader’s language', (wrong, words) => {
  expect(said(judge({ ...calendar, ...wrong }))).toBe(words)
})

test('so are what stands twice, a taken time, and what is no record', () => {
  expect(said(judge(calendar, calendar))).toBe('El mismo id aparece dos veces en esta copia de seguridad.')
  expect(said({ description: refusalSentence('restoredTimeTaken', {}) })).toBe(
    'Otra cita de esta copia de seguridad ocupa su hora.',
  )
  expect(said(undefined)).toBe(i18n._('this is no record.'))
  expect(said(undefined)).not.toBe('this is no record.')
})

test('words of a service that says nothing by field are kept', () => {
  expect(said({ description: 'name must be a poem.' })).toBe('name must be a poem.')
})
