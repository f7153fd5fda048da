// Elements by their roles and names, as XPath.

const says = (text: string): string => `normalize-space()="${text}"`
const isNamed = (name: string): string => `(@aria-label="${name}" or @aria-labelledby=//*[${says(name)}]/@id)`

/** An element of an explicit role with exactly this name. */
export const named = (role: string, name: string): string => `//*[@role="${role}"][${isNamed(name)}]`

/** A button, or something that is one for everybody, with exactly this name. */
export const button = (name: string): string => `//*[self::button or @role="button"][${says(name)} or ${isNamed(name)}]`

/** The field of a form whose label begins with these words; a required one has a star behind them. */
export const field = (label: string): string => {
  const labels = `//label[${says(label)} or normalize-space(text()[1])="${label}"]`
  return `//*[self::input or self::textarea or self::select][@aria-label="${label}" or @id=${labels}/@for]`
}

/** The element with these words in it, whatever stands around them; of several spellings any will do. */
export const text = (...spellings: string[]): string =>
  `//*[text()[${spellings.map((words) => `contains(normalize-space(), "${words}")`).join(' or ')}]]`
