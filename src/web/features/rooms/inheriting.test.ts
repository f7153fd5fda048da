import { expect, test } from 'vitest'
import type { Preset } from '#api/contract/presets.ts'
import { originsOf } from './inheriting.ts'

const preset: Preset = {
  id: '00000000-0000-4000-8000-000000000001',
  organizationId: '00000000-0000-4000-8000-000000000002',
  createdAt: '2026-03-02T12:00:00.000Z',
  updatedAt: '2026-03-02T12:00:00.000Z',
  version: 1,
  title: 'Calm',
  description: 'Theirs',
  logo: '/logo.svg',
  image: '/image.svg',
  assets: [],
  products: ['Lamp'],
  effectId: null,
}

test('what the room says itself goes before its preset; the rest is the preset’s, or nobody’s', () => {
  const room = { description: ' ', mainImage: '/own.svg', assets: ['a'], products: [] }
  expect(originsOf(room, preset)).toEqual({
    description: 'preset',
    image: 'own',
    logo: 'preset',
    assets: 'own',
    products: 'preset',
    effectId: 'none',
  })
})

test('without a preset, and with one of a deployment that leaves fields out, nothing is made up', () => {
  const room = { description: '', mainImage: '', assets: [], products: [] }
  expect(Object.values(originsOf(room, undefined)).every((origin) => origin === 'none')).toBe(true)
  const { assets: _assets, logo: _logo, ...less } = preset
  expect(originsOf(room, less as Preset)).toMatchObject({ assets: 'none', logo: 'none', image: 'preset' })
})
