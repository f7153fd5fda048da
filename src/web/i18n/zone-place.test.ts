import { i18n } from '@lingui/core'
import { afterEach, expect, test } from 'vitest'
import { zonePlace } from './zone-place.ts'

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

test('a zone is called by its place, in Spanish as Spanish calls it', () => {
  const said = () => ['Atlantic/Canary', 'America/New_York', 'Europe/Madrid', 'UTC'].map(zonePlace)
  expect(said()).toEqual(['Canary', 'New York', 'Madrid', 'UTC'])
  i18n.loadAndActivate({ locale: 'es', messages: {} })
  expect(said()).toEqual(['Canarias', 'Nueva York', 'Madrid', 'UTC'])
})
