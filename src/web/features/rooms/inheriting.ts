import type { Preset } from '#api/contract/presets.ts'
import type { RoomValues } from './room-form-values.ts'

/** What a room can have of its preset, and what only a preset has. */
export const GIVEN = ['description', 'image', 'logo', 'assets', 'products', 'effectId'] as const

/** Something that a preset gives to its rooms. */
export type Given = (typeof GIVEN)[number]

/** Where a thing comes from: the room's own, the preset's, or from nowhere. */
export type Origin = 'own' | 'preset' | 'none'

type Own = Pick<RoomValues, 'description' | 'mainImage' | 'assets' | 'products'>

const says = (value: string | readonly string[] | null | undefined): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value != null && value.length > 0

/** Where each thing comes from that a preset can give: what the room says itself goes before its preset. */
export const originsOf = (room: Own, preset: Preset | undefined): Record<Given, Origin> => {
  const own: Record<Given, boolean> = {
    description: says(room.description),
    image: says(room.mainImage),
    logo: false,
    assets: says(room.assets),
    products: says(room.products),
    effectId: false,
  }
  const originOf = (name: Given): Origin => (own[name] ? 'own' : says(preset?.[name]) ? 'preset' : 'none')
  return {
    description: originOf('description'),
    image: originOf('image'),
    logo: originOf('logo'),
    assets: originOf('assets'),
    products: originOf('products'),
    effectId: originOf('effectId'),
  }
}
