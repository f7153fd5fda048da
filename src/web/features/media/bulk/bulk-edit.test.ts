import { expect, test } from 'vitest'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { changesOf, nameBy, NO_EDIT } from './bulk-edit.ts'
import { changeBack } from './change-back.ts'

// Only these fields are looked at.
const medium = (id: string, more: Partial<Multimedia> = {}) =>
  ({
    id,
    name: `Picture ${id}`,
    type: 'image',
    description: null,
    altText: null,
    environment: {},
    ...more,
  }) as Multimedia

test('an edit that says nothing changes nothing', () => {
  expect(changesOf(NO_EDIT, [medium('a', { altText: 'A door' })]).size).toBe(0)
})

test('a pattern names each by its own name and place, whatever signs the name has', () => {
  expect(nameBy('{number}. {name} (spring)', medium('a', { name: 'Desk $& {x}' }), 1)).toBe('2. Desk $& {x} (spring)')
  const changes = changesOf({ ...NO_EDIT, pattern: '{name}' }, [medium('a')])
  expect(changes.size).toBe(0)
})

test('each gets its own alternative text, an emptied one goes, an equal one is no change', () => {
  const media = [medium('a'), medium('b', { altText: 'A door' }), medium('c', { altText: 'A wall' }), medium('d')]
  const edit = { ...NO_EDIT, altTexts: { a: ' A desk ', b: '', c: 'A wall' } }
  expect(Object.fromEntries(changesOf(edit, media))).toEqual({ a: { altText: 'A desk' }, b: { altText: null } })
})

test('what is the same for all is only sent where it changes something, and can be put back', () => {
  const media = [medium('a', { description: 'Old' }), medium('b', { description: 'New', type: 'immersive' })]
  const edit = { ...NO_EDIT, description: 'New', type: 'immersive' as const }
  const changes = changesOf(edit, media)
  expect(Object.fromEntries(changes)).toEqual({ a: { type: 'immersive', description: 'New' } })
  const [first] = media
  expect(first && changeBack(changes.get('a') ?? {}, first)).toEqual({ type: 'image', description: 'Old' })
  expect(Object.fromEntries(changesOf({ ...NO_EDIT, clears: true, description: 'x' }, media))).toEqual({
    a: { description: null },
    b: { description: null },
  })
})

test('tags are added and removed for all of them, and all else among the open fields stays', () => {
  const media = [
    medium('a', { environment: { mood: 'calm', tags: ['Knee', 'Old'] } }),
    medium('b', { environment: {} }),
  ]
  const edit = { ...NO_EDIT, tags: { added: 'Knee, Rehab ,', removed: 'Old' } }
  const changes = changesOf(edit, media)
  expect(Object.fromEntries(changes)).toEqual({
    a: { environment: { mood: 'calm', tags: ['Knee', 'Rehab'] } },
    b: { environment: { tags: ['Knee', 'Rehab'] } },
  })
  const [first] = media
  expect(first && changeBack(changes.get('a') ?? {}, first)).toEqual({
    environment: { mood: 'calm', tags: ['Knee', 'Old'] },
  })
})
