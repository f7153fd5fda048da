import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const catalogue = readFileSync(new URL('../locales/es.po', import.meta.url), 'utf8')

test('the guest of a service has one word in Spanish', () => {
  expect(catalogue.match(/^.*\binvitad[oa]s?\b.*$/gim) ?? []).toEqual([])
  expect(catalogue).toMatch(/\bclientes\b/)
})
