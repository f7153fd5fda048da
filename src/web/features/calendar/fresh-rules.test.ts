import { expect, test } from 'vitest'
import { appointment } from '../../commands/appointments/testing/clinic.ts'
import { changedSince, freshLook, ofOthers } from './fresh-rules.ts'

const look = (...all: Parameters<typeof appointment>[0][]) =>
  freshLook(
    all.map((each) => appointment(each)),
    1000,
  )
const wrote = (appointmentId: string, at: number) => ({ appointmentId, at: new Date(at).toISOString() })

test('what came or has another version has changed; what stayed or went has not', () => {
  const before = look({ id: 'a', version: 1 }, { id: 'b', version: 1 }, { id: 'gone', version: 1 })
  const after = look({ id: 'a', version: 2 }, { id: 'b', version: 1, title: 'shown early' }, { id: 'c', version: 1 })
  expect(changedSince(before, after)).toEqual(['a', 'c'])
})

test('without versions what can be seen decides', () => {
  // Another deployment may count none.
  const none = { version: undefined as unknown as number }
  const before = look({ id: 'a', ...none }, { id: 'b', ...none })
  expect(changedSince(before, look({ id: 'a', ...none }, { id: 'b', ...none, status: 'cancelled' }))).toEqual(['b'])
})

test('own writes since the last look are not the others’, older ones do not count', () => {
  const before = look({ id: 'a', version: 1 }, { id: 'b', version: 1 })
  expect(ofOthers(['a', 'b'], before, [wrote('a', 1500), wrote('b', 500)], false)).toEqual(['b'])
})

test('what is new in an answer that this page asked for is its own; what has changed in it is not', () => {
  const before = look({ id: 'a', version: 1 })
  expect(ofOthers(['a', 'new'], before, [], true)).toEqual(['a'])
  expect(ofOthers(['a', 'new'], before, [], false)).toEqual(['a', 'new'])
})
