import { once } from 'node:events'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { createUploadLocks } from '#api/http/media/upload-locks.ts'
import { sha256 } from '../../../server/media/testing/samples.ts'
import {
  giveUp,
  head,
  lineOf,
  openEndpoint,
  patch,
  picture,
  pieces,
  PLACES,
  requestOf,
  type Said,
} from './testing/tus-endpoint.ts'
import { DIGEST_EXCHANGES } from './testing/digest-exchanges.ts'
import { EXCHANGES } from './testing/tus-exchanges.ts'

const size = picture.length

/** One call of a client, right or wrong. */
interface Step {
  does: 'sends' | 'breaks' | 'gives up'
  length: number
  /** The right one where it is not given. */
  offset: number | undefined
}

describe.each(PLACES)('over the depot of %s', async (kind) => {
  const endpoint = await openEndpoint(kind)
  afterAll(() => endpoint.remove())

  test.each([...EXCHANGES, ...DIGEST_EXCHANGES])(
    'the page answers as the server does: %s',
    async (_, declared, calls, record) => {
      const made = await endpoint.declare(declared)
      const answers: string[] = []
      for (const [said] of calls) {
        endpoint.clock.ahead = said.later ?? 0
        answers.push(await lineOf(await endpoint.receive(requestOf(said, made.uploadUrl)), made.uploadUrl))
      }
      endpoint.clock.ahead = 0
      expect(answers).toEqual(calls.map(([, answer]) => answer))
      const found = await endpoint.stateOf(made.id)
      expect(found).toMatchObject(record)
      // Only what runs here opens pictures; nothing does so in the page of this test.
      expect(found.width).toBe(found.status === 'ready' && kind !== 'page' ? 300 : null)
    },
  )

  test('a line that breaks leaves what had come by then, and the next call goes on from there', async () => {
    const { uploadUrl, id } = await endpoint.declare()
    const say = (said: Said) => endpoint.receive(requestOf(said, uploadUrl))
    const cut = patch(0, pieces('breaks', picture.subarray(0, 20_000), picture.subarray(20_000, 30_001)))
    expect((await say(cut)).status).toBe(400)
    expect((await say(head)).headers.get('upload-offset')).toBe('30001')
    expect((await say(patch(30_001, picture.subarray(30_001)))).status).toBe(204)
    expect(await endpoint.stateOf(id)).toMatchObject({ status: 'ready', sha256: sha256(picture) })
  })

  test('who comes back while an earlier call hangs gets its place, and loses none of its bytes', async () => {
    const { uploadUrl, id } = await endpoint.declare()
    const sent = new EventTarget()
    const waits = once(sent, 'waits')
    const bytes = pieces(() => sent.dispatchEvent(new Event('waits')), picture.subarray(0, 20_000))
    const hanging = endpoint.receive(requestOf(patch(0, bytes), uploadUrl))
    await waits
    const stand = (said: Said) => endpoint.stand(said, uploadUrl)
    const first = await stand(head)
    const second = await stand(patch(20_000, picture.subarray(20_000)))
    const third = await stand(head)
    const [asked, other, late] = await Promise.all([first.answer, second.answer, third.answer])
    expect(asked.headers.get('upload-offset')).toBe('20000')
    const told = await hanging
    expect([told.status, told.headers.get('upload-offset')]).toEqual([204, '20000'])
    expect([other.status, late.headers.get('upload-offset')]).toEqual([204, String(size)])
    expect(await endpoint.stateOf(id)).toMatchObject({ status: 'ready', sha256: sha256(picture) })
  })

  test('of several calls at one offset one is taken', async () => {
    const { uploadUrl } = await endpoint.declare()
    const say = async () => (await endpoint.receive(requestOf(patch(0, picture.subarray(0, 5000)), uploadUrl))).status
    expect((await Promise.all([say(), say(), say()])).toSorted()).toEqual([204, 409, 409])
  })

  test('whatever is called, the upload is as far as the answers say', async () => {
    const offset = fc.option(fc.nat(size), { nil: undefined })
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.record({ does: fc.constantFrom('sends', 'breaks'), length: fc.nat(60_000), offset }) },
      { weight: 1, arbitrary: fc.record({ does: fc.constant('gives up') }) },
    )
    const run = async (steps: readonly Partial<Step>[]): Promise<void> => {
      const { uploadUrl, id } = await endpoint.declare()
      const say = async (said: Said) => lineOf(await endpoint.receive(requestOf(said, uploadUrl)), uploadUrl)
      const [answers, right]: [string[], string[]] = [[], []]
      let kept = 0
      for (const { does, length = 0, offset: given } of steps) {
        const from = given ?? kept
        const bytes = picture.subarray(from, from + length)
        const body = does === 'breaks' ? pieces('breaks', bytes) : bytes
        answers.push((await say(does === 'gives up' ? giveUp : patch(from, body))).slice(0, 3))
        if (does === 'gives up') {
          right.push('204')
          kept = 0
        } else if (from === kept) {
          right.push(does === 'breaks' ? '400' : '204')
          kept += bytes.length
        } else right.push('409')
        if (kept === size) break
        answers.push(await say(head))
        right.push(`200 offset=${kept} length=${size}`)
      }
      answers.push(await say(kept === size ? head : patch(kept, picture.subarray(kept))))
      right.push(kept === size ? `200 offset=${size} length=${size}` : `204 offset=${size}`)
      expect(answers).toEqual(right)
      expect(await endpoint.stateOf(id)).toMatchObject({ status: 'ready', sha256: sha256(picture) })
    }
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), run), { numRuns: 5 })
  })
})

test('who waits too long for an earlier call is told to come again', async () => {
  const endpoint = await openEndpoint('page', { locks: createUploadLocks(10), drain: 60_000 })
  const { uploadUrl } = await endpoint.declare()
  let end = (): void => {}
  const body = new ReadableStream<Uint8Array>({ start: (queue) => void (end = () => queue.close()) })
  const hanging = endpoint.receive(
    requestOf(
      patch(0, () => body),
      uploadUrl,
    ),
  )
  const locked = await endpoint.receive(requestOf(head, uploadUrl))
  expect([locked.status, (await locked.json()).description]).toEqual([423, expect.stringContaining('has not ended')])
  end()
  expect((await hanging).status).toBe(204)
  expect((await endpoint.receive(requestOf(head, uploadUrl))).status).toBe(200)
})
