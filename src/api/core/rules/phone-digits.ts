import type { Guest } from '../../contract/appointment-fields.ts'

/** What is typed for a phone, and nothing else: digits, and the signs that stand between them. */
const TYPED = /^[\d\s\p{Pd}\p{Cf}+.()[\]/]+$/u
/** Fewer digits than these are a number of something else. */
const FEWEST = 4
/** So many digits of a number must be left to take its prefix away; shorter ones may be the middle of a number. */
const FEWEST_OF_NUMBER = 6
/** The same where no sign says that a country's code comes first: so long must all of it be, and what follows the code. */
const UNSIGNED = { all: 10, number: 8 }
/** Codes of countries: none of them begins another. */
const COUNTRY = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

/** The digits of a phone, as they are compared; the zero in brackets that only callers of the same country dial is none. */
export const phoneDigits = (phone: string): string => phone.replaceAll('(0)', '').replace(/\D/g, '')

/** The phone of a guest as text; empty where there is none. */
const phoneOf = ({ extraFields }: Guest): string => {
  const phone: unknown = extraFields?.['phone']
  if (typeof phone === 'number') return /^\d{1,15}$/.test(String(phone)) ? String(phone) : ''
  return typeof phone === 'string' ? phone : ''
}

/** The digits of guests' phones, those of one guest apart from those of the next. */
export const guestPhones = (guests: readonly Guest[]): string =>
  guests.map((guest) => phoneDigits(phoneOf(guest))).join(' ')

/**
 * The digits that a phone must hold in a row to be meant by what was typed; undefined where that is no part of a phone.
 * What callers put before a number or leave away (`+34`, `0034`, `34`, the `0` of their own country) is not asked for, so
 * that a phone is found whichever of them it was stored with.
 */
export function phoneSought(typed: string): string | undefined {
  const digits = phoneDigits(typed)
  if (!TYPED.test(typed) || digits.length < FEWEST) return undefined
  const isSigned = /^\D*\+/.test(typed) || digits.startsWith('00')
  const number = digits.replace(/^0+/, '')
  const national = number.replace(COUNTRY, '').replace(/^0/, '')
  if (isSigned && national.length >= FEWEST_OF_NUMBER) return national
  if (number !== digits) return number.length >= FEWEST_OF_NUMBER ? number : digits
  return digits.length >= UNSIGNED.all && national.length >= UNSIGNED.number ? national : digits
}
