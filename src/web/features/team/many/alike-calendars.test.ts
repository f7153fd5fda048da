import { expect, test } from 'vitest'
import { alikeBody, AS_THEY_ARE } from './alike-calendars.ts'

const group = '01890000-0000-7000-8000-00000000aaaa'
const calendar = { timezone: 'Europe/Madrid', type: 'agent', userGroupId: group } as const

test('what is empty, and what is so already, stays out of the body', () => {
  expect(alikeBody(calendar, AS_THEY_ARE)).toBeNull()
  expect(
    alikeBody(calendar, { ...AS_THEY_ARE, timezone: 'Europe/Madrid', type: 'agent', userGroupId: group }),
  ).toBeNull()
  expect(alikeBody(calendar, { ...AS_THEY_ARE, timezone: ' Atlantic/Canary ', type: 'asset' })).toEqual({
    timezone: 'Atlantic/Canary',
    type: 'asset',
  })
})

test('a user group is given, or taken away', () => {
  expect(alikeBody({ ...calendar, userGroupId: null }, { ...AS_THEY_ARE, userGroupId: group })).toEqual({
    userGroupId: group,
  })
  expect(alikeBody(calendar, { ...AS_THEY_ARE, noGroup: true })).toEqual({ userGroupId: null })
  expect(alikeBody({ ...calendar, userGroupId: null }, { ...AS_THEY_ARE, noGroup: true })).toBeNull()
})
