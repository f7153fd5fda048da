import { useLingui } from '@lingui/react'
import type { RoomValues } from './room-form-values.ts'

type Lists = Pick<RoomValues, 'actors' | 'discountCodes'>

const line = (...words: readonly (string | number | false | null | undefined)[]): string =>
  words.filter((word) => word !== '' && word !== false && word != null).join(' · ')

/** How the people and the codes of a room are told where two versions of it are compared: each in a line. */
export const useRoomWords = () => {
  const { i18n } = useLingui()
  // The form hands the values of its own fields here.
  return (field: string, value: unknown): string | undefined => {
    if (!Array.isArray(value) || value.length === 0) return undefined
    if (field === 'actors')
      return (value as Lists['actors'])
        .map(({ name, email, role, isAdmin }) =>
          line(
            name,
            role === 'host' ? i18n._('Host') : role === 'guest' ? i18n._('Guest') : role,
            email,
            isAdmin && i18n._('Can manage the room'),
          ),
        )
        .join('\n')
    if (field === 'discountCodes')
      return (value as Lists['discountCodes'])
        .map(({ name, discountCode, percent }) => line(name, discountCode, percent != null && `${percent} %`))
        .join('\n')
    return undefined
  }
}
