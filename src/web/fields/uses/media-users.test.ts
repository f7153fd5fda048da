import { expect, test } from 'vitest'
import type { Multimedia } from '../../../api/contract/multimedia.ts'
import type { Preset } from '../../../api/contract/presets.ts'
import type { Room } from '../../../api/contract/rooms.ts'
import { mediaUsers, nameOfUser } from './media-users.ts'

// Only these fields are looked at.
const medium = (id: string, url: string | null = null) => ({ id, url }) as Multimedia
const preset = (title: string, more: Partial<Preset>) =>
  ({ title, logo: null, image: null, assets: [], ...more }) as unknown as Preset
const room = (name: string, more: Partial<Room['template']>) =>
  ({ publicId: name, template: { name, mainImage: null, assets: [], ...more } }) as unknown as Room

const BASE = 'https://desk.example'

test('who holds a medium by its id, and who only shows its address', () => {
  const users = mediaUsers(
    [preset('Held', { assets: ['a'] }), preset('Shown', { logo: '/media/a.png', image: '/media/a.png' })],
    [room('Both', { assets: ['a'], mainImage: `${BASE}/media/a.png` }), room('Picture', { mainImage: '/media/b.png' })],
    BASE,
  )
  const a = medium('a', '/media/a.png')
  expect(users.holding(a).map(nameOfUser)).toEqual(['Held', 'Both'])
  // Twice in the same preset is one use, and who holds it is not told again.
  expect(users.showing(a).map(nameOfUser)).toEqual(['Shown'])
  expect(users.showing(medium('b', `${BASE}/media/b.png`)).map(nameOfUser)).toEqual(['Picture'])
  expect(users.holding(medium('c'))).toEqual([])
  expect(users.showing(medium('c'))).toEqual([])
})
