const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))

/** Codes that name no country: unions, regions and those made up for tests. */
const NO_COUNTRY = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])

/** Every country by its two letters (ISO 3166) as a language calls it, in that language's order. */
export function countriesIn(locale: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  const { compare } = new Intl.Collator(locale)
  // A former code is the name of the country that it became.
  const isOwn = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`
  return codes
    .flatMap((value) => {
      const label = NO_COUNTRY.has(value) || !isOwn(value) ? undefined : names.of(value)
      return label === undefined ? [] : [{ value, label }]
    })
    .toSorted((a, b) => compare(a.label, b.label))
}
