import type { Appointment } from '../../contract/appointments.ts'
import type { Multimedia } from '../../contract/multimedia.ts'
import type { Preset } from '../../contract/presets.ts'
import type { Room } from '../../contract/rooms.ts'
import type { Service } from '../../contract/services.ts'
import { filesOf } from './appointment-files.ts'
import { posterOf } from './medium-poster.ts'
import { mediumAt } from './medium-row.ts'

/** A record that can show media. */
export type MediaUser =
  | { kind: 'preset'; record: Pick<Preset, 'assets' | 'logo' | 'image'> }
  | { kind: 'room'; record: { template: Pick<Room['template'], 'assets' | 'mainImage'> } }
  | { kind: 'service'; record: Pick<Service, 'image'> }
  | { kind: 'medium'; record: Pick<Multimedia, 'id' | 'coverVideo'> & Partial<Pick<Multimedia, 'environment'>> }
  | { kind: 'appointment'; record: Pick<Appointment, 'extraFields'> }

/** As what a record shows a medium. */
export type MediaPlace = 'assets' | 'logo' | 'image' | 'mainImage' | 'coverVideo' | 'poster' | 'files'

/** One place in which a record names a medium: by its id, or by an address of its bytes. */
export interface MediaReference {
  place: MediaPlace
  id?: string
  address?: string
}

const addressed = (place: MediaPlace, address: string | null | undefined): MediaReference[] =>
  address ? [{ place, address }] : []
const listed = (ids: readonly string[]): MediaReference[] => ids.map((id) => ({ place: 'assets', id }))

/** Every place in which a record names media. */
export function referencesOf(user: MediaUser): MediaReference[] {
  switch (user.kind) {
    case 'preset':
      return [
        ...listed(user.record.assets),
        ...addressed('logo', user.record.logo),
        ...addressed('image', user.record.image),
      ]
    case 'room':
      return [...listed(user.record.template.assets), ...addressed('mainImage', user.record.template.mainImage)]
    case 'service':
      return addressed('image', user.record.image)
    case 'appointment':
      return filesOf(user.record).map((id) => ({ place: 'files', id }))
    case 'medium': {
      const { id, coverVideo } = user.record
      const both = [
        { place: 'coverVideo', shown: coverVideo },
        { place: 'poster', shown: posterOf(user.record) },
      ] as const
      // That a film is its own cover keeps nobody from deleting it.
      return both
        .flatMap(({ place, shown }): MediaReference[] => [
          ...(shown?.id ? [{ place, id: shown.id }] : []),
          ...addressed(place, shown?.url),
        ])
        .filter((it) => (it.id ?? mediumOf(it)) !== id)
    }
  }
}

const mediumOf = ({ address }: MediaReference): string | undefined => address && mediumAt(address)

const ORIGIN = /^https?:\/\/[^/?#]*/i

/** An address without its site and fragment: two that are the same file where one of them does not say on which site. */
export const pathOfAddress = (address: string): string =>
  (address.trim().replace(ORIGIN, '').split('#')[0] ?? '').replace(/^(?!\/)/, '/')

const siteOf = (address: string): string | undefined => ORIGIN.exec(address.trim())?.[0].toLowerCase()

const isSame = (one: string, other: string): boolean => {
  const [site, otherSite] = [siteOf(one), siteOf(other)]
  return pathOfAddress(one) === pathOfAddress(other) && (!site || !otherSite || site === otherSite)
}

/** Whether a reference names a medium: its id, any of its own addresses, or the address at which it lies elsewhere. */
export function namesMedium(reference: MediaReference, { id, url }: Pick<Multimedia, 'id' | 'url'>): boolean {
  if (reference.address === undefined) return reference.id === id
  const named = mediumAt(reference.address)
  return named === undefined ? url !== null && isSame(reference.address, url) : named === id
}

/** As what a record shows a medium; none where it does not. */
export const placesOf = (user: MediaUser, medium: Pick<Multimedia, 'id' | 'url'>): MediaPlace[] => [
  ...new Set(
    referencesOf(user)
      .filter((it) => namesMedium(it, medium))
      .map(({ place }) => place),
  ),
]
