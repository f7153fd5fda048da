import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { unknownBands } from './bands.ts'
import type { LoadState } from './use-loaded.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const said = (appointments: LoadState, hours: LoadState): string[] =>
  unknownBands('ana', { appointments, hoursOf: () => hours }, i18n).map(({ from, to, kind, label }) =>
    [from, to, kind, label].join(' '),
  )

test('time looks free only where its appointments and its hours are both read', () => {
  expect(said('loaded', 'loaded')).toEqual([])
  expect(said('loading', 'loaded')).toEqual(['0 1440 unknown Loading…'])
  expect(said('loaded', 'loading')).toEqual(['0 1440 unknown Loading…'])
  expect(said('failed', 'loaded')).toEqual(['0 1440 unknown Not loaded'])
  expect(said('failed', 'loading')).toEqual(['0 1440 unknown Not loaded'])
  expect(said('loaded', 'failed')).toEqual(['0 1440 unknown Hours not loaded'])
})
