import type { Multimedia } from '../../../api/contract/multimedia.ts'
import type { Preset } from '../../../api/contract/presets.ts'
import type { Room } from '../../../api/contract/rooms.ts'
import { mediaSrc } from '../media/media-src.ts'

/** Who shows a medium: a preset or a room. */
export type MediaUser = { kind: 'preset'; record: Preset } | { kind: 'room'; record: Room }

/** Who uses which medium, told from every preset and every room. */
export interface MediaUsers {
  /** Those that name it among their media: while there are any, the service does not delete it. */
  holding: (medium: Multimedia) => readonly MediaUser[]
  /** Those that name only its address, as logo or picture: they show nothing any more when it is gone. */
  showing: (medium: Multimedia) => readonly MediaUser[]
}

const NOBODY: readonly MediaUser[] = []

/** Puts presets and rooms in order of the media that they use. `baseUrl` is where the service is. */
export const mediaUsers = (presets: readonly Preset[], rooms: readonly Room[], baseUrl: string): MediaUsers => {
  const byId = new Map<string, MediaUser[]>()
  const byAddress = new Map<string, MediaUser[]>()
  const add = (map: Map<string, MediaUser[]>, key: string, user: MediaUser) => {
    const known = map.get(key)
    if (!known) map.set(key, [user])
    else if (known.at(-1) !== user) known.push(user)
  }
  const note = (user: MediaUser, ids: readonly string[], addresses: readonly (string | null)[]) => {
    for (const id of ids) add(byId, id, user)
    for (const address of addresses) if (address) add(byAddress, mediaSrc(address, baseUrl), user)
  }
  for (const record of presets) note({ kind: 'preset', record }, record.assets, [record.logo, record.image])
  for (const record of rooms) note({ kind: 'room', record }, record.template.assets, [record.template.mainImage])
  const holding = ({ id }: Multimedia) => byId.get(id) ?? NOBODY
  return {
    holding,
    showing: (medium) => {
      const found = medium.url ? (byAddress.get(mediaSrc(medium.url, baseUrl)) ?? NOBODY) : NOBODY
      const held = new Set(holding(medium))
      return held.size === 0 ? found : found.filter((user) => !held.has(user))
    },
  }
}

/** What a user of a medium is called. */
export const nameOfUser = ({ kind, record }: MediaUser): string =>
  kind === 'preset' ? record.title : record.template.name
