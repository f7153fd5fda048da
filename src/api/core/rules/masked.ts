import type { Guest } from '../../contract/appointment-fields.ts'

/** What stands for a guest who is not to be known any more; `code` is 4 hexadecimal digits. */
export const placeholdersOf = (code: string) => ({
  email: `guest-${code}@masked.invalid`,
  phone: `masked-${code}`,
  name: `guest-${code}`,
})

const PLACEHOLDER = /^(?:.*@masked\.invalid|masked-.*|guest-[0-9a-f]{4})$/i

/** The extra fields that say who a guest is. */
export const PERSONAL = /name|phone|mobile|mail/i

/** The texts of a value: a phone may have been given as a number, and several of them as a list or by what they are for. */
export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn)
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return text.trim() === '' ? [] : [text]
}

/** Whether a guest is not to be known any more: every name, e-mail and phone that is there is a placeholder. */
export const isMasked = (guest: Guest): boolean => {
  const extra = Object.entries(guest.extraFields ?? {}).filter(([key]) => PERSONAL.test(key))
  const known = [guest.email, ...extra.map(([, value]) => value)].flatMap(textsIn)
  return known.length > 0 && known.every((text) => PLACEHOLDER.test(text.trim()))
}
