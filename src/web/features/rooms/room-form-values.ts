import type { z } from 'zod/mini'
import type { createRoom, Room } from '#api/contract/rooms.ts'
import { changedFields, textOrNull, withoutBlanks } from '../../fields/record/changes.ts'
import type { FieldsIn } from '../../ui/form/field-inputs.tsx'

/** Body of a room, as it is written. */
export type RoomBody = z.input<typeof createRoom>
type Template = RoomBody['template']
/** A field of a room's form: the room's own, or one of its template. */
export type RoomField = Exclude<keyof RoomBody, 'template'> | keyof Template
/** Someone who takes part in a room, as written. */
export type Actor = NonNullable<Template['actors']>[number]
/** A code of a room, as written. */
export type DiscountCode = NonNullable<Template['discountCodes']>[number]

/** A room as its form shows it: the template's fields beside the room's own. */
export interface RoomValues {
  name: string
  description: string
  mainImage: string
  /** Minutes. */
  duration: number | null
  presetId: string | null
  assets: string[]
  products: string[]
  labels: string[]
  notes: string
  adminUserEmail: string
  chatManagerUsersEmails: string[]
  actors: (Actor & { isAdmin: boolean })[]
  discountCodes: DiscountCode[]
  origin: string
}

/** The section of the form that asks for a field: of the room itself, or of its template. */
export const ROOM_SECTIONS = {
  name: 'basics',
  description: 'basics',
  duration: 'basics',
  origin: 'basics',
  presetId: 'look',
  mainImage: 'look',
  assets: 'look',
  products: 'look',
  actors: 'people',
  adminUserEmail: 'people',
  chatManagerUsersEmails: 'people',
  discountCodes: 'discounts',
  labels: 'staff',
  notes: 'staff',
} as const satisfies Record<RoomField, string>
/** The fields that a section asks for. */
export type RoomFieldsIn<Section> = FieldsIn<typeof ROOM_SECTIONS, Section>

/**
 * Somebody in a room, with every field that its inputs have: an input adds one that is missing to the values, and a form whose
 * values have more fields than its record counts as unsaved for ever.
 */
export const actorEntry = ({ name = '', email = '', role = 'guest', isAdmin = false, ...rest }: Partial<Actor>) => ({
  extraFields: undefined,
  ...rest,
  name,
  email,
  role,
  isAdmin,
})

/** A code of a room, with every field that its inputs have, for the same reason. */
export const codeEntry = ({ name = '', discountCode = '', percent = null, ...rest }: Partial<DiscountCode>) => ({
  description: '',
  discountType: '',
  duration: '',
  ...rest,
  name,
  discountCode,
  percent,
})

/** The form of a stored room, or of a new one. */
export const readRoom = (room: Room | undefined): RoomValues => {
  const template = room?.template
  return {
    name: template?.name ?? '',
    description: template?.description ?? '',
    mainImage: template?.mainImage ?? '',
    duration: template?.duration ?? null,
    presetId: template?.presetId ?? null,
    assets: [...(template?.assets ?? [])],
    products: [...(template?.products ?? [])],
    labels: [...(template?.labels ?? [])],
    notes: template?.notes ?? '',
    adminUserEmail: template?.adminUserEmail ?? '',
    chatManagerUsersEmails: [...(template?.chatManagerUsersEmails ?? [])],
    actors: (template?.actors ?? []).map(actorEntry),
    discountCodes: (template?.discountCodes ?? []).map(codeEntry),
    origin: room ? (room.origin ?? '') : 'dashboard',
  } satisfies Record<RoomField, unknown>
}

/** The body that a form stands for; entries of lists are replaced whole, so they keep what the form does not show. */
export const writeRoom = ({ origin, ...values }: RoomValues): RoomBody => ({
  origin: textOrNull(origin),
  template: {
    ...values,
    description: textOrNull(values.description),
    mainImage: textOrNull(values.mainImage),
    notes: textOrNull(values.notes),
    adminUserEmail: textOrNull(values.adminUserEmail),
    actors: values.actors.map(withoutBlanks),
    discountCodes: values.discountCodes.map(withoutBlanks),
  },
})

/** What an update sends: of the template, too, only what changed. */
export const roomChanges = (before: RoomBody, after: RoomBody): Partial<RoomBody> => {
  const { template, ...own } = changedFields(before, after)
  // The update's template has no required field.
  return template ? { ...own, template: changedFields(before.template, after.template) as Template } : own
}

const LISTS = /^(assets|products|labels|chatManagerUsersEmails)\..*$/

/** Where the form shows a field of the body. */
export const placeOfRoomField = (field: string): string => field.replace(/^template\./, '').replace(LISTS, '$1')

/** The form of a copy: all that the room says under a name of its own, as made here. */
export const copyRoom = (room: Room, name: string): RoomValues => ({
  ...readRoom(room),
  name,
  origin: readRoom(undefined).origin,
})
