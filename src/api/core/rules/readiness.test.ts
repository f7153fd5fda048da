import { expect, test } from 'vitest'
import type { Multimedia } from '../../contract/multimedia.ts'
import { textOf, withoutTexts, withTexts } from './medium-texts.ts'
import { needsOf, readinessOf } from './readiness.ts'

const medium = (changes: Partial<Multimedia>) =>
  ({ type: 'image', status: 'ready', altText: null, environment: {}, ...changes }) as const

test('a picture needs words, a film captions, a sound either of them, a paper its file alone', () => {
  expect(needsOf(medium({}))).toEqual(['altText'])
  expect(needsOf(medium({ altText: ' ' }))).toEqual(['altText'])
  expect(needsOf(medium({ altText: 'A desk', status: 'error' }))).toEqual(['file'])
  expect(needsOf(medium({ type: 'video', altText: 'A greeting' }))).toEqual(['captions'])
  expect(needsOf(medium({ type: 'audio' }))).toEqual(['transcript'])
  expect(needsOf(medium({ type: 'audio', environment: { captions: 'WEBVTT' } }))).toEqual([])
  expect(needsOf(medium({ type: 'audio', environment: { transcript: 'La la' } }))).toEqual([])
  expect(readinessOf(medium({ type: 'presentation' }))).toEqual([{ need: 'file', isMet: true }])
})

test('texts stand in the open fields, and leave all else there alone', () => {
  const environment = { mood: 'calm', caption: 'Our desk', credit: 7 }
  expect(textOf({ environment }, 'caption')).toBe('Our desk')
  // What is no text is somebody else's.
  expect(textOf({ environment }, 'credit')).toBe('')
  expect(withoutTexts(environment)).toEqual({ mood: 'calm', credit: 7 })
  const linked = { captions: 'https://files.example/film.vtt' }
  expect(textOf({ environment: linked }, 'captions')).toBe('')
  expect(withoutTexts(linked)).toEqual(linked)
  const texts = { caption: '', credit: 'Laura', captions: '', transcript: 'Hello' }
  expect(withTexts({ mood: 'calm' }, texts)).toEqual({ mood: 'calm', credit: 'Laura', transcript: 'Hello' })
})
