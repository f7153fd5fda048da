import { textOf, type Column } from '../../ui/table/columns.ts'

/** A text without accents and capitals, as it is searched. */
export const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const wordsIn = (search: string): string[] =>
  folded(search)
    .split(/\s+/)
    .filter((word) => word !== '')

/** Whether each word of a search stands in a text. */
export const holdsWords = (text: string, search: string): boolean => {
  const looked = folded(text)
  return wordsIn(search).every((word) => looked.includes(word))
}

/** The rows in whose columns, also those that are hidden, each word of the search is found. */
export const searchRows = <T>(rows: readonly T[], columns: readonly Column<T>[], search: string): readonly T[] => {
  const words = wordsIn(search)
  if (words.length === 0) return rows
  return rows.filter((row) => {
    const text = folded(columns.map((column) => textOf(column, row)).join('\n'))
    return words.every((word) => text.includes(word))
  })
}
