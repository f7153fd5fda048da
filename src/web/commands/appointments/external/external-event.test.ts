import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { createFormat } from '../../../i18n/format.ts'
import { appointment, clinic } from '../testing/clinic.ts'
import { externalEvent } from './external-event.ts'
import { externalId, readExternalId } from './external-id.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

const card = (more: Parameters<typeof appointment>[0]) =>
  externalEvent(
    appointment({ id: 'e', title: 'Dentist', serviceId: null, ...more }),
    { id: 'external_provider_1', label: 'Staff calendar' },
    { i18n, format: createFormat('en-GB'), ...clinic() },
  )

test('the card of a connected calendar is set off, named after its source, and fixed', () => {
  expect(card({ comment: 'x' })).toMatchObject({
    id: 'external_provider_1:e',
    resourceIds: ['Ana'],
    title: 'Dentist',
    secondaryText: 'Staff calendar',
    tone: 'external',
    pattern: 'solid',
    icon: 'globe',
    editable: false,
    accessibleName: 'Dentist, 10:00, Staff calendar · read-only',
  })
  expect(card({ title: '' }).title).toBe('Busy')
})

test('its id is no id of an appointment and is read back', () => {
  expect(readExternalId(externalId('external_provider_2', 'a:b'))).toEqual({
    connection: 'external_provider_2',
    id: 'a:b',
  })
  for (const open of ['', 'new', 'take', '01a1d8db-1980-726b-8cd4-af989b8f930b']) {
    expect(readExternalId(open)).toBeUndefined()
  }
})
