import { expect, test } from 'vitest'
import { Failure } from '../core/failure.ts'
import { createCodeGuard, createSignatureGuard, type Try } from './guesses.ts'

const MINUTE = 60_000
const outcome = (ask: () => void): 'asked' | number | undefined => {
  try {
    ask()
    return 'asked'
  } catch (error) {
    if (error instanceof Failure && error.refusal === 'tooMany') return error.retryAfter
    throw error
  }
}

function openGuard() {
  const clock = { now: 1_000_000 }
  const guard = createSignatureGuard(() => clock.now, { pair: 3, address: 5, key: 8 })
  const ask = (address: string, accessKeyId: string) => outcome(() => guard.ask({ address, accessKeyId }))
  const miss = (count: number, it: (index: number) => Try) => {
    const told = []
    for (let index = 0; index < count; index++) told.push(guard.missed(it(index)))
    return told
  }
  return { clock, guard, ask, miss }
}

test('who guesses at a key is refused for the rest of the minute, and told so once it is one too many', () => {
  const { clock, ask, miss } = openGuard()
  expect(miss(4, () => ({ address: 'a', accessKeyId: 'K' }))).toEqual([false, false, true, false])
  expect(ask('a', 'K')).toBe(60)
  clock.now += 20_500
  expect(ask('a', 'K')).toBe(40)
  clock.now += 39_500
  expect(ask('a', 'K')).toBe('asked')
})

test('the honest key of another address is let in, whatever is guessed at it and from however many addresses', () => {
  const { ask, miss } = openGuard()
  miss(100, (index) => ({ address: `a${index}`, accessKeyId: 'K' }))
  expect(ask('home', 'K')).toBe('asked')
  // Who has missed it once is one of those who guess.
  expect(ask('a7', 'K')).toBe(60)
  expect(ask('a7', 'L')).toBe('asked')
})

test('an address that tries many keys is refused, but not a key that was right from there', () => {
  const { clock, guard, ask, miss } = openGuard()
  guard.right({ address: 'a', accessKeyId: 'Mine' })
  miss(5, (index) => ({ address: 'a', accessKeyId: `K${index}` }))
  expect(ask('a', 'K99')).toBe(60)
  expect(ask('a', 'Mine')).toBe('asked')
  expect(ask('b', 'K99')).toBe('asked')
  miss(3, () => ({ address: 'a', accessKeyId: 'Mine' }))
  expect(ask('a', 'Mine')).toBe(60)
  clock.now += MINUTE
  expect(ask('a', 'K99')).toBe('asked')
})

test('made-up names do not fill the memory, and a clock that is set back locks nobody out', () => {
  const { clock, ask, miss } = openGuard()
  miss(12_000, (index) => ({ address: `a${index}`, accessKeyId: `K${index}` }))
  miss(3, () => ({ address: 'a', accessKeyId: 'K' }))
  expect(ask('a', 'K')).toBe(60)
  clock.now -= 10 * MINUTE
  expect(ask('a', 'K')).toBe('asked')
})

test('codes are counted by address', () => {
  let now = 0
  const guard = createCodeGuard(2, () => now)
  for (let count = 0; count < 2; count++) guard.missed('a')
  expect(outcome(() => guard.ask('a'))).toBe(60)
  expect(outcome(() => guard.ask('b'))).toBe('asked')
  now += MINUTE
  expect(outcome(() => guard.ask('a'))).toBe('asked')
})
