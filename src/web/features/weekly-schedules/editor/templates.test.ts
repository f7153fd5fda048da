// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { lengthOf } from './paint.ts'
import { weekOfRows } from './hours.ts'
import { BUILT_IN, keepTemplates, readTemplates, withTemplate } from './templates.ts'

beforeEach(() => localStorage.clear())

const nights = { name: 'Nights', days: BUILT_IN.nights }

test('templates are kept for one connection only', () => {
  expect(keepTemplates('one', [nights])).toBe(true)
  expect(readTemplates('one')).toEqual([nights])
  expect(readTemplates('other')).toEqual([])
})

test('what somebody else wrote there is left out', () => {
  const key = 'frontdesk-week-templates-one'
  localStorage.setItem(key, '{')
  expect(readTemplates('one')).toEqual([])
  localStorage.setItem(
    key,
    JSON.stringify([7, { name: 'A', days: [] }, { name: 'B', days: [[['9', 3]], [], [], [], [], [], []] }]),
  )
  expect(readTemplates('one')).toEqual([{ name: 'B', days: Array.from({ length: 7 }, () => ({ ranges: [] })) }])
})

test('a name is there once', () => {
  const again = { name: 'Nights', days: BUILT_IN.always }
  expect(withTemplate([nights], again)).toEqual([again])
})

test('the weeks that everybody has are what they say', () => {
  expect(lengthOf(weekOfRows(BUILT_IN.office))).toBe(5 * 8 * 60)
  expect(lengthOf(weekOfRows(BUILT_IN.nights))).toBe(7 * 8 * 60)
  expect(lengthOf(weekOfRows(BUILT_IN.always))).toBe(7 * 1440)
})
