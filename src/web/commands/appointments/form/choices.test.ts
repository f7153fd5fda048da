import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { emptyService } from '#api/contract/services.ts'
import { createFormat } from '../../../i18n/format.ts'
import type { Clinic } from '../records/queries.ts'
import { serviceChoices } from './choices.ts'

test('a service is told from another of the same name by its length, and one that is off stands last', () => {
  const made = (id: string, duration: number, active = true) => ({
    ...emptyService(),
    id,
    name: 'Visit',
    duration,
    active,
  })
  const services = new Map([made('off', 10, false), made('short', 20), made('long', 40)].map((it) => [it.id, it]))
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const choices = serviceChoices({ services } as unknown as Clinic, i18n, createFormat('en'))
  expect(choices).toEqual([
    { value: 'short', label: 'Visit · 20 min' },
    { value: 'long', label: 'Visit · 40 min' },
    { value: 'off', label: 'Visit · 10 min (off)' },
  ])
})
