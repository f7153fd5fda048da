import { expect, test } from 'vitest'
import type { AuditEntry } from '#api/contract/changes.ts'
import { stepsOf } from './steps.ts'

const entry = (seq: number, before: object, after: object) =>
  ({ seq, resource: 'multimedia', id: 'm', before, after }) as unknown as AuditEntry

test('a version of a medium that differs by its bytes alone is nothing to go back to', () => {
  const steps = stepsOf([
    entry(2, { url: null, status: 'need_action', colors: [] }, { url: '/a', status: 'ready', colors: ['red'] }),
    entry(1, { name: 'Desk' }, { name: 'Reception' }),
  ])
  expect(steps.map(({ isSame }) => isSame)).toEqual([true, true])
  expect(stepsOf([entry(3, { name: 'Reception' }, { name: 'Hall' }), ...steps.map((it) => it.entry)])).toMatchObject([
    { isSame: true },
    { isSame: false, after: { name: 'Reception' } },
    { isSame: false },
  ])
})
