import { expect, test } from 'vitest'
import type { Multimedia } from '#api/contract/multimedia.ts'
import type { Preset } from '#api/contract/presets.ts'
import type { Room } from '#api/contract/rooms.ts'
import type { Service } from '#api/contract/services.ts'
import { mediaUsers, nameOfUser, placesIn, type MediaUser } from './media-users.ts'

// Only these fields are looked at.
const medium = (id: string, url: string | null = null, more: Partial<Multimedia> = {}) =>
  ({ id, url, name: id, coverVideo: null, ...more }) as Multimedia
const preset = (title: string, more: Partial<Preset>): MediaUser => ({
  kind: 'preset',
  record: { title, logo: null, image: null, assets: [], ...more } as unknown as Preset,
})
const room = (name: string, more: Partial<Room['template']>): MediaUser => ({
  kind: 'room',
  record: { publicId: name, template: { name, mainImage: null, assets: [], ...more } } as unknown as Room,
})
const service = (name: string, image: string | null): MediaUser => ({
  kind: 'service',
  record: { name, image } as unknown as Service,
})

const BASE = 'https://desk.example'

test('who holds a medium by its id, and who only shows its address', () => {
  const users = mediaUsers([
    preset('Held', { assets: ['a'] }),
    preset('Shown', { logo: '/media/a.png', image: '/media/a.png' }),
    room('Both', { assets: ['a'], mainImage: `${BASE}/media/a.png` }),
    room('Picture', { mainImage: '/media/b.png' }),
    service('Visit', '/media/b.png'),
    service('Plain', null),
  ])
  const a = medium('a', '/media/a.png')
  // Twice in the same preset is one use.
  expect(users.of(a).map(nameOfUser)).toEqual(['Held', 'Both', 'Shown'])
  expect(users.of(a).map((user) => placesIn(user, a))).toEqual([['assets'], ['assets', 'mainImage'], ['logo', 'image']])
  expect(users.of(medium('b', `${BASE}/media/b.png`)).map(nameOfUser)).toEqual(['Picture', 'Visit'])
  expect(users.of(medium('c'))).toEqual([])
})

test('whoever has any address of a medium shows it, and a film its cover', () => {
  const [organization, id] = ['00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-00000000000b']
  const home = `/media/${organization}/${id}`
  const users = mediaUsers([
    preset('Before', { logo: `${home}/${'m'.repeat(43)}/${'a'.repeat(32)}.png` }),
    preset('Smaller', { image: `${BASE}${home}/1/seal?w=640` }),
    { kind: 'medium', record: medium('film', null, { coverVideo: { url: `${home}/1/seal` } }) },
    { kind: 'medium', record: medium(id, `${home}/2/seal`, { coverVideo: { url: `${home}/2/seal` } }) },
  ])
  expect(users.of(medium(id, `${home}/2/seal`)).map(nameOfUser)).toEqual(['Before', 'Smaller', 'film'])
})
