import type { Appointment } from '#api/contract/appointments.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'
import type { Preset } from '#api/contract/presets.ts'
import type { Room } from '#api/contract/rooms.ts'
import type { Service } from '#api/contract/services.ts'
import { mediumAt } from '#api/core/rules/medium-row.ts'
import {
  type MediaPlace,
  namesMedium,
  pathOfAddress,
  placesOf,
  referencesOf,
} from '#api/core/rules/media-references.ts'
import { guestNames } from '../guest-name.ts'
import type { Places } from './uses.ts'

/** A record that shows media. */
export type MediaUser =
  | { kind: 'preset'; record: Preset }
  | { kind: 'room'; record: Room }
  | { kind: 'service'; record: Service }
  | { kind: 'medium'; record: Multimedia }
  | { kind: 'appointment'; record: Appointment }

/** Who uses which medium, told from everything that can show one. */
export interface MediaUsers {
  /** Those that show it: while there are any, the service does not delete it. */
  of: (medium: Multimedia) => readonly MediaUser[]
  /** What one of them is called. */
  nameOf: (user: MediaUser) => string
}

/** Puts records in order of the media that they show, by the rule by which the service keeps a medium. */
export const mediaUsers = (users: readonly MediaUser[]): MediaUsers => {
  const byName = new Map<string, MediaUser[]>()
  for (const user of users) {
    for (const { id, address = '' } of referencesOf(user)) {
      const name = id ?? mediumAt(address) ?? pathOfAddress(address)
      const known = byName.get(name)
      if (!known) byName.set(name, [user])
      else if (known.at(-1) !== user) known.push(user)
    }
  }
  return {
    nameOf: nameOfUser,
    of: (medium) => {
      const named = byName.get(medium.id) ?? []
      const elsewhere = medium.url === null ? [] : (byName.get(pathOfAddress(medium.url)) ?? [])
      // Few have the name; whether they mean this medium the rule says.
      return [...new Set([...named, ...elsewhere])].filter((user) =>
        referencesOf(user).some((it) => namesMedium(it, medium)),
      )
    },
  }
}

/** The users of media among all presets, rooms, services, and appointments with files. */
export const usersAmong = (
  presets: readonly Preset[],
  rooms: readonly Room[],
  services: readonly Service[],
  appointments: readonly Appointment[],
): MediaUsers =>
  mediaUsers([
    ...presets.map((record): MediaUser => ({ kind: 'preset', record })),
    ...rooms.map((record): MediaUser => ({ kind: 'room', record })),
    ...services.map((record): MediaUser => ({ kind: 'service', record })),
    ...appointments.map((record): MediaUser => ({ kind: 'appointment', record })),
  ])

/** As what a record shows a medium. */
export const placesIn = (user: MediaUser, medium: Multimedia): readonly MediaPlace[] => placesOf(user, medium)

/** What a user of a medium is called. */
export const nameOfUser = (user: MediaUser): string => {
  if (user.kind === 'preset') return user.record.title
  if (user.kind === 'appointment') return guestNames(user.record.guests) || user.record.title
  return user.kind === 'room' ? user.record.template.name : user.record.name
}

/** The page of a user. */
export const pathOfUser = (
  user: MediaUser,
  places: Pick<Places, 'presets' | 'rooms' | 'services' | 'multimedia' | 'appointments'>,
) => {
  if (user.kind === 'preset') return places.presets.one(user.record.id)
  if (user.kind === 'appointment') return places.appointments.one(user.record.id)
  if (user.kind === 'room') return places.rooms.one(user.record.publicId)
  return user.kind === 'service' ? places.services.one(user.record.id) : places.multimedia.one(user.record.id)
}
