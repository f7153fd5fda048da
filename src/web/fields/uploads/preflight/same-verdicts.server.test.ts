// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { MAX_PIXELS } from '#api/core/rules/file-structure.ts'
import { mediaFormat } from '#api/core/rules/media-formats.ts'
import { troubleWords } from '#api/core/rules/trouble-words.ts'
import { SENDABLE } from '#api/core/rules/upload.ts'
import type { Expected } from '../../../../server/media/testing/awkward/awkward.ts'
import { AWKWARD, panorama } from '../../../../server/media/testing/awkward-files.ts'
import { readFacts } from './read-facts.ts'
import { isBlocking, verdict } from './verdict.ts'

/** A browser's picture that opens whatever it is given, so that only the look at the bytes can refuse. */
class Picture {
  naturalWidth = 30
  naturalHeight = 20
  src = ''
  decode = async () => {}
}
beforeEach(() => {
  vi.stubGlobal('Image', Picture)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null))
  return () => vi.unstubAllGlobals()
})

const limits = { maxSize: null, formats: [] }
const said = { type: undefined, altText: '' }
/** Nobody waits for a player, which this window has none of. */
const impatient = AbortSignal.abort()
const factsOf = async (bytes: Buffer, name = 'file') =>
  (await readFacts(new File([new Uint8Array(bytes)], name), impatient)).facts
const blocking = async (bytes: Buffer) => verdict(await factsOf(bytes), limits, said).filter(isBlocking)

const words = async (format: string, bytes: Buffer) =>
  (await blocking(bytes)).map((it) => ('trouble' in it ? troubleWords(format, it.trouble) : it.kind))

/** The words of a service that got bytes which are not what they were declared as. */
const isOther = (expected: Expected) => /content/.test(expected ?? '') || expected === 'of no known format'

const sound = AWKWARD.filter(([, , , expected]) => expected === undefined)
const wrong = AWKWARD.flatMap(([name, format, bytes, expected]) =>
  expected === undefined || isOther(expected) ? [] : [[name, format, bytes, expected] as const],
)
const other = AWKWARD.filter(([, , , expected]) => isOther(expected))

test.each(sound)('before it is sent, %s has nothing against it', async (_, format, bytes) => {
  expect(await words(format, bytes)).toEqual([])
})

test.each(wrong)('before it is sent, %s is refused as the service will', async (_, format, bytes, expected) => {
  expect(await words(format, bytes)).toEqual([expect.stringContaining(expected)])
})

test.each(other)('before it is sent, %s is told to be something else', async (_, format, bytes) => {
  const ending = mediaFormat(format)?.extension ?? ''
  const facts = await factsOf(bytes, `file.${ending}`)
  const kinds = verdict(facts, { ...limits, formats: SENDABLE }, said).map(({ kind }) => kind)
  // A format that is taken is sent as what it is, anything else is not sent.
  expect(['other-format', 'not-taken', 'no-format']).toContain(kinds[0])
  expect(facts.format).not.toBe(format)
})

test('there are at least sixty of them, each of its own kind', () => {
  expect(AWKWARD.length).toBeGreaterThanOrEqual(60)
  expect(new Set(AWKWARD.map(([name]) => name)).size).toBe(AWKWARD.length)
  expect(new Set(AWKWARD.map(([, format, bytes]) => format + bytes.toString('latin1'))).size).toBe(AWKWARD.length)
})

test('a picture of more pixels than this deployment takes is refused, of fewer taken', async () => {
  const facts = await factsOf(AWKWARD.find(([name]) => name.includes('900 million'))?.[2] ?? Buffer.alloc(0))
  const kinds = (maxPixels: number) => verdict(facts, { ...limits, maxPixels }, said).filter(isBlocking)
  expect(kinds(MAX_PIXELS)).toEqual([
    { kind: 'trouble', trouble: { kind: 'pixels', pixels: 900_000_000, most: MAX_PIXELS } },
  ])
  expect(kinds(1_000_000_000)).toEqual([])
  const small = { ...facts, trouble: undefined, width: 30, height: 20 }
  expect(verdict(small, { ...limits, maxPixels: 500 }, said).filter(isBlocking)).toEqual([
    { kind: 'trouble', trouble: { kind: 'pixels', pixels: 600, most: 500 } },
  ])
})

test('a look around in all directions is told by the rule of the service', async () => {
  expect((await factsOf(await panorama())).panorama).toBe('tag')
})
