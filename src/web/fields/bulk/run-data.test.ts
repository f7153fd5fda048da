import { expect, test } from 'vitest'
import { contract } from '#api/contract/table.ts'
import { ApiError } from '../../client/api-error.ts'
import { callData } from '../../client/call-data.ts'
import { keptState, type RunLine, stateFrom, withoutTexts } from './run-data.ts'

const { appointmentsV2: v2 } = contract
const guests = [{ name: 'Walid Ruiz', email: 'walid@clinic.example' }]
const line: RunLine = {
  id: 'a',
  name: 'Nov 23 · Walid Ruiz',
  call: callData(v2.cancel, { params: { id: 'a' }, body: { subStatus: 'staff-request' } }),
  inverse: { ...callData(v2.create, { body: { guests } as never }), name: 'Walid Ruiz back' },
  tell: [{ guest: 'Walid Ruiz', phone: '600 100 200', email: '', was: 'Nov 23', now: null }],
}

test('what is kept of an answer and of a refusal is data, and comes back as what it was', () => {
  const error = new ApiError({ kind: 'conflict', description: 'Taken.', status: 409, code: 'x' })
  const kept = keptState({ outcome: 'refused', error, result: { id: 'a', version: 3, guests }, begunAt: 5 })
  expect(structuredClone(kept)).toEqual(kept)
  expect(JSON.stringify(kept)).not.toContain('Walid')
  const back = stateFrom(kept)
  expect(back).toMatchObject({ outcome: 'refused', begunAt: 5, result: { id: 'a', version: 3 } })
  expect(back.error).toBeInstanceOf(ApiError)
  expect(back.error).toMatchObject({ kind: 'conflict', description: 'Taken.', status: 409 })
})

test('masking takes names and ways back out of what is kept, by the record, its call, or what it made', () => {
  const clean = (given: RunLine, result?: unknown) =>
    withoutTexts(given, { outcome: 'done', ...(result !== undefined && { result }) }, 'a', 'Masked')
  expect(JSON.stringify(clean(line))).not.toContain('Walid')
  expect(clean(line)).toEqual({ id: 'a', name: 'Masked', call: line.call })
  const made: RunLine = {
    id: '0',
    name: 'Walid Ruiz',
    call: callData(v2.create, { body: { title: 'X', guests } as never }),
  }
  expect(JSON.stringify(clean(made, { id: 'a' }))).not.toContain('Walid')
  expect(clean({ ...line, id: 'b', call: { ...line.call, input: { params: { id: 'b' } } } }).name).toBe(line.name)
  // What is not made yet cannot have been masked.
  expect(withoutTexts(made, { outcome: 'waiting' }, 'a', 'Masked')).toEqual(made)
})
