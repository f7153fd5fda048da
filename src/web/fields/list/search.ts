import { fold } from '#api/values/fold.ts'
import { phoneDigits, phoneSought } from '#api/core/rules/phone-digits.ts'
import { textOf, type Column } from '../../ui/table/columns.ts'

const wordsIn = (search: string): string[] =>
  fold(search)
    .split(/\s+/)
    .filter((word) => word !== '')

/** Numbers with the signs that stand between their digits, as phones are written. */
const NUMBERS = /[+(]{0,2}\d[\d \u00A0().[\]/\p{Pd}]*/gu

/** Makes ready what is looked for in many texts, which must be folded: each word of it, or digits that may be written as a phone is. */
export function seeker(search: string): (text: string) => boolean {
  const words = wordsIn(search)
  const phone = phoneSought(search)
  const holdsPhone = (text: string) =>
    phone !== undefined && text.match(NUMBERS)?.some((number) => phoneDigits(number).includes(phone)) === true
  return (text) => words.every((word) => text.includes(word)) || holdsPhone(text)
}

/** Whether a text holds what is looked for: each word of it, or a phone by its digits. */
export const holdsSearch = (text: string, search: string): boolean => seeker(search)(fold(text))

/** The rows in whose columns, also those that are hidden, a search is found. */
export const searchRows = <T>(rows: readonly T[], columns: readonly Column<T>[], search: string): readonly T[] => {
  if (wordsIn(search).length === 0) return rows
  const isFound = seeker(search)
  return rows.filter((row) => isFound(fold(columns.map((column) => textOf(column, row)).join('\n'))))
}
