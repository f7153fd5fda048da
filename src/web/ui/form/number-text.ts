const GROUPED = /^-?\d{1,3}(?:[.,'\u00A0\u202F ]\d{3})+$/
const SPACES = /[\s'\u00A0\u202F]/g

/**
 * Reads a number as it is typed, with the decimal and grouping signs of any language (`1.234,5`, `1,234.5`, `3,5`). Empty
 * is null; nonsense is kept as it is for the validation to name. Of one sign with three digits behind it, `1,234` means
 * thousands only where whole numbers are asked for.
 */
export const readNumber = (typed: string, isWhole = false): number | null | string => {
  const text = typed.trim()
  if (text === '') return null
  if (isWhole && GROUPED.test(text)) return Number(text.replaceAll(/[^\d-]/g, ''))
  const bare = text.replaceAll(SPACES, '')
  const decimal = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'))
  const hasBoth = bare.includes(',') && bare.includes('.')
  const plain = hasBoth
    ? `${bare.slice(0, decimal).replaceAll(/[.,]/g, '')}.${bare.slice(decimal + 1)}`
    : bare.replace(',', '.')
  const value = Number(plain)
  return Number.isFinite(value) ? value : typed
}
