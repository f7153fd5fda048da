import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { atOnce, fingerprint, gently } from './fingerprint.ts'

const bytes = new Uint8Array(9_000_001).map((_, at) => (at * 31) % 251)
const expected = createHash('sha256').update(bytes).digest('hex')
const alive = new AbortController().signal

test.each([
  ['gently', gently(() => 0)],
  [
    'gently on a slow device',
    gently(
      (
        (at) => () =>
          (at += 50)
      )(0),
    ),
  ],
  ['at once', atOnce],
] as const)('reads a file of several pieces %s', async (_, pace) => {
  const parts: number[] = []
  expect(await fingerprint(new Blob([bytes]), (part) => parts.push(part), alive, pace)).toBe(expected)
  expect(parts).toHaveLength(3)
  expect(parts.at(-1)).toBe(1)
})

test('stops when it is told to', async () => {
  const control = new AbortController()
  const reading = fingerprint(new Blob([bytes]), () => control.abort(new Error('enough')), control.signal)
  await expect(reading).rejects.toThrow('enough')
})
