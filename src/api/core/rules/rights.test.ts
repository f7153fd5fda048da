import { expect, test } from 'vitest'
import { RIGHT_NAMES, RIGHTS } from '../../contract/operation.ts'
import { lowerRole, rightsOf } from './rights.ts'

test('roles are sets of rights, each within the next', () => {
  expect(RIGHTS.viewer).toEqual(['read'])
  expect(RIGHTS.staff).toEqual(['read', 'write', 'overbook', 'anonymize', 'export'])
  expect(RIGHTS.admin).toEqual(RIGHT_NAMES)
})

test('a call has the lower right of key and person', () => {
  expect(lowerRole('admin', 'viewer')).toBe('viewer')
  expect(lowerRole('viewer', 'staff')).toBe('viewer')
  expect(rightsOf({ role: 'admin' })).toEqual(RIGHTS.admin)
  expect(rightsOf({ role: 'admin' }, { role: 'staff' })).toEqual(RIGHTS.staff)
  expect(rightsOf({ role: 'staff' }, { role: 'admin' })).toEqual(RIGHTS.staff)
  expect(rightsOf({ role: 'admin', rights: ['read', 'administer'] }, { role: 'staff' })).toEqual(['read'])
  expect(rightsOf({ role: 'viewer', rights: ['read', 'administer'] })).toEqual(['read'])
  expect(rightsOf({ role: 'staff', rights: [] })).toEqual([])
})
