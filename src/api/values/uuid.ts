/** What a UUID is written with, in small letters, for a place in a longer expression. */
export const UUID_FORM = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** A UUID and nothing else, in letters of either case. */
export const UUID = new RegExp(`^${UUID_FORM}$`, 'i')

/** A UUID as it is stored: in small letters. */
export const STORED_UUID = new RegExp(`^${UUID_FORM}$`)
