import type { Multimedia } from '../../../api/contract/multimedia.ts'
import type { Preset } from '../../../api/contract/presets.ts'
import type { Room } from '../../../api/contract/rooms.ts'
import { contract } from '../../../api/contract/table.ts'
import { listAll } from '../../client/list-all.ts'
import { mediaUsers, type MediaUser, type MediaUsers } from './media-users.ts'
import { group, mediaStay, roomUse, type Parts, type Reading } from './parts.ts'
import type { Places, Use } from './uses.ts'

/** The rooms that use a preset, and its media. */
export const ofPreset = (reading: Reading, { id, assets }: Preset): Parts => [
  listAll(reading.api, contract.rooms.list).then(({ items }) =>
    group(
      'using-rooms',
      'prevents',
      items.filter(({ template }) => template.presetId === id).map((it) => roomUse(it, reading.places)),
      reading.places.rooms.list(),
    ),
  ),
  mediaStay(reading, assets),
]

/** Who and what is in a room, and what it shows. */
export const ofRoom = (reading: Reading, { template }: Room): Parts => {
  const { api, places } = reading
  const { actors, discountCodes, presetId } = template
  return [
    Promise.resolve([
      ...group(
        'people',
        'goes',
        actors.map(({ name }, at) => ({ key: `${at}`, name })),
      ),
      ...group(
        'codes',
        'goes',
        discountCodes.map(({ name }, at) => ({ key: `${at}`, name })),
      ),
    ]),
    presetId
      ? api.presets
          .get({ params: { id: presetId } })
          .then(({ title }) =>
            group('preset-stays', 'stays', [{ key: presetId, name: title, to: places.presets.one(presetId) }]),
          )
      : Promise.resolve([]),
    mediaStay(reading, template.assets),
  ]
}

const userUse = (user: MediaUser, places: Places): Use =>
  user.kind === 'room'
    ? roomUse(user.record, places)
    : { key: user.record.id, name: user.record.title, to: places.presets.one(user.record.id) }

/** The presets and rooms that use a medium: among their media, or only by its address. */
export const ofMedium = ({ api, places }: Reading, medium: Multimedia): Parts => {
  const groups = (kind: 'presets' | 'rooms', users: MediaUsers) => {
    const of = (found: readonly MediaUser[]) => found.map((user) => userUse(user, places))
    return [
      ...group(`using-${kind}`, 'prevents', of(users.holding(medium)), places[kind].list()),
      ...group(`showing-${kind}`, 'changes', of(users.showing(medium)), places[kind].list()),
    ]
  }
  return [
    listAll(api, contract.presets.list).then(({ items }) => groups('presets', mediaUsers(items, [], api.baseUrl))),
    listAll(api, contract.rooms.list).then(({ items }) => groups('rooms', mediaUsers([], items, api.baseUrl))),
  ]
}
