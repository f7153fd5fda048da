import { expect, test } from 'vitest'
import { createServiceType, type ServiceType } from '#api/contract/service-types.ts'
import { changedFields } from '../../fields/record/changes.ts'
import {
  impossibleInType,
  placeOfServiceTypeField,
  readServiceType,
  slugInForce,
  writeServiceType,
} from './service-type-form-values.ts'
import { id } from '../../client/testing/deployment.ts'

const at = '2026-03-02T12:00:00.000Z'
const stored: ServiceType = {
  id: id(1),
  organizationId: id(2),
  createdAt: at,
  updatedAt: at,
  version: 1,
  name: 'Consultation',
  slug: 'consultation',
  description: null,
  sharing: { scope: 'organizations', organizationIds: [id(3)] },
  configuration: { duration: 20 },
}

test('the short name follows the name until it is written', () => {
  expect(slugInForce({ name: 'Première visite', slug: null })).toBe('premiere-visite')
  expect(slugInForce({ name: 'Première visite', slug: 'first' })).toBe('first')
})

test('an emptied rule leaves the configuration, which is replaced whole', () => {
  const values = readServiceType(stored)
  const before = writeServiceType(values)
  const after = writeServiceType({
    ...values,
    configuration: { ...values.configuration, duration: null, timeBetween: 5 },
  })
  expect(changedFields(before, after)).toEqual({ configuration: { timeBetween: 5 } })
})

test('who is no longer shared with is forgotten', () => {
  const body = writeServiceType({ ...readServiceType(stored), scope: 'public' })
  expect(body.sharing).toEqual({ scope: 'public', organizationIds: [] })
  expect(createServiceType.safeParse(body).success).toBe(true)
})

test('complaints find their place', () => {
  expect(placeOfServiceTypeField('sharing.organizationIds.0')).toBe('organizationIds')
  const values = readServiceType(stored)
  const rules = { ...values.configuration, minTimeToSchedule: 9, maxTimeToSchedule: 3 }
  expect(impossibleInType({ ...values, configuration: rules })[0]?.field).toBe('configuration.minTimeToSchedule')
})
