import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { ByteRange } from './depot.ts'
import { recordingOf } from './recording.ts'
import { mp4, wav } from './testing/samples.ts'

const medium = { organizationId: 'clinic', id: 'sound' }

/** A depot with these bytes that tells how many of them were asked for. */
const depotOf = (bytes: Buffer) => {
  const asked = { bytes: 0 }
  const readReceived = (_: unknown, { start, end = bytes.length - 1 }: ByteRange = { start: 0 }) => {
    asked.bytes += end - start + 1
    return Readable.from(bytes.subarray(start, end + 1), { objectMode: false })
  }
  return { asked, readReceived }
}

test('the length of plain samples is told by their beginning alone', async () => {
  const sound = wav(120, 48_000)
  const depot = depotOf(sound)
  const most = 1024 ** 2
  expect(sound.length).toBeGreaterThan(5 * most)
  expect(await recordingOf(depot, medium, sound.length, most)).toEqual({ width: null, height: null, duration: 120 })
  expect(depot.asked.bytes).toBeLessThanOrEqual(most)
})

test('a film that tells nothing within what may be read stays unknown', async () => {
  const film = mp4()
  expect(await recordingOf(depotOf(film), medium, film.length)).toMatchObject({ duration: expect.any(Number) })
  const unknown = { width: null, height: null, duration: null }
  expect(await recordingOf(depotOf(film), medium, film.length, 0)).toEqual(unknown)
})
