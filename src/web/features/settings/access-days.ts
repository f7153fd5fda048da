/** Days after which the access that a link or a key gives can end. */
export const ACCESS_DAYS = [1, 7, 30, 90, 365] as const
