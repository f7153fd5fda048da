import { MULTIMEDIA_TYPES } from '#api/contract/choices.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'
import type { Preset } from '#api/contract/presets.ts'
import type { Room } from '#api/contract/rooms.ts'
import { contract } from '#api/contract/table.ts'
import { fileMark } from '#api/core/rules/appointment-files.ts'
import { listAll } from '../../client/list-all.ts'
import { mediaUsers, type MediaUser, nameOfUser, pathOfUser, placesIn } from './media-users.ts'
import { group, mediaStay, roomUse, type Parts, type UsesContext } from './parts.ts'
import type { Relation } from './uses.ts'

/** The rooms that use a preset, and its media. */
export const ofPreset = (reading: UsesContext, { id, assets }: Preset): Parts => [
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
export const ofRoom = (reading: UsesContext, { template }: Room): Parts => {
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

/** The records that show a medium: among their media, as a picture of theirs, or as a cover. */
export const ofMedium = ({ api, places }: UsesContext, medium: Multimedia): Parts => {
  const found = (relation: Relation, users: readonly MediaUser[], allTo?: string) =>
    group(
      relation,
      'prevents',
      mediaUsers(users)
        .of(medium)
        .map((user) => ({
          key: user.kind === 'room' ? user.record.publicId : user.record.id,
          name: nameOfUser(user),
          to: pathOfUser(user, places),
          as: placesIn(user, medium),
        })),
      allTo,
    )
  return [
    listAll(api, contract.presets.list).then(({ items }) =>
      found(
        'using-presets',
        items.map((record) => ({ kind: 'preset', record })),
        places.presets.list(),
      ),
    ),
    listAll(api, contract.rooms.list).then(({ items }) =>
      found(
        'using-rooms',
        items.map((record) => ({ kind: 'room', record })),
        places.rooms.list(),
      ),
    ),
    listAll(api, contract.services.list).then(({ items }) =>
      found(
        'using-services',
        items.map((record) => ({ kind: 'service', record })),
        places.services.list({}),
      ),
    ),
    listAll(api, contract.appointmentsV2.list, { query: { search: fileMark(medium.id) } }).then(({ items }) =>
      found(
        'using-appointments',
        items.map((record) => ({ kind: 'appointment', record })),
      ),
    ),
    // A picture has no cover; of ten thousand media nearly all are pictures.
    listAll(api, contract.multimedia.list, { query: { type: MULTIMEDIA_TYPES.filter((it) => it !== 'image') } }).then(
      ({ items }) =>
        found(
          'using-media',
          items.map((record) => ({ kind: 'medium', record })),
        ),
    ),
  ]
}
