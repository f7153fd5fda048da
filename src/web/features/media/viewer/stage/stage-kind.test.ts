import { expect, test } from 'vitest'
import { programOf, stageKindOf, type Showable } from './stage-kind.ts'

const medium = (changes: Partial<Showable>): Showable => ({
  name: 'Something',
  url: 'https://a.example/file',
  format: 'image/png',
  type: 'image',
  altText: null,
  status: 'ready',
  app: null,
  ...changes,
})

test.each([
  [{}, 'image'],
  [{ type: 'immersive' }, 'sphere'],
  [{ format: 'image/png', type: 'presentation' }, 'image'],
  [{ format: 'video/mp4', type: 'video' }, 'video'],
  [{ format: 'audio/wav', type: 'audio' }, 'audio'],
  [{ format: 'application/pdf', type: 'presentation' }, 'pdf'],
  [{ format: 'application/vnd.ms-powerpoint', type: 'presentation' }, 'other'],
  [{ format: 'model/gltf-binary', type: 'immersive' }, 'other'],
  [{ format: 'application/octet-stream', type: 'video' }, 'video'],
  [{ url: null }, 'missing'],
  [{ url: 'javascript:alert(1)' }, 'missing'],
] as const)('%j is shown as %s', (changes, kind) => {
  expect(stageKindOf(medium(changes))).toBe(kind)
})

test('a program is run from its own address, or from the medium’s where that is a page', () => {
  const app = { type: 'web', source: { url: 'https://a.example/app' } }
  expect(programOf(medium({ url: null, app }))).toBe('https://a.example/app')
  expect(programOf(medium({ format: 'text/html', type: 'immersive' }))).toBe('https://a.example/file')
  expect(programOf(medium({ app: { type: 'web', source: { url: 'javascript:alert(1)' } } }))).toBeUndefined()
})
