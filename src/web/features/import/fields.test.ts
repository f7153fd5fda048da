import { expect, test } from 'vitest'
import { FIELDS, KINDS } from './fields.ts'

test.each(KINDS)('of what a column of %s can become, no two are called alike', (kind) => {
  const labels = FIELDS.filter(({ of }) => of.includes(kind)).map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
})
