import { expect, test } from 'vitest'
import type { Upload, UploadPhase } from '../../../client/uploads/upload.ts'
import { hear, totalsOf } from './totals.ts'

const upload = (id: string, phase: UploadPhase, sent = 0): Upload => ({
  id,
  name: `${id}.png`,
  format: 'image/png',
  size: 100,
  phase,
  sent,
  replacing: false,
  kept: true,
})

test('uploads are counted by how they stand, with their bytes', () => {
  const uploads = [
    upload('a', 'done', 100),
    upload('b', 'sending', 40),
    upload('c', 'offline', 10),
    upload('d', 'paused', 20),
    upload('e', 'failed', 30),
    upload('f', 'needs-file'),
  ]
  expect(totalsOf(uploads)).toEqual({
    count: 6,
    done: 1,
    stuck: 2,
    failed: 1,
    paused: 1,
    going: 2,
    size: 600,
    sent: 200,
  })
})

test('only ends are said aloud, and each once', () => {
  const started = hear(null, [upload('old', 'done'), upload('a', 'sending')])
  expect(started).toMatchObject({ done: [], stuck: [] })
  expect(hear(started, [upload('old', 'done'), upload('a', 'sending', 50)])).toBe(started)
  const ended = hear(started, [upload('old', 'done'), upload('a', 'done')])
  expect(ended).toMatchObject({ done: ['a.png'], stuck: [] })
  expect(hear(ended, [upload('old', 'done'), upload('a', 'done')])).toBe(ended)
  // What only leaves the list changes no words.
  expect(hear(ended, [upload('a', 'done')])).toMatchObject({ done: ['a.png'] })
  expect(hear(ended, [upload('a', 'done'), upload('b', 'failed')])).toMatchObject({ done: [], stuck: ['b.png'] })
})
